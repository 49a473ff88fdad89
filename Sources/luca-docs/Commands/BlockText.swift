import Rules
import Terminal

/// Blocks as plain text of a terminal: lists, quotes, tables and code keep their shape.
struct BlockText {
    /// What stands below a fence, by its place in the document: its file and its proof.
    let isProvenText: (Int) -> String?
    /// The document's fences: code is shown without its hidden lines.
    let snippets: [Snippet]
    /// Whether headings and notes stand out.
    let colored: Bool

    /// All blocks, an empty line between them.
    func text(of blocks: [Block], indent: String = "", isTight: Bool = false) -> String {
        blocks.compactMap { text(of: $0, indent: indent) }
            .joined(separator: isTight ? "\n" : "\n\n")
    }

    private func text(of block: Block, indent: String) -> String? {
        switch block.kind {
        case .paragraph(let inlines): return TextFlow.wrap(inlines.shownText, indent: indent)
        case .heading(_, _, let inlines):
            return indent + TextStyle.bold(inlines.shownText.visible(), if: colored)
        case .thematicBreak: return indent + String(repeating: "─", count: 20)
        case .blockQuote(let blocks): return text(of: blocks, indent: indent + "│ ")
        case .alert(let kind, let blocks):
            return indent + "│ " + TextStyle.bold(kind.rawValue, if: colored) + "\n"
                + text(of: blocks, indent: indent + "│ ")
        case .list(let list): return text(of: list, indent: indent)
        case .codeBlock(let code): return text(of: code, indent: indent)
        case .htmlBlock: return nil
        case .table(let table): return text(of: table, indent: indent)
        }
    }

    private func text(of list: List, indent: String) -> String {
        list.items.enumerated().map { index, item in
            var marker = "•"
            if case .ordered(let start) = list.marker { marker = "\(start + index)." }
            if let isChecked = item.isChecked { marker = isChecked ? "[x]" : "[ ]" }
            let inner = indent + String(repeating: " ", count: marker.count + 1)
            let body = text(of: item.blocks, indent: inner, isTight: list.isTight)
                .dropFirst(inner.count)
            return "\(indent)\(marker) \(body)"
        }.joined(separator: list.isTight ? "\n" : "\n\n")
    }

    private func text(of code: CodeBlock, indent: String) -> String {
        let shown = code.snippet.map { snippets[$0].shownCode } ?? code.literal
        var lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        var text = lines.map {
            $0.isEmpty ? "" : "\(indent)    \($0.visible(keepsTabs: true))"
        }.joined(separator: "\n")
        if let note = code.snippet.flatMap(isProvenText) {
            text += "\n\(indent)    " + TextStyle.dim("(\(note))", if: colored)
        }
        return text
    }

    private func text(of table: Table, indent: String) -> String {
        let rows = ([table.header] + table.rows).map { $0.map { $0.shownText.visible() } }
        let widths = table.alignments.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        var lines = rows.map { row in
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return table.alignments[column] == .right
                    ? space + row[column] : row[column] + space
            }
            let line = indent + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
        lines.insert(indent + rule, at: 1)
        return lines.joined(separator: "\n")
    }
}

extension [Inline] {
    /// The text as people read it: code in back-quotes, an outside link followed by its address.
    fileprivate var shownText: String {
        map { inline in
            switch inline {
            case .code(let code): "`\(code)`"
            case .lineBreak: "\n"
            case .link(let link, let inner) where link.destination.contains("://"):
                inner.plainText == link.destination
                    ? link.destination : "\(inner.shownText) <\(link.destination)>"
            case .link(_, let inner), .emphasis(let inner), .strong(let inner),
                .strikethrough(let inner):
                inner.shownText
            case .image(_, let inner): "[\(inner.plainText)]"
            case .footnoteReference(_, let number, _): "[\(number)]"
            default: inline.shownText
            }
        }.joined()
    }
}
