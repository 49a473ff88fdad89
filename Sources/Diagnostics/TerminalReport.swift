/// Problems as people read them in a terminal.
///
/// ```
/// content/luca/clients.md:12:5: error[unknown-link]: no document called 'luca/stor'
///    12 | See [the store](rule:luca/stor).
///       |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
/// hint: did you mean 'luca/store'?
/// ```
public struct TerminalReport {
    /// Gives the file whose line is shown; nil where there is none to show.
    public var source: (ContentPath) -> SourceFile?
    /// What stands before every path, such as `content/`: how the reader reaches the content root.
    public var pathPrefix: String
    /// Whether to use the terminal's colours.
    public var usesColour: Bool

    /// Takes what rendering needs to know beyond the problems themselves.
    public init(
        pathPrefix: String = "",
        usesColour: Bool = false,
        source: @escaping (ContentPath) -> SourceFile?
    ) {
        self.pathPrefix = pathPrefix
        self.usesColour = usesColour
        self.source = source
    }

    /// All problems in the order of their places, each followed by an empty line.
    public func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.sortedByLocation().map { text(of: $0) + "\n" }.joined()
    }

    /// One problem: its line, its excerpt, its hint and its notes, each line ended.
    public func text(of diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity
        var lines = ""
        if let location = diagnostic.location {
            lines += paint("\(pathPrefix)\(location): ".visible(), .bold)
        }
        lines += paint("\(severity.rawValue)[\(diagnostic.id)]", severity.style)
        lines += paint(": \(diagnostic.message.visible())", .bold) + "\n"
        lines += excerpt(at: diagnostic.location, style: severity.style)
        if let hint = diagnostic.hint {
            lines += paint("hint", .hint) + ": \(hint.visible())\n"
        }
        for fix in diagnostic.fixes where fix.isClear {
            lines += paint(fix.kind.label, .hint) + ": \(fix.title.visible())\n"
        }
        for note in diagnostic.notes {
            let place = note.location.map { "\(pathPrefix)\($0): ".visible() } ?? ""
            lines += place + paint("note", .note) + ": \(note.message.visible())\n"
            lines += excerpt(at: note.location, style: .note)
        }
        return lines
    }

    private func excerpt(at location: SourceLocation?, style: Style) -> String {
        guard let location, let file = source(location.path),
            location.start.line <= file.lineStarts.count
        else { return "" }
        let line = file.line(location.start.line)
        let isOneLine = location.end.line == location.start.line
        let end = isOneLine ? location.end.column : line.count + 1
        let start = location.start.column
        let excerpt = SourceExcerpt(line: line, columns: start..<max(end, start))
        let number = String(location.start.line)
        let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
        let empty = String(repeating: " ", count: max(gutter.utf8.count, 5))
        return paint("\(gutter) |", .gutter) + (excerpt.text.isEmpty ? "" : " \(excerpt.text)")
            + "\n" + paint("\(empty) |", .gutter) + " " + paint(excerpt.mark, style) + "\n"
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColour && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension TerminalReport {
    /// The select-graphic-rendition codes of ECMA-48.
    fileprivate enum Style: String {
        case bold = "1"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case hint = "1;32"
        case gutter = "34"
    }
}

extension Diagnostic.Severity {
    fileprivate var style: TerminalReport.Style {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
