internal import Rules

extension FragmentRenderer {
    func write(_ block: Block, isTight: Bool, to output: inout String) {
        switch block.kind {
        case .paragraph(let inlines):
            if isTight {
                write(inlines, to: &output)
            } else {
                output += "<p>"
                write(inlines, to: &output)
                output += "</p>\n"
            }
        case .heading(let level, let anchor, let inlines):
            output += "<h\(level)"
            if let id = hooks.headingID(anchor) { output += " id=\"\(escapeHTML(id))\"" }
            output += ">"
            write(inlines, to: &output)
            output += hooks.headingEnd(anchor) + "</h\(level)>\n"
        case .thematicBreak: output += "<hr />\n"
        case .blockQuote(let blocks):
            output += "<blockquote>\n" + render(blocks) + "</blockquote>\n"
        case .list(let list): write(list, to: &output)
        case .codeBlock(let code): output += hooks.code(code) ?? plainCode(code)
        case .htmlBlock(let html): write(htmlBlock: html, to: &output)
        case .table(let table): write(table, to: &output)
        case .alert(let kind, let blocks):
            let name = kind.rawValue
            let title = name.prefix(1).uppercased() + name.dropFirst()
            output += "<div class=\"alert alert-\(name)\" role=\"note\">\n"
            output += "<p class=\"alert-title\">\(title)</p>\n"
            output += render(blocks) + "</div>\n"
        }
    }

    private func write(htmlBlock html: String, to output: inout String) {
        switch hooks.rawHTML {
        case .pass:
            output += html
            if !html.hasSuffix("\n") { output += "\n" }
        case .replace(let other): output += other(html, nil)
        case .show:
            let isComment = html.hasPrefix("<!--") && html.utf8.count < 1 << 16
            // A comment is no text for readers; shown, it would only be noise.
            if isComment, endsWithComment(html) { return }
            output += "<pre class=\"raw-html\"><code>\(escapeHTML(html))</code></pre>\n"
        }
    }

    private func endsWithComment(_ html: String) -> Bool {
        var end = html[...]
        while let last = end.last, last.isWhitespace { end = end.dropLast() }
        return end.hasSuffix("-->")
    }

    private func plainCode(_ code: CodeBlock) -> String {
        let language = code.info.split(whereSeparator: \.isWhitespace).first
        let attribute = language.map { " class=\"language-\(escapeHTML($0))\"" } ?? ""
        return "<pre><code\(attribute)>\(escapeHTML(code.literal))</code></pre>\n"
    }

    private func write(_ list: List, to output: inout String) {
        switch list.marker {
        case .bullet: output += "<ul>\n"
        case .ordered(start: 1): output += "<ol>\n"
        case .ordered(let start): output += "<ol start=\"\(start)\">\n"
        }
        for item in list.items { write(item, isTight: list.isTight, to: &output) }
        output += list.marker == .bullet ? "</ul>\n" : "</ol>\n"
    }

    private func write(_ item: List.Item, isTight: Bool, to output: inout String) {
        output += "<li>"
        var box = ""
        if let isChecked = item.isChecked {
            box = "<input type=\"checkbox\"\(isChecked ? " checked=\"\"" : "") disabled=\"\" /> "
        }
        var isAtLineStart = false
        for (index, block) in item.blocks.enumerated() {
            var isInline = false
            if case .paragraph = block.kind { isInline = isTight }
            if !isInline, !isAtLineStart { output += "\n" }
            if index == 0, !box.isEmpty {
                write(box, before: block, isTight, to: &output)
            } else {
                write(block, isTight: isTight, to: &output)
            }
            isAtLineStart = !isInline
        }
        if item.blocks.isEmpty { output += box }
        output += "</li>\n"
    }

    /// Puts a task's box at the start of its text.
    private func write(_ box: String, before block: Block, _ isTight: Bool, to output: inout String)
    {
        guard case .paragraph(let inlines) = block.kind, !isTight else {
            output += box
            return write(block, isTight: isTight, to: &output)
        }
        output += "<p>" + box
        write(inlines, to: &output)
        output += "</p>\n"
    }

    private func write(_ table: Table, to output: inout String) {
        output += "<table>\n<thead>\n"
        write(table.header, of: table, tag: "th", to: &output)
        output += "</thead>\n"
        if !table.rows.isEmpty {
            output += "<tbody>\n"
            for row in table.rows { write(row, of: table, tag: "td", to: &output) }
            output += "</tbody>\n"
        }
        output += "</table>\n"
    }

    private func write(_ row: [[Inline]], of table: Table, tag: String, to output: inout String) {
        output += "<tr>\n"
        for (cell, alignment) in zip(row, table.alignments) {
            output += "<\(tag)"
            if let alignment { output += " align=\"\(alignment.rawValue)\"" }
            output += ">"
            write(cell, to: &output)
            output += "</\(tag)>\n"
        }
        output += "</tr>\n"
    }

    func write(_ footnote: Footnote, number: Int, to output: inout String) {
        output += "<li id=\"\(hooks.footnotePrefix)fn-\(number)\">\n"
        var blocks = footnote.blocks
        var back = ""
        for reference in 1...max(footnote.references, 1) {
            let id = referenceID(number, reference)
            let name = reference == 1 ? "\(number)" : "\(number)-\(reference)"
            back +=
                " <a href=\"#\(id)\" role=\"doc-backlink\""
                + " aria-label=\"Back to reference \(name)\">\u{21A9}</a>"
        }
        if case .paragraph(let inlines)? = blocks.last?.kind {
            blocks.removeLast()
            output += render(blocks) + "<p>"
            write(inlines, to: &output)
            output += back + "</p>\n"
        } else {
            output += render(blocks) + "<p>" + back.dropFirst() + "</p>\n"
        }
        output += "</li>\n"
    }
}
