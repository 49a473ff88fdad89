import Diagnostics
import Rules
import SwiftCode

/// The change that states the only error there is in `fails=`; none when there are several, or
/// when an info string or a comment cannot hold the words.
func recording(of errors: [CompilerMessage], as stated: Located<String>) -> [Fix] {
    guard errors.count == 1, let text = errors.first?.text, text.count >= 10,
        !["`", "--", "\n"].contains(where: text.contains)
    else { return [] }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return [
        Fix(.recording, "state '\(text)'", [TextEdit(stated.location, escaped)])
    ]
}

/// The change that lets a mark say what the compiler says on its line; none when the compiler says
/// several things there or another mark is as wrong as this one.
func recording(
    of messages: [CompilerMessage],
    as mark: SwiftFacts.Mark,
    beside missing: [SwiftFacts.Mark],
    in snippet: Snippet
) -> [Fix] {
    let line = mark.position.line
    let said = messages.filter { message in
        message.severity.rawValue == mark.severity && message.line == line
            && message.file == snippet.virtualFile
    }
    let marks = missing.filter { $0.position.line == line && $0.severity == mark.severity }
    guard said.count == 1, let text = said.first?.text, !text.contains("\n"), marks.count == 1,
        line <= snippet.codeLines.count
    else { return [] }
    let before = mark.position.column - 1
    let comment = String(
        decoding: snippet.codeLines[line - 1].utf8.dropFirst(before),
        as: UTF8.self
    )
    // The words stand behind the first colon.
    guard let colon = comment.utf8.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let behind = comment.utf8.distance(from: comment.utf8.startIndex, to: colon) + 1
    let blanks = comment.utf8.dropFirst(behind).prefix { $0 == UInt8(ascii: " ") }.count
    let start = mark.position.column + behind + blanks
    let edit = snippet.edit(
        from: SourcePosition(line: line, column: start),
        to: SourcePosition(line: line, column: start + mark.text.utf8.count),
        blanks == 0 ? " " + text : text
    )
    return edit.map { [Fix(.recording, "expect '\(text)'", [$0])] } ?? []
}
