import CaseFiles
import Foundation
import Testing

/// What was kept is found again exactly when nothing that matters has changed.
///
/// One rulebook is proven, then one thing after another is changed and put back: each change
/// starts so many tools, and putting it back starts none.
@Suite struct KeptResultsTests {
    private static let cups = """
        # Cups

        ```swift file="Model/Cup.swift"
        import Foundation

        public struct Cup: Sendable {
            public var size = 1
            public init() {}
            public func doubled() -> Int { size + size }
            @inlinable public func halved() -> Int { size / 2 }
        }
        ```

        ```swift file="ModelTests/CupTests.swift"
        import Model
        import Testing

        @Test func size() { #expect(Cup().size == 1) }
        ```

        ```swift file="Plain/Leaf.swift"
        public let leaf = 1
        ```

        ```swift
        import Model

        print(Cup().size)
        ```

        ```text prints
        1
        ```

        ```swift
        import Plain

        let other = leaf
        ```

        ```swift
        // snippet.hide
        let hidden = 3
        // snippet.show
        let shown = hidden
        ```

        ```swift fails="cannot find 'kettle' in scope"
        print(kettle)
        ```

        ```swift
        import Foundation
        import Kettle

        let water = boil() + leaves
        let unrelated: Int = 1
        ```
        """

    private static let files = [
        "content/tea/cups.md": cups,
        "content/tea/rulebook.yml": """
        name: tea
        title: Tea
        modules:
          - {name: Model, path: Sources/Model, depends: []}
          - {name: Plain, path: Sources/Plain, depends: []}
          - {name: ModelTests, path: Tests/ModelTests, kind: test, depends: [Model]}
        modules-from: {Kettle: system}
        fences: compile

        """,
        "content/stand-ins/Package.swift": """
        // swift-tools-version: 6.2
        \("import PackageDescription")

        let package = Package(
            name: "stand-ins",
            products: [
                .library(name: "Kettle", targets: ["Kettle"]),
                .library(name: "Lid", targets: ["Lid"]),
            ],
            targets: [.target(name: "Kettle"), .target(name: "Lid")]
        )

        """,
        "content/stand-ins/Sources/Kettle/Kettle.swift": "public func boil() -> Int { 100 }\n",
        "content/stand-ins/Sources/Lid/Lid.swift": "public let leaves = 2\n",
        "content/stand-ins/stand-ins.yml": """
        modules:
          - {name: Kettle, models: kettles}
          - {name: Lid, models: lids, completes: Foundation, names: [leaves]}

        """,
    ]

    private struct Change {
        let name: String
        let file: String
        let old: String
        let new: String
        /// How many tools it starts.
        let tools: Int

        init(_ name: String, _ file: String, _ old: String, _ new: String, _ tools: Int) {
            self.name = name
            self.file = "content/" + file
            self.old = old
            self.new = new
            self.tools = tools
        }
    }

    private static let changes = [
        Change("a lone fence", "tea/cups.md", "let other", "let another", 1),
        Change("a hidden line", "tea/cups.md", "hidden = 3", "hidden = 4", 1),
        Change("what must fail", "tea/cups.md", "'kettle' in scope\"", "'kettle'\"", 1),
        Change("what must be printed", "tea/cups.md", "prints\n1", "prints\n…", 1),
        // The module, what lies behind it, its tests' program, and the program that sees it.
        Change("a module in front", "tea/cups.md", "var size", "nonisolated var size", 4),
        Change("a body to be inlined", "tea/cups.md", "size / 2", "size / 4", 4),
        Change("a private part", "tea/cups.md", "init() {}", "init() {}; private let a = 1", 4),
        // Who imports the module sees no bodies and no names of files.
        Change("a body in front", "tea/cups.md", "size + size", "size * 2", 3),
        Change("another module in front", "tea/cups.md", "leaf = 1", "leaf: Int? = 1", 2),
        Change("its value", "tea/cups.md", "leaf = 1", "leaf = 2", 1),
        Change("the name of a file", "tea/cups.md", "Plain/Leaf.swift", "Plain/Leaves.swift", 1),
        // All but the package of stand-ins.
        Change("a language mode", "tea/rulebook.yml", "fences:", "modes: [5]\nfences:", 10),
        // The package, and the only fence that sees it.
        Change("a stand-in", "stand-ins/Sources/Kettle/Kettle.swift", "100", "96", 2),
        Change("a manifest", "stand-ins/Package.swift", "\n\nlet", "\n\n// More.\nlet", 2),
        // The flag that imports it.
        Change("a completion", "stand-ins/stand-ins.yml", "[leaves]", "[leaves, Sendable]", 4),
        Change("prose", "tea/cups.md", "# Cups\n", "# Cups\n\nMuch more, and\n\n> this.\n", 0),
        Change("line ends", "tea/cups.md", "\n", "\r\n", 0),
        Change(
            "a list",
            "tea/cups.md",
            "```swift\nimport Plain\n\nlet other = leaf\n```",
            "- ```swift\n  import Plain\n\n  let other = leaf\n  ```",
            0
        ),
        Change("a title", "tea/rulebook.yml", "title: Tea", "title: All of tea # more", 0),
        Change("what a stand-in models", "stand-ins/stand-ins.yml", "kettles", "all kettles", 0),
        Change(
            "another fence",
            "tea/cups.md",
            "# Cups\n",
            "# Cups\n\n```swift\nlet n = 1\n```\n",
            1
        ),
    ]

