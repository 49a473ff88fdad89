import CaseFiles
import Diagnostics
import Foundation
import Parse
import Rules
import SwiftCode
import Testing

@testable import Verify

/// Places in other forms of the same Markdown: they move exactly as each form says.
///
/// No place is predicted by the code under test: forms move what is known of the text as it was.
@Suite struct PositionTests {
    /// The cases, each with its documents.
    ///
    /// Two are left out: some of what looks like a fence there is none, or the other way about, and
    /// a plain look at lines does not tell which.
    static let cases = (CaseFile.all() + CaseFile.all(in: "PositionCases"))
        .filter { !["hidden-swift", "far-indented"].contains($0.testDescription) }

    /// The cases with code that is something else when a line stands above its first one.
    private static let firstLineMatters = ["scripts", "foreign-other-text"]

    /// Every byte of code of every case, and the closing line, against the byte map.
    @Test(arguments: cases) func everyByteOfCode(_ file: CaseFile) throws {
        for (name, text) in documents(of: file) {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
            if lines.last == "" { lines.removeLast() }
            let fences = ScannedFence.all(in: lines)
            for form in MarkdownForm.all where isPossible(form, for: text) {
                let moved = form.write(text)
                let path = try #require(ContentPath(name))
                let source = SourceFile(path: path, text: moved.text)
                let snippets = parseDocument(source, in: rulebook(of: file, name)).0.snippets
                try #require(snippets.count == fences.count, "\(name) as \(form)")
                let wrong = zip(snippets, fences).flatMap { snippet, fence in
                    differences(snippet, fence, lines, moved, form)
                }
                #expect(wrong.isEmpty, "\(name) as \(form): \(wrong.prefix(3))")
            }
        }
    }

