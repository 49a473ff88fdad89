public import Diagnostics

/// What stops a run before it can do its work.
public struct WorkspaceError: RunError, Sendable, CustomStringConvertible {
    /// Lower case, without a final stop.
    public let description: String
    /// The way out.
    public let hint: String?

    /// The same as `description`.
    public var message: String { description }

    /// Says what stopped the run and what to do about it.
    public init(_ description: String, hint: String? = nil) {
        self.description = description
        self.hint = hint
    }
}