    @Test func whatMattersMissesAndNothingElse() throws {
        let rulebook = try SampleRulebook(Self.files)
        let tools = try CountedTools(in: rulebook.folder)
        let first = try rulebook.run(["verify"], path: tools.path)
        try #require(first.hasPrefix("8 of 8 examples built, 1 tested"), "\(first)")
        for change in Self.changes {
            let text = try #require(Self.files[change.file])
            try #require(text.contains(change.old), "\(change.name)")
            var count = tools.count
            try rulebook.write(text.replacing(change.old, with: change.new), to: change.file)
            let run = try rulebook.run(["verify"], path: tools.path)
            #expect(run.hasSuffix("exit 0\n"), "\(change.name): \(run)")
            #expect(tools.count - count == change.tools, "\(change.name): \(tools.calls)")
            try rulebook.write(text, to: change.file)
            count = tools.count
            #expect(try rulebook.run(["verify"], path: tools.path) == first)
            // Of stand-ins as of nothing else the old are found again.
            #expect(tools.count == count, "\(change.name) put back: \(tools.calls)")
        }
    }

    @Test func theSurroundingsMatterAsFarAsTheyDo() throws {
        let rulebook = try SampleRulebook(["content/tea/cups.md": RunTests.document])
        let tools = try CountedTools(in: rulebook.folder)
        let first = try rulebook.run(["verify"], path: tools.path)
        let all = tools.count
        func started(
            by words: [String] = [],
            in other: SampleRulebook? = nil,
            environment: [String: String] = [:]
        ) throws -> Int {
            let count = tools.count
            let run = try (other ?? rulebook).run(
                ["verify"] + words,
                path: tools.path,
                environment: environment
            )
            #expect(run == first)
            return tools.count - count
        }
        // How it is asked for, and what the environment says of other things.
        #expect(try started(by: ["--jobs", "1", "--batch", "1", "--test-timeout", "50"]) == 0)
        #expect(try started(environment: ["LANG": "C", "TMPDIR": "/tmp"]) == 0)

        // Another checkout.
        let other = try SampleRulebook(["content/tea/cups.md": RunTests.document])
        try other.folder.link("build", to: rulebook.folder.path + "/build")
        #expect(try started(in: other) == 0)

        // The times of all files.
        for name in ["content/tea/cups.md", "content/tea/rulebook.yml"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
                ofItemAtPath: "\(rulebook.folder.path)/\(name)"
            )
        }
        #expect(try started() == 0)

        // A document before all others.
        try rulebook.write("# A\n\nNothing yet.\n", to: "content/tea/a.md")
        #expect(try started() == 0)

        // What the compiler obeys, and another compiler.
        #expect(try started(environment: ["C_INCLUDE_PATH": "/nowhere"]) == all - 1)
        let compiler = "\(rulebook.folder.path)/toolchain/bin/swiftc"
        let script = try #require(rulebook.folder.text(of: "toolchain/bin/swiftc"))
        try script.replacing("exec ", with: "[ \"$1\" = --version ] && echo build 2\nexec ")
            .write(toFile: compiler, atomically: false, encoding: .utf8)
        #expect(try started() == all)
        #expect(try started() == 0)
    }

    @Test func whatNobodyAsksForIsRemovedOnceItIsMuch() throws {
        let plain = try SampleRulebook(["content/plain/a.md": "# A\n\n```swift\nlet a = 1\n```\n"])
        let tools = try CountedTools(in: plain.folder)
        func kept() -> Int { plain.folder.names(in: "build/foreign").count }
        let words = ["verify", "content/plain", "--treat", "alone"]
        for number in 0..<102 { try plain.write("", to: "build/foreign/\(number).json") }
        let first = try plain.run(words, path: tools.path)
        #expect(kept() == 103)
        // One of two documents says nothing of what the other needs.
        for number in 102..<104 { try plain.write("", to: "build/foreign/\(number).json") }
        _ = try plain.run(words + ["--only", "content/plain/a.md"], path: tools.path)
        #expect(kept() == 105)
        let count = tools.count
        #expect(try plain.run(words, path: tools.path) == first)
        #expect(kept() == 1)
        #expect(tools.count == count, "\(tools.calls)")
    }
}
