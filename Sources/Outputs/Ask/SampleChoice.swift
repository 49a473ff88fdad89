import Rules

/// Chooses the snippet that shows an answer, and cuts it down to what fits.
struct SampleChoice {
    /// The document that answers.
    let document: Document
    /// The rulebook that holds it.
    let rulebook: Rulebook?
    /// What is proven.
    let proofs: Proofs
    /// The terms that were asked for, and how much each is worth.
    let wanted: [String: Int]

    /// The most lines that an answer shows.
    let lineLimit: Int

    /// The most telling snippet, a proven one before any other; nil when the document has none.
    var best: Answer.Sample? {
        let terms = telling
        var best: (points: Int, snippet: Snippet)?
        for snippet in document.snippets where snippet.isSwift && isGoodForm(snippet.role) {
            let lines = Self.lines(of: snippet)
            // What is imported shows nothing of how it is used.
            guard lines.contains(where: CodeWindow.tells) else { continue }
            var points = lines.map { worth(of: $0, terms) }.reduce(0, +)
            points = points * 10 / (10 + lines.count)
            // A test shows how a thing is used, which is the second question.
            if isTest(snippet) { points /= 2 }
            if proofs.isProven(snippet) { points += 1_000_000 }
            if best.map({ $0.points < points }) ?? true { best = (points, snippet) }
        }
        return best.map { sample(of: $0.snippet, terms) }
    }

    /// Snippets that show how to do it, not what is wrong or merely what it looks like.
    private func isGoodForm(_ role: Snippet.Role) -> Bool {
        switch role {
        case .file, .alone, .excerpt, .parseOnly, .fragment, .skipped, .needs: true
        case .fails, .violates, .crashes, .output, .notSwift: false
        }
    }

    private func isTest(_ snippet: Snippet) -> Bool {
        guard case .file(let path) = snippet.role else { return false }
        return rulebook?.modules.contains { $0.name == path.module && $0.kind == .test } ?? false
    }

    /// What was asked for, and the code that the title and the answer name.
    private var telling: [String: Int] {
        var terms = wanted
        let answer = document.frontMatter?.answer?.value ?? ""
        for word in WordSplitter.words(in: document.title + " " + answer)
        where !word.parts.isEmpty || !word.sigil.isEmpty {
            terms[English.shared.stem(word.whole), default: 0] += 3000
        }
        return terms
    }

    private func worth(of line: String, _ terms: [String: Int]) -> Int {
        var seen: Set<String> = []
        var sum = 0
        for word in WordSplitter.words(in: line) {
            let whole = English.shared.stem(word.whole)
            if seen.insert(whole).inserted { sum += terms[whole] ?? 0 }
            for part in word.parts {
                let stem = English.shared.stem(part)
                if seen.insert(stem).inserted { sum += (terms[stem] ?? 0) / 3 }
            }
        }
        return sum
    }

    private func sample(of snippet: Snippet, _ terms: [String: Int]) -> Answer.Sample {
        var lines = Self.lines(of: snippet)
        let total = lines.count
        if total > lineLimit {
            lines = Array(
                lines[CodeWindow(lines).range(atMost: lineLimit) { worth(of: $0, terms) }]
            )
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return Answer.Sample(
            snippet: snippet,
            lines: lines.map { String($0.dropFirst(indent)) },
            total: total,
            path: path(of: snippet),
            isProven: proofs.isProven(snippet)
        )
    }

    private func path(of snippet: Snippet) -> String? {
        switch snippet.role {
        case .file(let path), .excerpt(let path, _, _):
            rulebook?.shownPath(of: path)?.description
        default: nil
        }
    }

    private static func lines(of snippet: Snippet) -> [String] {
        var lines = snippet.shownCode.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy { $0 == " " || $0 == "\t" } ? "" : String($0) }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
