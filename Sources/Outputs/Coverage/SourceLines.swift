import Diagnostics
import Rules

/// The lines of a source document.
struct SourceLines {
    /// The text of each, without its line ending.
    let texts: [String]
    /// Whether each holds white space only.
    let isBlank: [Bool]

    /// Splits a file; what follows the last line ending is a line only if it holds something.
    init(_ file: SourceFile) {
        var texts = (1...file.lineStarts.count).map {
            String(decoding: file.line($0), as: UTF8.self)
        }
        if texts.last == "" { texts.removeLast() }
        self.texts = texts
        isBlank = texts.map { text in
            text.unicodeScalars.allSatisfy {
                $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
            }
        }
    }

    /// What is known of each line; a citation counts more than an exception.
    func standings(
        _ citations: [Citation],
        _ exceptions: [Rulebook.Source.NotNormative]
    ) -> [SourceCoverage.Line] {
        var reasons: [Int: String] = [:]
        for exception in exceptions {
            for range in exception.lines {
                for line in within(range.value) { reasons[line] = exception.reason }
            }
        }
        var documents: [Int: Set<DocumentID>] = [:]
        for citation in citations {
            for line in within(citation.lines) {
                documents[line, default: []].insert(citation.document)
            }
        }
        return texts.indices.map { index in
            let number = index + 1
            let standing: SourceCoverage.Standing =
                if isBlank[index] {
                    .blank
                } else if let cited = documents[number] {
                    .cited(cited.sorted())
                } else if let reason = reasons[number] {
                    .notNormative(reason: reason)
                } else {
                    .uncovered
                }
            return SourceCoverage.Line(text: texts[index], standing: standing)
        }
    }

    /// True when all lines of the range that there are hold white space only.
    func areBlank(_ range: ClosedRange<Int>) -> Bool {
        within(range).allSatisfy { isBlank[$0 - 1] }
    }

    /// The numbers of the range that are lines; a range may be written to reach far beyond.
    private func within(_ range: ClosedRange<Int>) -> Range<Int> {
        let start = min(range.lowerBound, texts.count + 1)
        return start..<max(min(range.upperBound, texts.count) + 1, start)
    }
}
