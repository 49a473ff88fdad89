import Diagnostics
import Rules

/// A document as lines of text, each block, inline, link and fence with its place.
struct DocumentDump {
    private var lines: [String] = []
    private let move: (SourcePosition) -> SourcePosition

    /// Dumps all that a document and its problems say, each position moved as asked for.
    static func text(
        of document: Document,
        problems: [Diagnostic],
        moving move: @escaping (SourcePosition) -> SourcePosition = { $0 }
    ) -> String {
        var dump = DocumentDump(move: move)
        dump.write(document)
        dump.write(problems)
        return dump.lines.joined(separator: "\n") + "\n"
    }

    private init(move: @escaping (SourcePosition) -> SourcePosition) { self.move = move }

    private mutating func write(_ document: Document) {
        lines.append("document \(document.id) \(quoted(document.title))")
        if let matter = document.frontMatter { write(matter) }
        for block in document.blocks { write(block, depth: 1) }
        for footnote in document.footnotes {
            lines.append("footnote \(footnote.label) ×\(footnote.references)")
            for block in footnote.blocks { write(block, depth: 1) }
        }
        for section in document.sections {
            lines.append("section #\(section.anchor) \(quoted(section.title))")
        }
        for link in document.links {
            let title = link.title.isEmpty ? "" : " " + quoted(link.title)
            lines.append("link \(place(link.location)) \(link.destination)\(title)")
        }
        for anchor in document.htmlAnchors.sorted() { lines.append("html anchor #\(anchor)") }
        for snippet in document.snippets { write(snippet) }
    }

    private mutating func write(_ matter: FrontMatter) {
        lines.append("front matter \(place(matter.location)) \(matter.kind)")
        func add(_ name: String, _ value: String?) {
            if let value { lines.append("  \(name): \(value)") }
        }
        func add(_ name: String, _ value: Located<String>?) {
            add(name, value.map { "\($0.value) @\(place($0.location))" })
        }
        add("id", matter.id)
        add("level", matter.level?.rawValue)
        add("answer", matter.answer)
        add("layer", matter.layer)
        add("place", matter.place)
        add("aliases", matter.aliases.isEmpty ? nil : matter.aliases.joined(separator: " · "))
        add("questions", matter.questions.isEmpty ? nil : matter.questions.joined(separator: " · "))
        for relation in matter.relations {
            add(
                relation.kind.rawValue,
                "\(relation.target.value) @\(place(relation.target.location))"
            )
        }
        add("edition", matter.edition)
        for source in matter.sources {
            add("source", "\(source.value.document) \(source.value.lines)")
        }
        add("check", matter.enforcement.map { "\($0)" })
        for former in matter.formerly { add("formerly", former) }
    }

    private mutating func write(_ block: Block, depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        func line(_ text: String) { lines.append("\(indent)\(place(block.location)) \(text)") }
        switch block.kind {
        case .paragraph(let inlines): line("paragraph \(text(inlines))")
        case .heading(let level, let anchor, let inlines):
            line("heading \(level) #\(anchor) \(text(inlines))")
        case .thematicBreak: line("thematic break")
        case .blockQuote(let blocks):
            line("quote")
            for block in blocks { write(block, depth: depth + 1) }
        case .alert(let kind, let blocks):
            line("alert \(kind)")
            for block in blocks { write(block, depth: depth + 1) }
        case .list(let list):
            line("list \(list.marker) \(list.isTight ? "tight" : "loose")")
            for item in list.items {
                let box = item.isChecked.map { $0 ? " [x]" : " [ ]" } ?? ""
                lines.append("\(indent)- item\(box)")
                for block in item.blocks { write(block, depth: depth + 2) }
            }
        case .codeBlock(let code):
            let fence = code.snippet.map { " fence \($0 + 1)" } ?? ""
            line("code\(fence) \(quoted(code.info)) \(quoted(code.literal))")
        case .htmlBlock(let html): line("html \(quoted(html))")
        case .table(let table):
            line("table \(table.alignments.map { $0?.rawValue ?? "-" }.joined(separator: " "))")
            for row in [table.header] + table.rows {
                lines.append("\(indent)  | \(row.map { text($0) }.joined(separator: " | "))")
            }
        }
    }

    private mutating func write(_ snippet: Snippet) {
        let section = snippet.section.map { " in #\($0)" } ?? ""
        let only = snippet.only.map { " only \($0)" } ?? ""
        let modes = snippet.modes.map { " in \(LanguageMode.names(of: $0))" } ?? ""
        lines.append(
            "snippet \(snippet.id) \(place(snippet.location)) '\(snippet.language)' "
                + "\(role(snippet.role))\(only)\(modes)\(section)"
        )
        for (number, line) in snippet.map.lines.enumerated() {
            let tab = line.expandedSpaces > 0 ? " after \(line.expandedSpaces) of a tab" : ""
            let start = place(SourcePosition(line: line.line, column: line.column))
            lines.append("  line \(number + 1) at \(start)\(tab)")
        }
        lines.append("  end \(place(snippet.map.end))")
        for hidden in snippet.hiddenLines { lines.append("  hidden \(hidden)") }
    }

    private func role(_ role: Snippet.Role) -> String {
        switch role {
        case .file(let path): "file \(path)"
        case .fails(let text): "fails \(quoted(text.value)) @\(place(text.location))"
        case .violates(let rule): "violates \(rule.value) @\(place(rule.location))"
        case .crashes(let text): "crashes \(quoted(text.value)) @\(place(text.location))"
        case .excerpt(let path, let symbol, let location):
            "shows \(path)#\(symbol) @\(place(location))"
        default: "\(role)"
        }
    }

    private mutating func write(_ problems: [Diagnostic]) {
        for problem in problems {
            let location = problem.location.map(place) ?? "-"
            lines.append("\(location) \(problem.severity)[\(problem.id)]: \(problem.message)")
            if let hint = problem.hint { lines.append("  hint: \(hint)") }
            for note in problem.notes {
                lines.append("  note: \(note.message) @\(note.location.map(place) ?? "-")")
            }
        }
    }

    private func text(_ inlines: [Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): quoted(text)
            case .softBreak: "↵"
            case .lineBreak: "⏎"
            case .code(let code): "code(\(quoted(code)))"
            case .htmlInline(let html): "html(\(quoted(html)))"
            case .emphasis(let inner): "em(\(text(inner)))"
            case .strong(let inner): "strong(\(text(inner)))"
            case .strikethrough(let inner): "del(\(text(inner)))"
            case .link(let link, let inner): "link(\(link.destination) \(text(inner)))"
            case .image(let link, let inner): "image(\(link.destination) \(text(inner)))"
            case .footnoteReference(let label, let number, let reference):
                "footnote(\(label) \(number).\(reference))"
            }
        }.joined(separator: " ")
    }

    private func quoted(_ text: String) -> String { text.debugDescription }

    private func place(_ location: SourceLocation) -> String {
        "\(place(location.start))-\(place(location.end))"
    }

    private func place(_ position: SourcePosition) -> String {
        let position = move(position)
        return "\(position.line):\(position.column)"
    }
}
