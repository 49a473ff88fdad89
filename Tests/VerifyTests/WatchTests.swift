import CaseFiles
import Foundation
import Testing

/// `verify --watch` as people use it: save a file, read the verdict.
///
/// Nothing here waits for a time: a test reads lines until the one that it wants, and the time
/// limit only ends a test that would wait for ever.
@Suite(.timeLimit(.minutes(5))) struct WatchTests {
    private static let document = RunTests.document
    private static let cups = "content/tea/cups.md"

    private func rulebook() throws -> SampleRulebook {
        try SampleRulebook([Self.cups: Self.document])
    }

    /// The state that a round's last line names.
    private func state(_ lines: [String]) throws -> Substring {
        let line = try #require(lines.last)
        let match = try #require(line.firstMatch(of: /state ([0-9a-f]{8}), [0-9.]+ s$/), "\(line)")
        return match.1
    }

    @Test func eachSaveHasAVerdictAboutItsState() throws {
        let rulebook = try rulebook()
        let tools = try CountedTools(in: rulebook.folder)
        let watch = try rulebook.watch(path: tools.path)
        let first = try watch.lines(until: "round 1: ")
        #expect(first.first == "watching content/")
        #expect(
            first.last?.hasPrefix("round 1: no problems, 7 of 7 examples built, 1 tested") == true
        )
        var count = tools.count

        // A lone fence that is wrong: one compiler, and its own line.
        let wrong = Self.document.replacing("let limit = 3", with: "let limit: Int = true")
        try rulebook.write(wrong, to: Self.cups)
        let second = try watch.lines(until: "round 2: ")
        #expect(second.first == "changed: content/tea/cups.md")
        #expect(
            second.contains { $0.hasPrefix("content/tea/cups.md:24:18: error[compiler-error]") }
        )
        #expect(second.last?.hasPrefix("round 2: 1 error, 6 of 7 examples built") == true)
        #expect(tools.count <= count + 2, "\(tools.calls)")
        count = tools.count

        // Prose above it: known to be wrong, at its new line, and nothing is compiled.
        try rulebook.write(wrong.replacing("# Cups", with: "# Cups\n\nMore."), to: Self.cups)
        let third = try watch.lines(until: "round 3: ")
        #expect(third.contains { $0.hasPrefix("content/tea/cups.md:26:18: error[compiler-error]") })
        #expect(tools.count == count, "\(tools.calls)")

        // As it was: the same bytes have the same name, and nothing is compiled.
        try rulebook.write(Self.document, to: Self.cups)
        let fourth = try watch.lines(until: "round 4: ")
        #expect(fourth.count == 2)
        #expect(try state(fourth) == state(first))
        #expect(try state(second) != state(first))
        #expect(tools.count == count, "\(tools.calls)")

        // A file of a module, and what only the run of its tests can tell.
        try rulebook.write(Self.document.replacing("size = 1\n", with: "size = 2\n"), to: Self.cups)
        let fifth = try watch.lines(until: "round 5: ")
        #expect(fifth.contains { $0.contains("error[failed-expectation]") }, "\(fifth)")
        watch.send(SIGINT)
        #expect(watch.waitForEnd() == 130)
    }

    @Test func filesComeAndGoAndAreRenamed() throws {
        let rulebook = try rulebook()
        let watch = try rulebook.watch()
        _ = try watch.lines(until: "round 1: ")
        let folder = rulebook.folder.path + "/content/tea"
        let files = FileManager.default

        try rulebook.write("# New\n\n```swift\nlet a: Int = true\n```\n", to: "content/tea/new.md")
        var lines = try watch.lines(until: "round 2: ")
        #expect(lines.first == "changed: content/tea/new.md")
        #expect(lines.contains { $0.hasPrefix("content/tea/new.md:4:14: error") })

        try files.moveItem(atPath: folder + "/new.md", toPath: folder + "/old.md")
        lines = try watch.lines(until: "round 3: ")
        #expect(lines.first == "changed: content/tea/new.md, content/tea/old.md")
        #expect(lines.contains { $0.hasPrefix("content/tea/old.md:4:14: error") })
        #expect(!lines.contains { $0.hasPrefix("content/tea/new.md") })

        // As many editors save: a file beside it takes its name.
        try rulebook.write("# Old\n\n```swift\nlet a = 1\n```\n", to: "content/tea/.old.md.tmp")
        _ = rename(folder + "/.old.md.tmp", folder + "/old.md")
        lines = try watch.lines(until: "round 4: ")
        #expect(lines.first == "changed: content/tea/old.md")
        #expect(lines.last?.hasPrefix("round 4: no problems, 8 of 8 examples built") == true)

        try files.removeItem(atPath: folder + "/old.md")
        lines = try watch.lines(until: "round 5: ")
        #expect(lines.last?.hasPrefix("round 5: no problems, 7 of 7 examples built") == true)
    }

    @Test func badContentEndsNoWatch() throws {
        let rulebook = try rulebook()
        let watch = try rulebook.watch()
        let first = try watch.lines(until: "round 1: ")
        let content = rulebook.folder.path + "/content"
        let files = FileManager.default

        try rulebook.write("name: [tea\n", to: "content/tea/rulebook.yml")
        var lines = try watch.lines(until: "round 2: ")
        #expect(
            lines.contains { $0.hasPrefix("content/tea/rulebook.yml:") && $0.contains("error") }
        )

        try files.removeItem(atPath: content + "/tea/rulebook.yml")
        lines = try watch.lines(until: "round 3: ")
        #expect(lines.last?.contains(" 0 of 7 examples built, 0 tested") == true, "\(lines)")

        try files.moveItem(atPath: content, toPath: content + "-away")
        lines = try watch.lines(until: "round 4: ")
        #expect(lines.contains { $0.hasPrefix("error: ") })
        #expect(lines.last?.hasPrefix("round 4: nothing proven") == true)

        try files.moveItem(atPath: content + "-away", toPath: content)
        _ = try watch.lines(until: "round 5: ")
        try rulebook.write(SampleRulebook.standard, to: "content/tea/rulebook.yml")
        lines = try watch.lines(until: "round 6: ")
        #expect(try state(lines) == state(first))
        #expect(lines.last?.hasPrefix("round 6: no problems, 7 of 7 examples built") == true)
    }

    /// The program of a fence says that it runs, and goes on for ever; then the fence is changed.
    @Test func aChangeEndsTheRoundAndWhatRunsInIt() throws {
        let rulebook = try rulebook()
        let pipe = rulebook.folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let watch = try rulebook.watch(["--test-timeout", "600"])
        _ = try watch.lines(until: "round 1: ")
        try rulebook.write(
            """
            # Endless

            ```swift file="ModelTests/EndlessTests.swift"
            import Foundation
            import Testing

            @Test func endless() {
                let pipe = open("\(pipe)", O_WRONLY)
                write(pipe, "s", 1)
                while true { sleep(60) }
                #expect(pipe > 0)
            }
            ```
            """,
            to: "content/tea/endless.md"
        )
        _ = fcntl(reader, F_SETFL, 0)
        // A pipe that nobody has opened yet reads as ended, so it is waited for.
        let writer = open(pipe, O_WRONLY)
        var byte: UInt8 = 0
        #expect(read(reader, &byte, 1) == 1)
        close(writer)
        try FileManager.default.removeItem(atPath: rulebook.folder.path + "/content/tea/endless.md")
        var lines = try watch.lines(until: "once more")
        #expect(
            lines.last
                == "round 2: changed meanwhile: content/tea/endless.md, once more"
        )
        // Nothing of the ended round holds the pipe any more.
        #expect(read(reader, &byte, 1) == 0)
        lines = try watch.lines(until: "round 3: ")
        #expect(lines.last?.hasPrefix("round 3: no problems, 7 of 7 examples built") == true)
    }

    @Test func jsonIsOneValueALine() throws {
        let rulebook = try rulebook()
        let watch = try rulebook.watch(["--format", "json"])
        func value() throws -> [String: Any] {
            let line = try #require(watch.line())
            let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(value as? [String: Any])
        }
        let first = try value()
        #expect(first["schema"] as? Int == 1)
        #expect(first["built"] as? Int == 7)
        #expect((first["watch"] as? [String: Any])?["round"] as? Int == 1)
        try rulebook.write(
            Self.document.replacing("let limit = 3", with: "let limit: Int = true"),
            to: Self.cups
        )
        let second = try value()
        #expect(second["errors"] as? Int == 1)
        let watched = try #require(second["watch"] as? [String: Any])
        #expect(watched["changed"] as? [String] == [Self.cups])
        #expect(watched["isOutdated"] as? Bool == false)
        #expect((watched["state"] as? String)?.count == 8)
    }

    @Test func nobodyReadsAnyMore() throws {
        let rulebook = try rulebook()
        let watch = try rulebook.watch()
        _ = try watch.lines(until: "round 1: ")
        try watch.stopReading()
        #expect(watch.waitForEnd() == 0)
    }

    /// Between rounds the build folder is free for others.
    @Test func anotherRunMayUseTheSameResults() throws {
        let rulebook = try rulebook()
        let watch = try rulebook.watch()
        _ = try watch.lines(until: "round 1: ")
        let run = try rulebook.run(["verify", "--verbose", "--accept"])
        #expect(run.contains("! luca-docs: tools started: 0\n"), "\(run)")
        #expect(!run.contains("waiting"))
        let lines = try watch.lines(until: "round 2: ")
        #expect(lines.first == "changed: content/ledger.json")
        #expect(lines.last?.hasPrefix("round 2: no problems, 7 of 7 examples built") == true)
    }
}
