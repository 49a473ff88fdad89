/// Where the dependency that is being read was declared, for the messages of issues.
struct DependencyUse: Sendable {
    /// What stands between the parentheses of `@Dependency`: `\.date` or `Client.self`.
    var argument: String?
    var place: Place?

    @TaskLocal static var current = DependencyUse()

    struct Place: Sendable {
        let fileID: StaticString
        let filePath: StaticString
        let line: UInt
        let column: UInt
    }

    /// The dependency as a message begins with it.
    var name: String { argument.map { "@Dependency(\($0))" } ?? "A dependency" }

    /// Reports an issue at the declaration, or where this was called without one.
    func report(_ message: String) {
        guard let place else {
            reportIssue(message)
            return
        }
        withIssueContext(
            fileID: place.fileID,
            filePath: place.filePath,
            line: place.line,
            column: place.column
        ) {
            reportIssue(message)
        }
    }

    /// The lines of a message that say which dependency it is.
    func described(_ key: Any.Type, _ value: Any.Type) -> String {
        let place = place.map { "  Location:\n    \($0.fileID):\($0.line)\n" } ?? ""
        return place
            + (key == value
                ? "  Dependency:\n    \(value)" : "  Key:\n    \(key)\n  Value:\n    \(value)")
    }
}