    /// All problems that are found without a compiler.
    @Test(arguments: cases) func everyProblemOfReading(_ file: CaseFile) throws {
        let documents = documents(of: file)
        let plain = try problems(of: file, documents)
        for form in MarkdownForm.all where form.keepsCode {
            let isOther = Self.firstLineMatters.contains(file.testDescription)
            if isOther, form.hidden != .none { continue }
            let possible = documents.filter { isPossible(form, for: $0.text) }
            let moved = Dictionary(
                uniqueKeysWithValues: possible.map { ($0.name, form.write($0.text)) }
            )
            let found = try problems(
                of: file,
                documents.map { ($0.name, moved[$0.name]?.text ?? $0.text) }
            )
            let predicted = plain.map { problem in
                var problem = problem
                if let there = moved[problem.document] {
                    problem.place = there.place(of: problem.place)
                }
                return problem
            }
            let isMoved = { (problem: MarkedDocument.Named) in
                // What is wrong with a whole fence is put at its first line, hidden or not.
                !problem.words.contains("nothing-to-prove") || form.hidden == .none
            }
            #expect(
                found.filter(isMoved).sorted() == predicted.filter(isMoved).sorted(),
                "\(file) as \(form)"
            )
        }
    }

    /// The documents of the rulebooks in a case, with tabs and line ends as they are written.
    private func documents(of file: CaseFile) -> [(name: String, text: String)] {
        file.sections.compactMap { name, text in
            let path = name.hasPrefix("content/") ? String(name.dropFirst(8)) : name
            guard path.hasSuffix(".md"), path.split(separator: "/").count == 2 else { return nil }
            let plain = MarkedDocument(text, named: path).text
            return (path, plain.replacing("→", with: "\t").replacing("␍", with: ""))
        }
    }

    private func isPossible(_ form: MarkdownForm, for text: String) -> Bool {
        form.prefix.isEmpty || form.keepsTabStops || !text.contains("\t")
    }

    private func rulebook(of file: CaseFile, _ name: String) -> Rulebook {
        let folder = name.split(separator: "/")[0]
        guard let text = file["content/\(folder)/rulebook.yml"] else {
            return parseRulebook(Self.source("\(folder)/rulebook.yml", SampleRulebook.standard)).0
        }
        return parseRulebook(Self.source("\(folder)/rulebook.yml", text)).0
    }

    private static func source(_ name: String, _ text: String) -> SourceFile {
        SourceFile(path: ContentPath(name)!, text: text)
    }

    /// The code's places that differ from the form's, as words.
    private func differences(
        _ snippet: Snippet,
        _ fence: ScannedFence,
        _ lines: [String],
        _ moved: MovedMarkdown,
        _ form: MarkdownForm
    ) -> [String] {
        var wrong: [String] = []
        func check(_ found: SourcePosition, _ plain: Place, _ what: String) {
            let right = moved.place(of: plain)
            if Place(line: found.line, column: found.column) != right {
                wrong.append("\(what) is at \(found.line):\(found.column), not \(right)")
            }
        }
        check(snippet.location.start, start(of: fence, lines), "the fence")
        var codeLines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
        let added = codeLines.count - fence.code.count
        // A fence that the file's end closes may have lost its last blank lines.
        guard added == 0 || added == 3 else {
            return ["\(added) lines of code too many in \(snippet.code)"]
        }
        let place = form.hidden.offset(in: lines[fence.code]) ?? 0
        if added == 3 { codeLines.removeSubrange(place..<place + 3) }
        for (index, code) in codeLines.enumerated() {
            let line = index + 1 + (added == 3 && index >= place ? 3 : 0)
            let raw = lines[fence.code.lowerBound + index]
            let written =
                lines[fence.code.lowerBound + index].contains("¤")
                ? code.replacing(form.filling, with: "¤") : code
            var tail = written[...]
            while !raw.hasSuffix(tail), tail.first == " " { tail.removeFirst() }
            guard raw.hasSuffix(tail) else { return ["'\(raw)' was read as '\(code)'"] }
            let first = raw.utf8.count - tail.utf8.count
            let expanded = written.utf8.count - tail.utf8.count
            for (column, new) in columns(tail, form.filling) {
                let known = Place(line: fence.code.lowerBound + index + 1, column: first + column)
                let place = SourcePosition(line: line, column: expanded + new)
                check(snippet.map.position(place), known, "\(place.line):\(place.column)")
            }
        }
        return wrong
    }

    /// The columns of a line before and after filling.
    private func columns(_ line: Substring, _ filling: String) -> [(old: Int, new: Int)] {
        var columns: [(Int, Int)] = []
        var (old, new) = (1, 1)
        for character in line {
            columns.append((old, new))
            let count = String(character).utf8.count
            old += count
            new += character == "¤" ? filling.utf8.count : count
        }
        return columns + [(old, new)]
    }

    private func start(of fence: ScannedFence, _ lines: [String]) -> Place {
        Place(line: fence.opening + 1, column: fence.prefix.utf8.count + 1)
    }

    /// The problems of reading documents and their fences, and their notes, each at its place.
    private func problems(
        of file: CaseFile,
        _ documents: [(name: String, text: String)]
    ) throws -> [MarkedDocument.Named] {
        var found: [Diagnostic] = []
        for (folder, documents) in Dictionary(
            grouping: documents,
            by: { $0.name.split(separator: "/")[0] }
        ) {
            let rulebook = rulebook(of: file, "\(folder)/")
            let surroundings = Surroundings(
                system: "Linux",
                compiler: [6, 2],
                toolchainModules: ["Testing", "Foundation"],
                foreign: []
            )
            var reads: [ReadSnippet] = []
            for (name, text) in documents.sorted(by: { $0.name < $1.name }) {
                let (document, problems) = parseDocument(Self.source(name, text), in: rulebook)
                found += problems
                reads += document.snippets.map { snippet in
                    ReadSnippet(snippet, in: surroundings.configuration(of: snippet, in: rulebook))
                }
            }
            found += checkSnippets(reads, of: rulebook).problems
        }
        return found.flatMap { problem in
            [named(problem.location, "\(problem.severity) \(problem.id)")]
                + problem.notes.map { named($0.location, "note") }
        }.compactMap { $0 }
    }

    private func named(_ location: Diagnostics.SourceLocation?, _ words: String) -> MarkedDocument
        .Named?
    {
        location.map { location in
            MarkedDocument.Named(
                document: location.path.description,
                place: Place(line: location.start.line, column: location.start.column),
                words: words
            )
        }
    }
}
