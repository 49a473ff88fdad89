import CaseFiles
import Foundation
import Testing

/// The real program with the real compiler over small rulebooks.
///
/// A section of a case is a file; `run` has a line for each run of `luca-docs`. A line
/// `write PATH SECTION` puts another section in place of a file between two runs. `␍` in a file
/// stands for a carriage return and `→` at the start of a line's rest for a tab. A line `show PATH`
/// tells what a file holds then.
@Suite struct VerifyTests {
    @Test(arguments: CaseFile.all())
    func proves(_ file: CaseFile) throws {
        let rulebook = try SampleRulebook(file)
        var text = ""
        for line in (file["run"] ?? "luca-docs verify").split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "write" {
                try rulebook.write(try #require(file[words[2]]), to: words[1])
            } else if words[0] == "show" {
                text += "$ \(line)\n" + (try rulebook.read(words[1]))
            } else {
                text += "$ \(line)\n" + (try rulebook.run(Array(words.dropFirst())))
            }
        }
        file.check(text)
    }
}

/// A folder with a small rulebook and a build folder of its own.
struct SampleRulebook {
    let folder: TemporaryFolder
    private let program: BuiltProgram

    /// What `rulebook.yml` says when a case does not say otherwise.
    static let standard = """
        name: tea
        title: Tea
        modules:
          - {name: Model, path: Sources/Model, depends: []}
          - {name: UserInterface, path: Sources/UserInterface, depends: [Model]}
          - {name: ModelTests, path: Tests/ModelTests, kind: test, depends: [Model]}
        fences: compile

        """

    init(_ file: CaseFile) throws {
        let files = file.sections.filter { $0.name.hasPrefix("content/") }
        try self.init(
            Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
        )
    }

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        program = try BuiltProgram("luca-docs-swift")
        if !files.keys.contains(where: { $0.hasPrefix("content/plain/") }) {
            try write(
                files["content/tea/rulebook.yml"] ?? Self.standard,
                to: "content/tea/rulebook.yml"
            )
        }
        for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        try folder.write(
            text.replacing("␍", with: "\r").replacing("→", with: "\t"),
            to: name
        )
    }

    /// Starts `verify`.
    func start() throws -> RunningProgram {
        try program.start(
            ["verify", "--build-dir", "build", "--content", "content"],
            in: folder.path
        )
    }

    /// Starts `verify --watch`.
    func watch(_ words: [String] = [], path: String? = nil) throws -> RunningProgram {
        try program.start(
            ["verify", "--watch", "--build-dir", "build", "--content", "content"] + words,
            in: folder.path,
            environment: path.map { ["PATH": $0] } ?? [:]
        )
    }

    /// A file's text with the signs that `write` knows.
    func read(_ name: String) throws -> String {
        let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
        // By scalars: to Swift a carriage return and a line feed are one character.
        let signs: [Unicode.Scalar: String] = ["\r": "␍", "\t": "→"]
        return try String(contentsOf: url, encoding: .utf8).unicodeScalars
            .map { signs[$0] ?? String($0) }.joined()
    }

    /// Runs the program; what differs between machines is left out of what it gives.
    func run(
        _ words: [String],
        path: String? = nil,
        environment: [String: String] = [:]
    ) throws -> String {
        let result = try program.run(
            words + (words[0] == "verify" ? ["--build-dir", "build"] : []),
            in: folder.path,
            environment: environment.merging(path.map { ["PATH": $0] } ?? [:]) { $1 }
        )
        return result.text
            .replacing(/with Swift [0-9.]+ on \w+ \w+/, with: "with SWIFT on PLATFORM")
            .replacing(/"Swift [0-9.]+"/, with: "\"SWIFT\"")
            .replacing(/"(Linux|macOS) \w+"/, with: "\"PLATFORM\"")
    }
}
