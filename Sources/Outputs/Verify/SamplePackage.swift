/// The generated package: path to bytes.
public struct SamplePackage: Sendable {}
