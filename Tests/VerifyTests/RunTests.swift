import CaseFiles
import Foundation
import Testing

/// Runs of the real program that a case file cannot tell of: the toolchain, the cache, the export.
@Suite struct RunTests {
    /// A rulebook with one fence of each kind, all of them right.
    static let document = """
        # Cups

        ```swift file="Model/Cup.swift"
        public struct Cup: Sendable {
            public var size = 1
            public init() {}
        }
        ```

        ```swift file="ModelTests/CupTests.swift"
        import Model
        import Testing

        @Test func size() { #expect(Cup().size == 1) }
        ```

        ```swift
        import Model

        let size = Cup().size
        ```

        ```swift
        let limit = 3
        ```

        ```swift
        let other = 4
        ```

        ```swift fails="cannot find 'kettle' in scope"
        print(kettle)
        ```

        ```swift
        import Model

        print(Cup().size)
        ```
        """

    private func rulebook() throws -> SampleRulebook {
        try SampleRulebook(["content/tea/cups.md": Self.document])
    }

    @Test func aSecondRunStartsNoTool() throws {
        let rulebook = try rulebook()
        let tools = try CountedTools(in: rulebook.folder)
        let first = try rulebook.run(["verify"], path: tools.path)
        #expect(first.hasPrefix("7 of 7 examples built, 1 tested"), "\(first)")
        let count = tools.count
        #expect(count >= 5)
        #expect(try rulebook.run(["verify"], path: tools.path) == first)
        #expect(tools.count == count, "\(tools.calls)")

        // Prose before, between and in front of fences moves every line.
        let prose = Self.document.replacing("# Cups", with: "# Cups\n\nMore.\n\n> Much more.\n")
            .replacing(
                "\n\n```swift\nimport Model\n\nprint",
                with: "\n\nBut.\n\n```swift\nimport Model\n\nprint"
            )
        try rulebook.write(prose, to: "content/tea/cups.md")
        #expect(try rulebook.run(["verify"], path: tools.path) == first)
        #expect(tools.count == count, "\(tools.calls)")

        // One lone fence is one compiler; a file of the sample is its module and all behind it.
        try rulebook.write(
            prose.replacing("limit = 3", with: "limit = 5"),
            to: "content/tea/cups.md"
        )
        #expect(try rulebook.run(["verify"], path: tools.path) == first)
        #expect(tools.count == count + 1, "\(tools.calls)")
    }

    @Test func anotherOrderOfFencesStartsNoTool() throws {
        let rulebook = try rulebook()
        let tools = try CountedTools(in: rulebook.folder)
        let first = try rulebook.run(["verify"], path: tools.path)
        let count = tools.count

        // A new fence at the top is one compiler, and the others are known at their new places.
        let fence = "```swift\nlet own = 1\n```\n\n"
        try rulebook.write(
            Self.document.replacing("# Cups\n\n", with: "# Cups\n\n" + fence),
            to: "content/tea/cups.md"
        )
        let more = try rulebook.run(["verify"], path: tools.path)
        #expect(more.hasPrefix("8 of 8 examples built, 1 tested"), "\(more)")
        #expect(tools.count == count + 1, "\(tools.calls)")

        // Moved to the end, and said twice: nothing to compile but the twin.
        try rulebook.write(Self.document + "\n" + fence + fence, to: "content/tea/cups.md")
        #expect(try rulebook.run(["verify"], path: tools.path).hasPrefix("9 of 9"))
        #expect(tools.count == count + 2, "\(tools.calls)")
        try rulebook.write(Self.document, to: "content/tea/cups.md")
        #expect(try rulebook.run(["verify"], path: tools.path) == first)
        #expect(tools.count == count + 2, "\(tools.calls)")
    }

