import Diagnostics
import Rules
import SwiftCode

extension SnippetPlaces {
    /// What the compiler would change because of a message: the message's own fix-its as one
    /// change, then those of each note.
    ///
    /// One of them at most is clear. The message's own is; those of notes are alternatives, of
    /// which the one is clear that neither hides the trouble nor stops the program by it.
    func fixes(of message: CompilerMessage) -> [Fix] {
        var fixes: [Fix] = []
        if let edits = edits(message.fixIts) {
            let title = title(of: message.fixIts)
            fixes.append(Fix(.fixIt, title, edits, isClear: isHonest(message.fixIts)))
        }
        let notes = message.notes.filter { !$0.fixIts.isEmpty }
        let honest = notes.filter { isHonest($0.fixIts) && (notes.count == 1 || !isSilent($0)) }
        for note in notes {
            guard let edits = edits(note.fixIts) else { continue }
            let isOnly = fixes.isEmpty || !fixes[0].isClear
            let isClear = isOnly && message.fixIts.isEmpty && honest == [note]
            fixes.append(Fix(.fixIt, title(of: note.fixIts), edits, isClear: isClear))
        }
        return fixes
    }

    /// What the parser would change because of an error; clear when it is the only way.
    func fixes(of error: SwiftFacts.SyntaxError, in snippet: Snippet) -> [Fix] {
        let ways = error.fixes.map { edits in
            edits.map { edit in
                CompilerFixIt(
                    file: snippet.virtualFile,
                    start: .init(line: edit.start.line, column: edit.start.column),
                    end: .init(line: edit.end.line, column: edit.end.column),
                    text: edit.text
                )
            }
        }
        return ways.compactMap { fixIts in
            edits(fixIts).map { edits in
                Fix(.fixIt, title(of: fixIts), edits, isClear: ways.count == 1 && isHonest(fixIts))
            }
        }
    }

    /// The edits of the Markdown; nil when one of them is outside of the fences that may change.
    private func edits(_ fixIts: [CompilerFixIt]) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for fixIt in fixIts {
            guard let snippet = snippet(fixIt.file), snippet.mayBeMended,
                let edit = snippet.edit(
                    from: SourcePosition(fixIt.start),
                    to: SourcePosition(fixIt.end),
                    fixIt.text
                )
            else { return nil }
            edits.append(edit)
        }
        return edits.isEmpty ? nil : edits
    }

    /// Whether the code says after the change what its author meant: nothing to be filled in or
    /// made up, no trap and no check switched off.
    private func isHonest(_ fixIts: [CompilerFixIt]) -> Bool {
        fixIts.allSatisfy { fixIt in
            let old = removed(by: fixIt)
            if old.isEmpty, fixIt.text.hasPrefix(" = ") { return false }
            return !Self.dishonest.contains { fixIt.text.contains($0) && !old.contains($0) }
        }
    }

    private static let dishonest = [
        "<#", "!", "unsafe", "@unchecked", "@preconcurrency", "@retroactive", "#if",
    ]

    /// Whether the change lets the code go on as if nothing had happened: `try?`, `a?.b`.
    private func isSilent(_ note: CompilerMessage) -> Bool {
        note.fixIts.contains { $0.text.contains("?") && !removed(by: $0).contains("?") }
    }

    /// What the edits do, blanks and line ends left out.
    private func title(of fixIts: [CompilerFixIt]) -> String {
        let parts = fixIts.compactMap { fixIt -> String? in
            let old = removed(by: fixIt).withoutOuterBlanks
            let new = fixIt.text.withoutOuterBlanks
            switch (old.isEmpty, new.isEmpty) {
            case (true, true): return nil
            case (true, false): return "insert '\(new)'"
            case (false, true): return "remove '\(old)'"
            case (false, false): return "replace '\(old)' with '\(new)'"
            }
        }
        return parts.isEmpty ? "change the blanks" : parts.joined(separator: ", ")
    }

    /// The code that goes.
    private func removed(by fixIt: CompilerFixIt) -> String {
        snippet(fixIt.file)?.text(from: .init(fixIt.start), to: .init(fixIt.end)) ?? ""
    }
}

extension Snippet {
    /// Whether what the compiler says against it is no part of what it shows.
    var mayBeMended: Bool {
        switch role {
        case .fails, .violates: false
        default: isSwift
        }
    }

    /// The code between two positions; empty when they are not in it.
    func text(from start: SourcePosition, to end: SourcePosition) -> String {
        let bytes = Array(code.utf8)
        let file = SourceFile(path: .root, bytes: bytes)
        let range = file.offset(of: start)..<max(file.offset(of: start), file.offset(of: end))
        return String(decoding: bytes[range], as: UTF8.self)
    }
}

extension SourcePosition {
    fileprivate init(_ place: CompilerFixIt.Place) {
        self.init(line: place.line, column: place.column)
    }
}

extension String {
    fileprivate var withoutOuterBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
        )
    }
}
