import Diagnostics
import Foundation
import Rules
import SwiftCode
import Testing

@testable import Verify

/// What runs mean that are hard to bring about with a real compiler.
@Suite struct JudgementTests {
    private let read = lone("let a = 1\n", 1)

    @Test func aCompilerThatDiesIsAFailure() {
        let run = CompilerRun(output: "Stack dump:\n0. Program arguments\n", succeeded: false)
        let findings = judgeAlone(read, ProofSetting(), run)
        #expect(findings.state(of: read.snippet.id, ProofSetting()) == .failed)
        #expect(findings.problems.map(\.id.description) == ["compiler-failure"])
        #expect(
            findings.problems[0].notes.map(\.message) == ["Stack dump:", "0. Program arguments"]
        )
    }

    @Test func aCompilerThatDiesIsNoExpectedError() {
        let snippet = read.snippet
        let fails = lone(
            "let a = 1\n",
            1,
            role: .fails(Located("Stack dump", at: snippet.location))
        )
        let run = CompilerRun(output: "Stack dump:\n", succeeded: false)
        #expect(
            judgeAlone(fails, ProofSetting(), run).state(of: snippet.id, ProofSetting()) == .failed
        )
    }

    @Test func anErrorWithoutAPlaceIsNotLost() {
        let run = CompilerRun(output: "<unknown>:0: error: lost\n", succeeded: false)
        let findings = judgeAlone(read, ProofSetting(), run)
        #expect(findings.problems.map(\.message) == ["lost"])
        #expect(findings.problems[0].location == read.snippet.location)
    }

    @Test func aMessageOfAFileThatNobodyKnowsIsKeptForEachOfABatch() {
        let other = lone("let b = 1\n", 2)
        let run = CompilerRun(
            output: """
                elsewhere.swift:1:1: warning: whose
                \(other.snippet.virtualFile):1:1: warning: b

                """,
            succeeded: true
        )
        let batch = [read, other]
        let places = SnippetPlaces(batch.map(\.snippet))
        #expect(run.only(read, of: places).messages.map(\.text) == ["whose"])
        #expect(run.only(other, of: places).messages.map(\.text) == ["whose", "b"])
    }

    @Test func failedStaysFailed() {
        var findings = Findings()
        let (five, six) = (ProofSetting("ios", .five), ProofSetting("ios", .six))
        findings.set(.failed, of: read.snippet.id, five)
        findings.set(.built, of: read.snippet.id, five)
        findings.set(.built, of: read.snippet.id, six)
        #expect(findings.state(of: read.snippet.id, five) == .failed)
        #expect(findings.state(of: read.snippet.id, six) == .built)
    }

    @Test func aRunThatWasCutShortPassesNoTest() throws {
        let stream = """
            {"kind":"test","payload":{"id":"M.a()","kind":"function","name":"a()",\
            "sourceLocation":{"_filePath":"Tests/A.swift","column":2,"line":2}},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"M.a()"},"version":0}
            {"kind":"event","payload":{"kind":"testEnded","testID":"M.a()"},"version":0}
            """
        let events = try stream.split(separator: "\n").map {
            try JSONDecoder().decode(TestEvent.self, from: Data($0.utf8))
        }
        let run = TestRun(events)
        #expect(run.tests.map(\.end) == [.ended])
        #expect(!run.ended)
        let code = "@Test func a() { #expect(1 == 1) }\n"
        let part = lone(code, 1, role: .file(SamplePath("M/A.swift")!))
        let module = SampleModule(
            module: .init(name: "M", path: ContentPath("Tests")!, kind: .test, depends: []),
            rulebook: RulebookName("tea"),
            mode: .six,
            files: [SampleFile(path: ContentPath("Tests/A.swift")!, parts: [part])],
            behind: [],
            usesStandIns: false,
            completions: []
        )
        let places = SnippetPlaces([part.snippet])
        let cut = judgeTests(module, ProofSetting(), run, .signal(11), output: "", places: places)
        #expect(cut.problems.map(\.id.description) == ["crashed-test"])
        #expect(cut.state(of: part.snippet.id, ProofSetting()) == .failed)
        var whole = run
        whole.ended = true
        let good = judgeTests(
            module,
            ProofSetting(),
            whole,
            .returned(code: 0),
            output: "",
            places: places
        )
        #expect(good.problems.isEmpty)
        #expect(good.state(of: part.snippet.id, ProofSetting()) == .tested)
    }

    @Test func keysKnowAllThatMatters() {
        let toolchain = JobKey.toolchain("Swift 6.3.1")
        func key(
            _ code: String,
            behind: [JobKey] = [],
            foreign: JobKey? = nil,
            modes: [LanguageMode]? = nil
        ) -> JobKey {
            var snippet = lone(code, 1).snippet
            snippet.modes = modes
            let surroundings = CodeConfiguration(system: "Linux", modules: [], compiler: [6, 2])
            let read = ReadSnippet(snippet, in: surroundings)
            return JobKey.alone(read, behind: behind, foreign: foreign, toolchain)
        }
        let keys = [
            key("let a = 1\n"), key("let a = 2\n"), key("let a = 1\n", behind: [toolchain]),
            key("let a = 1\n", foreign: toolchain),
            JobKey.alone(
                lone("let a = 1\n", 1),
                behind: [],
                foreign: nil,
                JobKey.toolchain("Swift 6.4")
            ),
            JobKey.alone(lone("let a = 1\n", 1), .five, behind: [], foreign: nil, toolchain),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(key("let a = 1\n") == keys[0])
        #expect(key("let a = 1\n", modes: [.five, .six]) == keys[0])
    }
}
