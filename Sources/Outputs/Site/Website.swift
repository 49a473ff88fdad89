/// The generated pages: path to bytes.
public struct Website: Sendable {}
