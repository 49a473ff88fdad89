/// What stops a run before it can do its work.
public struct WorkspaceError: Error, Sendable, CustomStringConvertible {
    /// Lower case, without a final stop.
    public let description: String
    /// The way out.
    public let hint: String?

    /// Says what stopped the run and what to do about it.
    public init(_ description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
