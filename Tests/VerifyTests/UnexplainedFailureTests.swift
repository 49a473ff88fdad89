import CaseFiles
import Diagnostics
import Rules
import Testing

@testable import Verify

/// Runs that found no error although a fence is not proven: nobody knows how to bring one about,
/// so the states are given.
///
/// A line of `states` is what is known of a fence: `-` for nothing, or a state. `problems` lists
/// severities.
@Suite struct UnexplainedFailureTests {
    @Test(arguments: CaseFile.all(in: "Cases/Unexplained"))
    func tells(_ file: CaseFile) throws {
        var findings = Findings()
        var snippets: [Snippet] = []
        let lines = try #require(file["states"]).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        for (number, line) in lines.dropLast().enumerated() {
            let snippet = lone("let a = 1\n", number + 1).snippet
            snippets.append(snippet)
            guard line != "-" else { continue }
            findings.set(try #require(ProofState(String(line))), of: snippet.id, ProofSetting())
        }
        let problems = (file["problems"] ?? "").split(separator: "\n").map { severity in
            Diagnostic(.compilerError, severity == "error" ? .error : .warning, "known", at: nil)
        }
        let found = findUnexplainedFailures(snippets, findings, beside: problems)
        file.check(TerminalReport(pathPrefix: "", usesColour: false) { _ in nil }.text(of: found))
    }
}
