public import Diagnostics
public import Rules

/// Reads one Markdown file: front matter, typed tree, fences, links as written.
///
/// Never fails: what is wrong is reported and read as CommonMark would. In a folder that is no
/// rulebook only what holds for everybody's Markdown is checked: encoding and fences.
public func parseDocument(
    _ file: SourceFile,
    in rulebook: Rulebook,
    options: ParseOptions = .all
) -> (Document, [Diagnostic]) {
    let text = CleanText(file)
    var problems = text.brokenProblems + file.strayMarks
    var matter: FrontMatter?
    var plainTitle: String?
    var body = 0
    if options.readsFrontMatter, let split = splitFrontMatter(text, in: rulebook, &problems) {
        matter = split.matter
        plainTitle = split.title
        body = split.lines
    }
    let tree = MarkdownTree(text, from: body, readsExtensions: options.readsExtensions)
    let blocks = BlockReader(tree, of: text, readsExtensions: options.readsExtensions)
    let id = DocumentID(
        rulebook: rulebook.name,
        name: matter?.id?.value ?? defaultName(of: file.path, in: rulebook)
    )
    var snippets = SnippetReader(text, document: id, in: rulebook)
    if options.readsFrontMatter {
        for fence in blocks.fences { snippets.read(fence) }
        problems += snippets.problems
        problems += blocks.problems(in: rulebook, text: text)
    }
    if options.readsFrontMatter, rulebook.isDeclared, matter?.isWhole ?? true,
        matter?.title == nil, blocks.sections.isEmpty
    {
        problems.append(.missingTitle(file.path.stem, at: text.file.location(ofLine: 1)))
    }
    let title =
        matter?.title?.value ?? plainTitle ?? blocks.sections.first?.title ?? file.path.stem
    let document = Document(
        id: id,
        path: file.path,
        form: matter.map { rulebook.isDeclared ? .rule($0) : .plain } ?? .plain,
        title: title,
        blocks: blocks.blocks,
        sections: blocks.sections,
        snippets: snippets.snippets,
        links: blocks.inlines.links,
        htmlAnchors: blocks.htmlAnchors,
        footnotes: blocks.referredFootnotes
    )
    return (document, inOrder(problems))
}

/// The path below the rulebook's folder without extension, lower case.
private func defaultName(of path: ContentPath, in rulebook: Rulebook) -> String {
    let relative = path.relative(to: rulebook.folder) ?? path
    let folder = relative.parent == .root ? "" : "\(relative.parent)/"
    return (folder + relative.stem).lowercased()
}

extension BlockReader {
    /// The footnotes in the order in which they are first referred to.
    var referredFootnotes: [Footnote] {
        inlines.footnotes.labels.compactMap { label in
            footnotes[label].map { footnote in
                Footnote(
                    label: footnote.label,
                    blocks: footnote.blocks,
                    references: inlines.footnotes.references(to: label)
                )
            }
        }
    }

    /// Every anchor that raw HTML makes.
    var htmlAnchors: Set<String> {
        Set(htmlBlocks.flatMap { Parse.htmlAnchors(in: $0.text) })
            .union(inlines.html.flatMap { Parse.htmlAnchors(in: $0) })
    }

    /// What is wrong with the blocks.
    func problems(in rulebook: Rulebook, text: CleanText) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if let tooDeep { problems.append(.tooDeep(at: tooDeep, limit: Self.depthLimit)) }
        if let line = firstCutImage {
            problems.append(.tooManyImages(at: text.file.location(ofLine: max(line, 1))))
        }
        problems += markdown.extras.problems(in: text)
        if let doccDirectives { problems.append(.doccDirective(doccDirectives, in: text)) }
        if rulebook.isDeclared {
            let stray = strayDirectives + inlines.strayDirectives
            problems += stray.map { .strayDirective(at: $0) }
        }
        for block in htmlBlocks {
            if let line = swallowedFence(in: block.text) {
                // The line's tail: what a list or a quote puts before it is no part of the HTML.
                let whole = text.file.byteRange(ofLine: block.firstLine + line.number)
                let start = max(whole.lowerBound, whole.upperBound - line.count)
                problems.append(
                    .fenceInHTML(at: text.file.location(of: start..<whole.upperBound))
                )
            }
        }
        return problems
    }
}

/// The line (from 0) of the first fence that an HTML block swallows; none counts in a comment or
/// in an element whose text CommonMark leaves alone.
private func swallowedFence(in html: String) -> (number: Int, count: Int)? {
    let start = html.drop { $0 == " " }.prefix(12).lowercased()
    let verbatim = ["<!--", "<pre", "<script", "<style", "<textarea", "<?", "<!", "<![CDATA["]
    if verbatim.contains(where: start.hasPrefix) { return nil }
    var isInComment = false
    for (number, line) in html.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if !isInComment, text.hasPrefix("```") || text.hasPrefix("~~~") {
            return (number, line.utf8.count)
        }
        if let open = line.range(ofLast: "<!--") {
            isInComment = line.range(ofLast: "-->").map { $0 < open } ?? true
        } else if line.range(ofLast: "-->") != nil {
            isInComment = false
        }
    }
    return nil
}

extension Substring {
    /// The offset in UTF-8 bytes of the last occurrence.
    fileprivate func range(ofLast mark: String) -> Int? {
        let bytes = Array(utf8)
        let wanted = Array(mark.utf8)
        guard bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).last {
            bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
        }
    }
}
