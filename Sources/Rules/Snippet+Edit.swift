public import Diagnostics

extension Snippet {
    /// The lines of the code, without the empty one behind the last LF.
    public var codeLines: [Substring] {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    /// The edit of the file that puts `text` in place of the code between two positions.
    ///
    /// New lines get the line ending and the prefix of a line beside them. Nil when the place
    /// cannot be told to the byte: the fence is not closed, a tab is only partly indentation, or
    /// the file holds bytes there that are not UTF-8.
    public func edit(
        from start: SourcePosition,
        to end: SourcePosition,
        _ text: String
    ) -> TextEdit? {
        let lines = codeLines
        guard map.fence != nil, start <= end, let start = place(start, in: lines),
            let end = place(end, in: lines)
        else { return nil }
        let isBehindLastLine = end.line == lines.count + 1
        if start.line == lines.count + 1 || isBehindLastLine && end.column == 1 {
            return editAtEnd(from: start, text, in: lines)
        }
        for number in start.line...end.line where lines[number - 1].utf8.holdsReplacement {
            return nil
        }
        var pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if pieces.count > 1 {
            let last = pieces.removeLast()
            guard let middle = newLines(pieces.dropFirst(), at: start.line, of: lines),
                // The rest of the code line follows, so it is not blank.
                let end = prefixed(last + "x", near: start.line - 1, of: lines)
            else { return nil }
            pieces = [pieces[0]] + middle + [String(end.dropLast())]
        }
        return TextEdit(
            map.location(from: start, to: end),
            pieces.joined(separator: map.lines[start.line - 1].ending.rawValue)
        )
    }

    /// The edit that puts whole lines in place of those of a range (of indices from 0).
    ///
    /// Nil for the same reasons as in `edit(from:to:_:)`.
    public func edit(lines range: Range<Int>, _ new: [String]) -> TextEdit? {
        let lines = codeLines
        guard let fence = map.fence, range.upperBound <= lines.count else { return nil }
        guard let texts = newLines(new[...], at: range.lowerBound, of: lines) else { return nil }
        let isBehindLastLine = range.lowerBound == lines.count
        let next = isBehindLastLine ? map.end.line : map.lines[range.lowerBound].line
        let start = SourcePosition(line: next, column: 1)
        // Lines stand one below the other in the file too.
        let end = SourcePosition(line: next + range.count, column: 1)
        let ended = texts.enumerated().map { index, text in
            let near = min(range.lowerBound + index, max(range.upperBound, 1) - 1)
            return text + (lines.isEmpty ? fence.ending : map.lines[near].ending).rawValue
        }
        return TextEdit(
            SourceLocation(path: map.path, start: start, end: end),
            ended.joined()
        )
    }

    /// The edits that lengthen the fence, so that no line of the text closes it; none when none
    /// would.
    public func edits(fencing text: some Sequence<some StringProtocol>) -> [TextEdit] {
        guard let fence = map.fence, let mark = fence.mark.first else { return [] }
        let longest =
            text.map { line in
                line.drop { $0 == " " || $0 == "\t" }.prefix { $0 == mark }.count
            }.max() ?? 0
        guard longest >= fence.mark.count else { return [] }
        let more = String(repeating: mark, count: longest + 1 - fence.mark.count)
        return [location.start, map.end].map { place in
            TextEdit(SourceLocation(path: map.path, start: place, end: place), more)
        }
    }

    /// Lines with the prefixes they get in the file as the code lines from an index on; nil when
    /// one cannot be written there.
    private func newLines(
        _ new: ArraySlice<String>,
        at index: Int,
        of lines: [Substring]
    ) -> [String]? {
        var result: [String] = []
        for (offset, line) in new.enumerated() {
            guard let line = prefixed(line, near: index + offset, of: lines) else { return nil }
            result.append(line)
        }
        return result
    }

    /// A line with the prefix of the line nearest to an index that holds code: the prefix of a
    /// blank one may be cut short.
    private func prefixed(_ line: String, near index: Int, of lines: [Substring]) -> String? {
        let index = min(index, lines.count - 1)
        let places = (0..<max(lines.count, 1)).lazy.flatMap { [index - $0, index + $0] }
            .filter { lines.indices.contains($0) }
        let model = places.first { !lines[$0].utf8.allSatisfy(\.isBlank) } ?? places.first
        let prefix = model.map { map.lines[$0].prefix } ?? map.fence?.prefix ?? ""
        if line.isEmpty { return prefix.withoutFinalBlanks }
        let spaces = model.map { map.lines[$0].expandedSpaces } ?? 0
        guard line.utf8.prefix(spaces).allSatisfy({ $0 == UInt8(ascii: " ") }),
            line.utf8.count >= spaces
        else { return nil }
        return prefix + line.dropFirst(spaces)
    }

    /// A position that is in the code, or right behind its last line.
    private func place(_ position: SourcePosition, in lines: [Substring]) -> SourcePosition? {
        guard position.line >= 1, position.column >= 1 else { return nil }
        guard position.line <= lines.count else {
            return position.line == lines.count + 1 && position.column == 1 ? position : nil
        }
        guard position.column <= lines[position.line - 1].utf8.count + 1,
            position.column > map.lines[position.line - 1].expandedSpaces
        else { return nil }
        return position
    }

    /// An edit up to the end of the code: of whole lines, or of the last line's rest.
    private func editAtEnd(
        from start: SourcePosition,
        _ text: String,
        in lines: [Substring]
    ) -> TextEdit? {
        var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if new.last == "" { new.removeLast() }
        let first = start.line - 1
        if first < lines.count, start.column > 1 {
            let kept = String(lines[first].utf8.prefix(start.column - 1)) ?? ""
            new = new.isEmpty ? [kept] : [kept + new[0]] + new.dropFirst()
        }
        return edit(lines: first..<lines.count, new)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring.UTF8View {
    /// Whether U+FFFD occurs, which may stand for other bytes of the file.
    fileprivate var holdsReplacement: Bool {
        zip(self, dropFirst()).contains { $0 == 0xEF && $1 == 0xBF }
            && String(Substring(self)).unicodeScalars.contains("\u{FFFD}")
    }
}

extension String {
    fileprivate var withoutFinalBlanks: String {
        var text = self
        while let last = text.utf8.last, last.isBlank { text.removeLast() }
        return text
    }
}
