/// How many problems of each severity there are.
public struct DiagnosticCount: Hashable, Sendable, CustomStringConvertible {
    /// What makes a run fail.
    public let errors: Int
    /// What should be mended.
    public let warnings: Int

    /// Counts; notes are not counted.
    public init(_ diagnostics: [Diagnostic]) {
        errors = diagnostics.count { $0.severity == .error }
        warnings = diagnostics.count { $0.severity == .warning }
    }

    /// `2 errors, 1 warning`, with what is zero left out; `no problems` when nothing is left.
    public var description: String {
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
        guard !parts.isEmpty else { return "no problems" }
        return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}

extension Sequence where Element == Diagnostic {
    /// The problems by path, position, severity, id and message: the same order on every run.
    ///
    /// Problems of the whole run, which have no place, come first.
    public func sortedByLocation() -> [Diagnostic] {
        sorted { left, right in
            switch (left.location, right.location) {
            case (nil, .some): return true
            case (.some, nil): return false
            case (let a?, let b?) where a.path != b.path || a.start != b.start: return a < b
            default: break
            }
            if left.severity != right.severity { return left.severity < right.severity }
            if left.id != right.id {
                return left.id.description.utf8.lexicographicallyPrecedes(right.id.description.utf8)
            }
            return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
        }
    }
}
