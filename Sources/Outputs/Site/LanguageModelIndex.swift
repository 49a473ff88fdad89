import Rules

/// `llms.txt`: every document with its sentence and the address of its Markdown.
struct LanguageModelIndex: Sendable {
    let context: SiteContext

    /// The bytes of the file, Markdown itself.
    func render() -> [UInt8] {
        var text = "# \(context.title)\n"
        for rulebook in context.graph.rulebooks {
            for group in context.outlines[rulebook.name]?.groups ?? [] {
                text += "\n## \(rulebook.title): \(group.title)\n\n"
                for document in group.documents.compactMap(context.graph.document) {
                    let href = Href.from(SiteMap.sitemap, to: context.copy(of: document.path))
                    let answer = document.frontMatter?.answer?.value
                    text += "- [\(linkText(document.title))](\(href))"
                    text += (answer.map { ": " + $0 } ?? "") + "\n"
                }
            }
        }
        return Array(text.utf8)
    }

    /// A title that cannot end the link around it; everything else in it reads as it is.
    private func linkText(_ title: String) -> String {
        title.reduce(into: "") { text, character in
            if "[]\\<`".contains(character) { text += "\\" }
            text.append(character)
        }
    }
}