    @Test func standInsOfOldAreRemovedOnceTheyAreMany() throws {
        let rulebook = try SampleRulebook([
            "content/tea/rulebook.yml":
                "name: tea\ntitle: Tea\nfences: compile\nmodules-from: {Kettle: system}\n",
            "content/tea/a.md": "# A\n\n```swift\nimport Kettle\n\nlet water = boil()\n```\n",
            "content/stand-ins/Package.swift": """
            // swift-tools-version: 6.2
            \("import PackageDescription")

            let package = Package(
                name: "stand-ins",
                products: [.library(name: "Kettle", targets: ["Kettle"])],
                targets: [.target(name: "Kettle")]
            )
            """,
            "content/stand-ins/Sources/Kettle/Kettle.swift":
                "public func boil() -> Int { 100 }\n",
        ])
        func kept() throws -> [String] {
            let folder = rulebook.folder.path + "/build/stand-ins"
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        }
        for name in ["a", "b", "c"] { try rulebook.write("", to: "build/stand-ins/\(name)/old") }
        #expect(try rulebook.run(["verify"]).hasPrefix("1 of 1"))
        #expect(try kept().count == 4)
        try rulebook.write("", to: "build/stand-ins/d/old")
        #expect(try rulebook.run(["verify", "--only", "content/tea/a.md"]).hasPrefix("1 of 1"))
        #expect(try kept().count == 5)
        #expect(try rulebook.run(["verify"]).hasPrefix("1 of 1"))
        #expect(try kept().count == 1)
    }

    @Test func aKeptWarningAndAMovedErrorAreToldAtTheirNewLines() throws {
        let rulebook = try SampleRulebook([
            "content/tea/a.md": "# A\n\n```swift\nfunc a() { let unused = 1 }\n```\n"
        ])
        #expect(try rulebook.run(["verify"]).contains("content/tea/a.md:4:16: warning"))
        try rulebook.write(
            "# A\n\nProse.\n\n- ```swift\n  func a() { let unused = 1 }\n  ```\n",
            to: "content/tea/a.md"
        )
        #expect(try rulebook.run(["verify"]).contains("content/tea/a.md:6:18: warning"))
    }

    @Test(arguments: [
        ("public var size = 1", "public var size: Int = true", "compiler-error"),
        ("#expect(Cup().size == 1)", "#expect(Cup().size == 2)", "failed-expectation"),
        ("let limit = 3", "let limit: Int = true", "compiler-error"),
        ("print(kettle)", "let kettle = 1", "unexpected-success"),
        ("print(Cup().size)", "print(Cup().sizes)", "compiler-error"),
        ("public init() {}\n}", "public init() {}", "syntax-error"),
    ])
    func aBrokenSnippetFailsTheRun(_ right: String, _ wrong: String, _ id: String) throws {
        let rulebook = try rulebook()
        try #require(Self.document.contains(right))
        try rulebook.write(
            Self.document.replacing(right, with: wrong),
            to: "content/tea/cups.md"
        )
        let broken = try rulebook.run(["verify"])
        #expect(broken.contains("error[\(id)]"), "\(broken)")
        #expect(broken.hasSuffix("exit 1\n"))
        try rulebook.write(Self.document, to: "content/tea/cups.md")
        #expect(try rulebook.run(["verify"]).hasSuffix("exit 0\n"))
    }

    @Test func withoutAToolchainNothingCanBeProven() throws {
        let result = try rulebook().run(["verify"], path: "/nowhere")
        #expect(result.hasPrefix("! luca-docs: error: no 'swiftc' on the PATH"))
        #expect(result.contains("! hint: install Swift 6.2 or later from swift.org"))
        #expect(result.hasSuffix("exit 2\n"))
    }

    @Test func theExportBuildsInAnotherFolder() throws {
        let rulebook = try rulebook()
        let run = try rulebook.run(["verify", "--export", "sample"])
        #expect(run.hasSuffix("exit 0\n"), "\(run)")
        let moved = try TemporaryFolder()
        try FileManager.default.moveItem(
            atPath: rulebook.folder.path + "/sample",
            toPath: moved.path + "/moved"
        )
        let package = moved.path + "/moved"
        let test = try CountedTools.run("swift", ["test"], in: package)
        #expect(test.exitCode == 0, "\(test.output)")
        #expect(test.output.contains("1 test"), "\(test.output)")
        let check = try CountedTools.run("sh", ["check-snippets.sh"], in: package)
        #expect(check.output.hasSuffix("5 snippets checked, 0 problems\n"), "\(check.output)")
        #expect(check.exitCode == 0)

        // The script can fail, and says which file.
        let fails = try #require(moved.names(in: "moved/LoneSnippets/fails").first)
        try moved.write("let kettle = 1\n", to: "moved/LoneSnippets/fails/\(fails)/main.swift")
        let again = try CountedTools.run("sh", ["check-snippets.sh"], in: package)
        #expect(again.output.contains("must not compile"))
        #expect(again.exitCode == 1)
    }
}
