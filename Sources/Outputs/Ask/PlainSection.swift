/// A heading of a document without front matter, and what stands below it.
///
/// Such a document names no answer, so the text that matches the question is the answer.
struct PlainSection: Sendable, Equatable {
    /// A sentence and the line of the file on which its block begins, from 1.
    struct Sentence: Sendable, Equatable {
        var text: String
        var line: Int
    }

    /// What a question finds in a section.
    struct Finding {
        /// The heading and the sentence that holds most of what was asked.
        var text: String
        /// Where that sentence stands, from 1.
        var line: Int
    }

    /// The heading's text; nil before the first heading.
    var heading: String?
    /// The texts of the headings that it stands below, its own last; empty before the first one.
    var headings: [String] = []
    /// The heading's anchor; nil before the first heading.
    var anchor: String?
    /// The heading's line, from 1.
    var line: Int
    /// The sentences up to the next heading.
    var sentences: [Sentence] = []

    /// The sentence of this section that holds most of what was asked.
    ///
    /// `wanted` are terms and their worth. The first of several that hold as much is taken.
    func finding(wanted: [String: Int]) -> Finding {
        let heading = Self.terms(of: heading ?? "")
        let worths = sentences.map {
            Self.worth(of: Self.terms(of: $0.text).subtracting(heading), wanted)
        }
        let best = worths.indices.max { (worths[$0], -$0) < (worths[$1], -$1) }
        // Where only code holds it, no sentence of the section says it.
        let isSaid = best.map { worths[$0] > 0 } ?? false
        return finding(at: isSaid || Self.worth(of: heading, wanted) > 0 ? best : nil)
    }

    private func finding(at index: Int?) -> Finding {
        guard let index else { return Finding(text: heading ?? "", line: line) }
        var text = shortened(sentences[index].text)
        // A question that the text asks itself is answered by what follows.
        if text.hasSuffix("?"), index + 1 < sentences.count {
            text += " " + shortened(sentences[index + 1].text)
        }
        if let heading, !heading.isEmpty {
            let endsSentence = heading.last.map { ".?!:".contains($0) } ?? false
            text = heading + (endsSentence ? " " : ": ") + text
        }
        return Finding(text: text, line: sentences[index].line)
    }

    private func shortened(_ text: String) -> String {
        text.utf8.count > Passage.lengthLimit
            ? text.prefix(Passage.lengthLimit) + "…" : text
    }

    private static func worth(of terms: Set<String>, _ wanted: [String: Int]) -> Int {
        terms.reduce(0) { $0 + (wanted[$1] ?? 0) }
    }

    private static func terms(of text: String) -> Set<String> {
        Set(
            WordSplitter.words(in: text).flatMap { word in
                ([word.whole] + word.parts).map(English.shared.stem)
                    + (word.sigil.isEmpty ? [] : [word.sigil + word.whole])
            } + WordSplitter.signs(in: text)
        )
    }
}
