import CaseFiles
import Testing

/// A module of many files is compiled file by file, and gives what compiling it as a whole gives.
@Suite struct FilewiseBuildTests {
    private static let content = "content/tea/cups.md"

    /// Cups that each look at the next one, in a file each; the last one has a warning.
    private static func document(_ changes: [String: String] = [:]) -> String {
        let fences = (0..<9).map { number in
            let next = number == 8 ? "1" : "Cup\(number + 1)().size()"
            return """
                ```swift file="Shelf/Cup\(number).swift"
                public struct Cup\(number) {
                    public init() {}
                    public func size() -> Int { \(number) }
                    func next() -> Int {
                        \(number == 8 ? "var" : "let") next = \(next)
                        return next
                    }
                }
                ```


                """
        }
        return changes.reduce("# Cups\n\n" + fences.joined()) { text, change in
            text.replacing(change.key, with: change.value)
        }
    }

    private static let rulebook = """
        name: tea
        title: Tea
        modules:
          - {name: Shelf, path: Sources/Shelf, depends: []}
        fences: compile

        """

    @Test func aChangeCompilesWhatItReaches() throws {
        let rulebook = try SampleRulebook([
            "content/tea/rulebook.yml": Self.rulebook,
            Self.content: Self.document(),
        ])
        let tools = try CountedTools(in: rulebook.folder)
        func run(_ changes: [String: String]) throws -> (output: String, tools: Int) {
            let count = tools.count
            try rulebook.write(Self.document(changes), to: Self.content)
            let output = try rulebook.run(["verify", "--jobs", "1"], path: tools.path)
            return (output, tools.count - count)
        }
        let first = try run([:])
        let warning = "warning[compiler-warning]: variable 'next' was never mutated"
        #expect(first.output.hasPrefix("content/tea/cups.md:96:13: \(warning)"), "\(first.output)")
        #expect(first.output.contains("\n9 of 9 examples built"))

        // The interface and the file; what was said of the others is said again.
        let body = try run(["{ 3 }": "{ 33 }"])
        #expect(body.output == first.output)
        #expect(body.tools == 2, "\(tools.calls)")

        // The interface and all files; then the whole, whose messages are as any other module's.
        let declaration = try run(["size() -> Int { 3 }": "size() -> String { \"3\" }"])
        #expect(declaration.output.contains("content/tea/cups.md:31:16: error[compiler-error]"))
        #expect(declaration.output.contains("cannot convert return expression of type 'String'"))
        #expect(declaration.output.contains("\n0 of 9 examples built"))
        #expect(declaration.tools == 3, "\(tools.calls)")

        // What an opaque type stands for follows from a body, so there is no file-wise build.
        let opaque = try run(["size() -> Int { 3 }": "size() -> some BinaryInteger { 3 }"])
        #expect(opaque.output.contains("error[compiler-error]"))
        #expect(opaque.tools == 1, "\(tools.calls)")

        let back = try run([:])
        #expect(back == (first.output, 0))
    }
}
