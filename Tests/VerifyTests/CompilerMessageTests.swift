import Diagnostics
import Rules
import Testing

@testable import Verify

/// What the compiler writes, read back.
@Suite struct CompilerMessageTests {
    @Test func placesWordsAndUnderlines() {
        let output = """
            snippet/tea~cups~1.swift:3:12: error: cannot find 'x' in scope [#some-group]
            let count: x = 1
                       ^~~
            snippet/tea~cups~1.swift:1:1: note: it is here
            /a b/c:d.swift:7:1: warning: a colon: in words
            """
        let messages = CompilerMessage.all(in: output)
        #expect(messages.map(\.text) == ["cannot find 'x' in scope", "a colon: in words"])
        #expect(messages.map(\.file) == ["snippet/tea~cups~1.swift", "/a b/c:d.swift"])
        #expect(messages.map(\.line) == [3, 7])
        #expect(messages.map(\.column) == [12, 1])
        #expect(messages.map(\.length) == [3, 0])
        #expect(messages[0].notes.map(\.text) == ["it is here"])
    }

    @Test func messagesWithoutAPlace() {
        let output = """
            error: link command failed with exit code 1
            <unknown>:0: error: unable to load module
            clang: error: linker command failed
            let text = "no error: here"
            Compiling error: not a message
            """
        let messages = CompilerMessage.all(in: output)
        #expect(
            messages.map(\.text) == [
                "link command failed with exit code 1", "unable to load module",
            ]
        )
        #expect(messages.allSatisfy { $0.file.isEmpty && $0.severity == .error })
    }

    @Test func aQuotedLineIsNoMessage() {
        let output = """
            a.swift:1:8: error: true
            a.swift:2:1: error: quoted
                   ^~~~
            a.swift:3:1: warning: also true
            error: quoted as well
            ^
            b.swift:4:1: error: nothing is quoted
            b.swift:5:1: error: the last
            """
        #expect(
            CompilerMessage.all(in: output).map(\.text) == [
                "true", "also true", "nothing is quoted", "the last",
            ]
        )
    }

    @Test func aRepeatedMessageIsToldOnce() {
        let line = "a.swift:1:1: error: twice\na.swift:2:2: note: why\n"
        let messages = CompilerMessage.all(in: line + line)
        #expect(messages.count == 1)
        #expect(messages[0].notes.count == 1)
    }

    @Test func virtualFilesAreUnlikeAnyOther() {
        let names = ["tea/cups", "tea~cups", "tea/cup/s", "tea/cup%2Fs", "tea/cup~s"].map { name in
            var snippet = lone("let a = 1\n", 1).snippet
            snippet.id = SnippetID(
                document: DocumentID(rulebook: RulebookName("r"), name: name),
                ordinal: 1
            )
            return snippet.virtualFile
        }
        #expect(Set(names).count == names.count)
        #expect(names[0].hasPrefix("snippet/r~tea~cups~"))
        // The name alone is unlike any other, for `#fileID`.
        #expect(names.allSatisfy { $0.split(separator: "/").count == 2 })
    }

    @Test func aVirtualFileFollowsFromTheCodeAndNotFromThePlace() {
        var snippet = lone("let a = 1\n", 1).snippet
        let name = snippet.virtualFile
        snippet.id = SnippetID(document: snippet.id.document, ordinal: 7)
        #expect(snippet.virtualFile == name)
        snippet.twin = 1
        #expect(snippet.virtualFile != name)
    }

    @Test func aMacrosMessageStandsWhereItIsExpanded() throws {
        let read = lone("@Observable\nclass A {}\n", 1)
        let output = """
            macro expansion @Observable:3:5: error: something inside
            \(read.snippet.virtualFile):1:2: note: in expansion of macro 'Observable' here
            """
        let message = try #require(CompilerMessage.all(in: output).first)
        let places = SnippetPlaces([read.snippet])
        #expect(
            places.location(of: message)?.location.start == SourcePosition(line: 101, column: 2)
        )
    }

    @Test func linesOfAFileOfSeveralFences() {
        let first = lone("let a = 1\nlet b = 2\n", 1)
        let second = lone("let c = 3\n", 2)
        let file = SampleFile(path: ContentPath("Sources/A.swift")!, parts: [first, second])
        #expect(
            file.text(.fence) == """
                #sourceLocation(file: "\(first.snippet.virtualFile)", line: 1)
                let a = 1
                let b = 2
                #sourceLocation(file: "\(second.snippet.virtualFile)", line: 1)
                let c = 3
                #sourceLocation()

                """
        )
        #expect(file.text(.markdown).contains("#sourceLocation(file: \"tea/tests.md\", line: 201)"))
        #expect(file.place(ofPhysicalLine: 1) == nil)
        #expect(file.place(ofPhysicalLine: 3)?.line == 2)
        #expect(file.place(ofPhysicalLine: 4) == nil)
        #expect(file.place(ofPhysicalLine: 5)?.snippet.id.ordinal == 2)
        #expect(file.place(ofPhysicalLine: 6) == nil)
    }
}
