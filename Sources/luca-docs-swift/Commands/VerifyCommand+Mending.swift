import Diagnostics
import Terminal
import Verify
import Workspace

extension VerifyCommand {
    /// What was changed in the documents, as the reports tell it.
    struct MendingReport {
        let outcome: MendingOutcome
        /// What was not changed, and what could not be written.
        let problems: [Diagnostic]
        let isDry: Bool
        let isWritten: Bool

        /// `{changes, written}` for the JSON report.
        var members: [JSONValue.Member] {
            [
                .init(key: "changes", value: outcome.json),
                .init(key: "written", value: .bool(isWritten)),
            ]
        }
    }

    /// Changes the documents if that is asked for; gives what is on disk afterwards.
    static func mend(
        _ start: ProvenContent,
        _ request: MendingRequest?,
        _ selection: DocumentSelection,
        _ console: Console
    ) async throws -> (ProvenContent, MendingReport?) {
        guard let request else { return (start, nil) }
        let run = MendingRun(
            request: request,
            selection: selection,
            progress: { console.progress($0) }
        )
        let outcome = try await run.run(start)
        let obstacles = request.isDry ? [] : outcome.write()
        console.clearProgress()
        let report = MendingReport(
            outcome: outcome,
            problems: outcome.refused + obstacles,
            isDry: request.isDry,
            isWritten: !request.isDry && obstacles.isEmpty
        )
        for line in outcome.lines(isDry: request.isDry) {
            console.report(line)
        }
        if request.isDry { return (start, report) }
        guard !obstacles.isEmpty else { return (outcome.end, report) }
        // What could not be written is reported as it is.
        let unwritten = Set(obstacles.compactMap(\.location?.path))
        let written = outcome.end.replaced.filter { !unwritten.contains($0.key) }
        let onDisk = try await start.replacing(written) { selection.contains($0.location.path) }
        return (onDisk, report)
    }
}
