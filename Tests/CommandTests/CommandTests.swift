import CaseFiles
import Testing

/// Each section of a case is a file in a folder of its own; `run` has a line for each command,
/// as typed there, `links` one for each symbolic link. What comes out is standard output, standard
/// error after `!`, the exit code.
@Suite struct CommandTests {
    @Test(arguments: CaseFile.all())
    func runsCommands(_ file: CaseFile) throws {
        let program = try BuiltProgram("luca-docs")
        let folder = try TemporaryFolder(
            Dictionary(
                file.sections.filter { !["run", "links"].contains($0.name) }.map {
                    ($0.name, $0.text)
                },
                uniquingKeysWith: { first, _ in first }
            )
        )
        for line in (file["links"] ?? "").split(separator: "\n") {
            let ends = line.split(separator: " ").map(String.init)
            try folder.link(ends[0], to: ends[2])
        }
        var text = ""
        for line in (file["run"] ?? "").split(separator: "\n") {
            var words = line.split(separator: " ").map(String.init)
            var place = folder.path
            // `folder: luca-docs …` runs the command in that folder.
            if let first = words.first, first.hasSuffix(":") {
                place += "/" + words.removeFirst().dropLast()
            }
            try #require(words.removeFirst() == "luca-docs")
            text +=
                "$ \(line)\n"
                + (try program.run(
                    words,
                    in: place,
                    environment: ["XDG_CACHE_HOME": folder.path + "/.cache"]
                ).text)
        }
        file.check(text)
    }

    /// What somebody typed or wrote must not speak to the terminal.
    @Test func controlCharactersAreShownAndLongWordsCut() throws {
        let program = try BuiltProgram("luca-docs")
        let folder = try TemporaryFolder([
            "notes/\u{1B}[2J.md":
                "# Red \u{1B}[31m\n\nA\u{1B}]0;x\u{07} `\u{9B}2J`\n\n    \u{1B}c\n"
        ])
        let runs = [
            ["show", "\u{1B}[31mred", "--content", "notes"], ["check", "\u{1B}[31mred"],
            ["list", "--content", "notes"], ["list", "--layer", "\u{1B}[31mred"],
            ["show", "notes/\u{1B}[2J.md"], ["explain", "\u{1B}7"], ["\u{1B}7"],
        ]
        for words in runs {
            let run = try program.run(words, in: folder.path)
            let text = run.output + run.errors
            #expect(text.contains("\u{241B}"), "\(words)")
            #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" }, "\(words)")
        }
        let long = try program.run(["show", String(repeating: "x", count: 9000)], in: folder.path)
        #expect(long.errors.contains("xxx…'") && long.errors.count < 300)
    }

    @Test func withoutContentTheCarriedRulebooksAnswer() throws {
        let program = try BuiltProgram("luca-docs")
        let folder = try TemporaryFolder(["notes.txt": ""])
        let check = try program.run(["check", "--verbose"], in: folder.path)
        #expect(check.output.contains("these are the rulebooks built into luca-docs"))
        #expect(check.errors.contains("built into the program"))
        #expect(check.exitCode == 0)
        let show = try program.run(["show", "luca/guide"], in: folder.path)
        #expect(show.output.contains("built-in:luca/guide.md:1"))
        let explain = try program.run(["explain"], in: folder.path)
        #expect(explain.output.split(separator: "\n").count > 20)
    }
}
