internal import Diagnostics
internal import Rules

extension SnippetReader {
    /// The role that an attribute asks for; nil after a problem.
    mutating func role(_ attribute: FenceAttribute) -> Snippet.Role? {
        guard let value = value(attribute) else { return nil }
        switch attribute.key.value {
        case "file": return samplePath(value.value, at: value.location).map { .file($0) }
        case "fails":
            guard value.value.count >= 10 else {
                report(.shortExpectation(value))
                return nil
            }
            return .fails(value)
        case "violates":
            let id = DocumentID(value.value, from: rulebook.name)
            return .violates(Located(id, at: value.location))
        case "crashes": return .crashes(value)
        case "shows":
            let parts = value.value.split(
                separator: "#",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard let path = samplePath(String(parts[0]), at: value.location) else { return nil }
            let symbol = parts.count == 2 ? String(parts[1]) : ""
            return .excerpt(of: path, symbol: symbol, at: value.location)
        case "fragment": return .fragment(reason: value.value)
        case "skip": return .skipped(reason: value.value)
        default: return .needs(module: value.value)
        }
    }

    private mutating func samplePath(_ text: String, at location: SourceLocation) -> SamplePath? {
        if let path = SamplePath(text), path.file.name.hasSuffix(".swift"),
            path.description == text, path.file.parts.allSatisfy({ !$0.hasPrefix(".") })
        {
            return path
        }
        report(.badSamplePath(text, at: location))
        return nil
    }

    /// The lines from `// snippet.hide` to `// snippet.show`, markers included.
    mutating func hiddenLines(of snippet: Snippet) -> [ClosedRange<Int>] {
        var hidden: [ClosedRange<Int>] = []
        var start: Int?
        var number = 0
        for line in snippet.code.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        ) {
            number += 1
            switch marker(line) {
            case .hide where start == nil: start = number
            case .show where start != nil:
                hidden.append(start!...number)
                start = nil
            case .none: break
            case .hide: reportMarker("snippet.hide", line: number, of: snippet)
            case .show: reportMarker("snippet.show", line: number, of: snippet)
            }
        }
        if let start {
            reportMarker("snippet.hide", line: start, of: snippet)
            hidden.append(start...max(start, number - 1))
        }
        return hidden
    }

    private enum HideMarker { case hide, show, none }

    private func marker(_ line: Substring.UTF8View) -> HideMarker {
        var rest = line.drop(while: isBlank)
        guard rest.starts(with: "//".utf8) else { return .none }
        rest = rest.dropFirst(2).drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
        if rest.elementsEqual("snippet.hide".utf8) { return .hide }
        if rest.elementsEqual("snippet.show".utf8) { return .show }
        return .none
    }

    private mutating func reportMarker(_ marker: String, line: Int, of snippet: Snippet) {
        guard rulebook.isDeclared else { return }
        let place = snippet.map.position(SourcePosition(line: line, column: 1))
        let location = SourceLocation(path: snippet.map.path, start: place, end: place)
        report(.unbalancedHide(marker, at: location))
    }
}
