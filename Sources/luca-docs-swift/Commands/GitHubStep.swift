import Foundation
import Workspace

/// The page of a workflow run on GitHub.
enum GitHubStep {
    /// Adds to the file that GitHub names for it; elsewhere there is none.
    static func add(_ text: String) throws {
        let name = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
        guard !name.isEmpty else { return }
        guard let file = FileHandle(forWritingAtPath: name) else {
            throw WorkspaceError(
                "the step summary '\(name)' cannot be written",
                hint: "GITHUB_STEP_SUMMARY must name a file that exists"
            )
        }
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
    }
}
