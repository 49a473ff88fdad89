/// Chooses the snippet that shows an answer, and cuts it down to what fits.
struct SampleChoice {
    /// The document that answers.
    let page: Page
    /// The terms that were asked for, and how much each is worth.
    let wanted: [String: Int]
    /// The most lines that an answer shows.
    let lineLimit: Int

    /// The most telling snippet, a proven one before any other; nil when the document has none.
    var best: Answer.Sample? {
        let terms = telling
        var best: (points: Int, sample: Page.Sample)?
        for sample in page.samples {
            var points = sample.lines.map { worth(of: $0, terms) }.reduce(0, +)
            points = points * 10 / (10 + sample.lines.count)
            // A test shows how a thing is used, which is the second question.
            if sample.isTest { points /= 2 }
            if sample.isProven { points += 1_000_000 }
            if best.map({ $0.points < points }) ?? true { best = (points, sample) }
        }
        return best.map { cut($0.sample, terms) }
    }

    /// What was asked for, and the code that the title and the answer name.
    private var telling: [String: Int] {
        var terms = wanted
        for word in WordSplitter.words(in: page.head.title + " " + (page.answer ?? ""))
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

    private func cut(_ sample: Page.Sample, _ terms: [String: Int]) -> Answer.Sample {
        var lines = sample.lines
        if lines.count > lineLimit {
            lines = Array(
                lines[CodeWindow(lines).range(atMost: lineLimit) { worth(of: $0, terms) }]
            )
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return Answer.Sample(
            lines: lines.map { String($0.dropFirst(indent)) },
            total: sample.lines.count,
            path: sample.path,
            isProven: sample.isProven,
            modes: sample.modes
        )
    }
}
