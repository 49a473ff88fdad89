import Graph
import Rules

/// A code block as a figure: the file it is, its proof, and the code.
struct CodeFigure: Sendable {
    let context: SiteContext
    let document: Document
    let page: Page

    /// Renders a code block of the document.
    func render(_ block: CodeBlock) -> Markup {
        guard let index = block.snippet, document.snippets.indices.contains(index) else {
            return plain("\(block.literal)", language: "")
        }
        let snippet = document.snippets[index]
        guard snippet.isSwift else {
            let label = snippet.role == .output ? "Output" : snippet.language
            return plain("\(snippet.shownCode)", language: snippet.language, label: label)
        }
        let code = context.highlighter.code(of: snippet)
        let rulebook = context.graph.rulebook(document.id.rulebook)
        // A folder without a rulebook promises no proofs: a badge on every fence would be noise.
        guard let rulebook, rulebook.isDeclared, snippet.role != .notSwift else {
            return plain(code, language: "swift", label: "swift")
        }
        let badge = ProofBadge(of: snippet, proofs: context.proofs)
        return """
            <figure class="code is-\(badge.verdict.rawValue)" \
            id="Site-snippet-\(snippet.id.ordinal)">
            <figcaption>\(caption(of: snippet, in: rulebook))\
            \(disclosure(of: badge, snippet))</figcaption>
            <pre tabindex="0" dir="ltr"><code class="language-swift">\(code)</code></pre>
            \(note(below: snippet))</figure>

            """
    }

    private func plain(_ code: Markup, language: String, label: String = "") -> Markup {
        let name: Markup = language.isEmpty ? "" : " class=\"language-\(language)\""
        let caption: Markup =
            label.isEmpty ? "" : "<figcaption><span class=\"role\">\(label)</span></figcaption>\n"
        return """
            <figure class="code">
            \(caption)<pre tabindex="0" dir="ltr"><code\(name)>\(code)</code></pre>
            </figure>

            """
    }

    private func caption(of snippet: Snippet, in rulebook: Rulebook) -> Markup {
        let only = snippet.only.map { " · \(ProofBadge.shown($0)) only" } ?? ""
        switch snippet.role {
        case .file(let path):
            return fileName(of: path, in: rulebook, suffix: only)
        case .excerpt(let path, _, _):
            return fileName(of: path, in: rulebook, suffix: " · excerpt" + only)
        case .fails: return "<span class=\"role\">Must not compile\(only)</span>"
        case .violates: return "<span class=\"role\">Breaks the rule\(only)</span>"
        case .crashes: return "<span class=\"role\">Must trap\(only)</span>"
        case .fragment: return "<span class=\"role\">Fragment\(only)</span>"
        case .alone, .skipped, .needs, .output, .parseOnly, .notSwift:
            return "<span class=\"role\">Example\(only)</span>"
        }
    }

    private func fileName(of path: SamplePath, in rulebook: Rulebook, suffix: String) -> Markup {
        let shown = rulebook.shownPath(of: path)?.description ?? path.description
        let rest: Markup = suffix.isEmpty ? "" : "<span class=\"role\">\(suffix)</span>"
        // A break after each slash lets a long path wrap where people would break it.
        let parts = shown.split(separator: "/").map { "\(String($0))" as Markup }
        return "<span class=\"file\">\(parts.joined(by: "/<wbr>"))</span>\(rest)"
    }

    private func disclosure(of badge: ProofBadge, _ snippet: Snippet) -> Markup {
        let icon =
            switch badge.verdict {
            case .proven: badge.label == "Tested" ? Icon.flask : Icon.check
            case .refused: Icon.cross
            case .unproven: Icon.circle
            }
        let modules =
            badge.verdict == .unproven
            ? nil : ModuleNote(context: context, page: page).sentence(for: snippet)
        let sentences = (badge.sentences.map { "\($0)" as Markup } + [modules].compactMap { $0 })
            .map { "<p>\($0)</p>" as Markup }.joined()
        let label = badge.modes.map { "\(badge.label) · \($0)" } ?? badge.label
        return """
            <details class="proof"><summary>\(icon)\(label)</summary>\
            <div class="proof-note">\(sentences)</div></details>
            """
    }

    private func note(below snippet: Snippet) -> Markup {
        switch snippet.role {
        case .fails(let text):
            return """
                <p class="message"><span>error:</span> \(text.value)</p>

                """
        case .crashes(let text):
            return """
                <p class="message"><span>traps:</span> \(text.value)</p>

                """
        default: return ""
        }
    }
}
