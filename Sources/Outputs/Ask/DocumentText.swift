import Rules

/// The words of a document by field, and what an answer quotes of it.
struct DocumentText {
    /// Where a text stands; a word in the title says more of the topic than one in the body.
    enum Field: Int, CaseIterable {
        case title, names, said, questions, answer, headings, place, code, samples, body

        /// How much a word in this field counts.
        var weight: Double {
            switch self {
            case .title: 5
            case .names: 5
            case .said: 3
            case .questions: 3.5
            case .answer: 4
            case .headings: 2
            case .place: 2
            case .code: 1.5
            case .samples: 0.7
            case .body: 1
            }
        }

        /// The same in a document without front matter, whose text has to say everything.
        var plainWeight: Double {
            switch self {
            case .headings: 5
            case .body: 4
            case .samples: 2
            default: weight
            }
        }

        /// The same as `normalisation` in a document without front matter: a long one is an
        /// ordinary one, and its sections are about different things.
        var plainNormalisation: Double {
            self == .body || self == .samples ? 0.1 : normalisation
        }

        /// How much a long field is held against its words, 0 to 1.
        var normalisation: Double {
            switch self {
            case .title, .names, .said, .questions, .place: 0.3
            case .answer, .headings: 0.5
            case .code, .samples, .body: 0.75
            }
        }
    }

    /// The texts of each field, by `Field.rawValue`.
    private(set) var fields = [[String]](repeating: [], count: Field.allCases.count)
    /// Texts that are looked at as a whole: title, aliases, questions, the glossary's words.
    private(set) var phrases: [String] = []
    /// The first sentence of the section that gives the reason.
    private(set) var why: String?
    /// The sentences of all paragraphs, list items and table rows.
    private(set) var sentences: [String] = []

    /// The sections of a document without front matter; none for any other.
    private(set) var sections: [PlainSection] = []
    /// For each of them all text below its heading, code included.
    private(set) var textsOfSections: [[String]] = []
    /// True for a document without front matter.
    let isPlain: Bool

    private var isInWhy = false
    /// The headings above the block at hand, each with its level.
    private var headings: [(level: Int, text: String)] = []
    /// The code of the document's fences, by their place.
    private var codes: [String] = []

    /// Reads a document; `said` are the glossary's words for it.
    init(_ document: Document, said: [String]) {
        isPlain = document.frontMatter == nil
        if isPlain {
            sections = [PlainSection(heading: nil, line: 1)]
            textsOfSections = [[]]
            codes = document.snippets.map(\.shownCode)
        }
        add(document.title, to: .title)
        phrases.append(document.title)
        let names = document.frontMatter?.aliases ?? []
        for name in names { add(name, to: .names) }
        for name in said { add(name, to: .said) }
        add(document.id.name, to: .names)
        phrases += names + said
        phrases.append(document.id.name)
        if let frontMatter = document.frontMatter {
            for question in frontMatter.questions { add(question, to: .questions) }
            phrases += frontMatter.questions
            if let answer = frontMatter.answer?.value { add(answer, to: .answer) }
            if let place = frontMatter.place { add(place, to: .place) }
            if let layer = frontMatter.layer?.value { add(layer, to: .place) }
        }
        read(document.blocks)
        for footnote in document.footnotes { read(footnote.blocks) }
        for snippet in document.snippets where snippet.isSwift {
            add(snippet.shownCode, to: .samples)
            if case .fails(let message) = snippet.role { add(message.value, to: .body) }
            if case .file(let path) = snippet.role { add(path.file.stem, to: .samples) }
        }
    }

    private mutating func add(_ text: String, to field: Field) {
        fields[field.rawValue].append(text)
    }

    private mutating func read(_ blocks: [Block]) {
        for block in blocks { read(block) }
    }

    private mutating func read(_ block: Block) {
        switch block.kind {
        case .paragraph(let inlines):
            let sentences = Ask.sentences(of: inlines.shownText)
            if isInWhy, why == nil { why = sentences.first }
            add(sentences, at: block)
            read(inlines, to: .body)
        case .heading(let level, let anchor, let inlines):
            let title = inlines.shownText
            let first = WordSplitter.words(in: title).first?.whole ?? ""
            isInWhy = ["why", "reason", "reasons", "rationale", "because"].contains(first)
            if isPlain { addSection(title, level, anchor, at: block.location.start.line) }
            read(inlines, to: .headings)
        case .blockQuote(let blocks), .alert(_, let blocks):
            read(blocks)
        case .list(let list):
            for item in list.items { read(item.blocks) }
        case .table(let table):
            for cell in table.header + table.rows.joined() { read(cell, to: .body) }
            add(table.rows.map { $0.map(\.shownText).joined(separator: ": ") }, at: block)
        case .codeBlock(let code):
            if code.snippet == nil { add(code.literal, to: .samples) }
            if isPlain {
                let text = code.snippet.map { codes[$0] } ?? code.literal
                textsOfSections[sections.count - 1].append(text)
            }
        case .htmlBlock(let html):
            let text = textOfHTML(html)
            guard !text.isEmpty else { return }
            add(Ask.sentences(of: text), at: block)
            add(text, to: .body)
            if isPlain { textsOfSections[sections.count - 1].append(text) }
        case .thematicBreak: break
        }
    }

    private mutating func addSection(_ title: String, _ level: Int, _ anchor: String, at line: Int)
    {
        while let last = headings.last, last.level >= level { headings.removeLast() }
        headings.append((level, title))
        sections.append(
            PlainSection(
                heading: title,
                headings: headings.map(\.text),
                anchor: anchor,
                line: line
            )
        )
        textsOfSections.append([])
    }

    private mutating func add(_ sentences: [String], at block: Block) {
        self.sentences += sentences
        guard isPlain else { return }
        let line = block.location.start.line
        sections[sections.count - 1].sentences += sentences.map { .init(text: $0, line: line) }
    }

    private mutating func read(_ inlines: [Inline], to field: Field) {
        let text = inlines.shownText
        add(text, to: field)
        if isPlain, field == .body { textsOfSections[sections.count - 1].append(text) }
        readCode(inlines)
    }

    private mutating func readCode(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline {
            case .code(let text): add(text, to: .code)
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
                .link(_, let inner), .image(_, let inner):
                readCode(inner)
            case .text, .softBreak, .lineBreak, .htmlInline, .footnoteReference: break
            }
        }
    }
}

/// What readers see of raw HTML: no tags, comments, scripts and styles.
private func textOfHTML(_ html: String) -> String {
    let start = html.drop { $0 == " " }.prefix(7).lowercased()
    if ["<!", "<?", "<script", "<style"].contains(where: start.hasPrefix) { return "" }
    var text = ""
    var isInTag = false
    for character in html {
        switch character {
        case "<": isInTag = true
        case ">":
            isInTag = false
            text += " "
        default: if !isInTag { text.append(character) }
        }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
