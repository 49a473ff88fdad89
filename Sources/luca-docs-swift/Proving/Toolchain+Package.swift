import Foundation

extension Toolchain {
    /// Builds a package with SwiftPM into the folder `build` beside it.
    ///
    /// An index and debug information would be a third of the work, and nobody reads them. A busy
    /// machine may need many minutes for what a quiet one does in one.
    func buildPackage(in folder: URL, _ gate: JobGate) async throws -> ToolRun {
        let words = ["build", "--scratch-path", "../build", "--disable-index-store"]
        return try await gate.run {
            try await ToolRun.run(
                swift,
                words + ["-debug-info-format", "none"],
                in: folder,
                limit: 3600
            )
        }
    }
}
