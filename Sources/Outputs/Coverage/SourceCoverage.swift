public import Rules

/// What the rules of a rulebook restate of one source document, line by line.
public struct SourceCoverage: Sendable {
    /// What is known of a line.
    public enum Standing: Hashable, Sendable {
        /// White space only: there is nothing to restate.
        case blank
        /// The documents whose `source` names the line, sorted; never empty.
        case cited([DocumentID])
        /// `rulebook.yml` lists it as binding nobody, for that reason.
        case notNormative(reason: String)
        /// In no rule, and nobody said why.
        case uncovered
    }

    /// A line of the source document.
    public struct Line: Hashable, Sendable {
        /// The text without its line ending; bytes that are no UTF-8 are replaced.
        public let text: String
        /// What is known of it.
        public let standing: Standing
    }

    /// Neighbouring lines with the same standing; blank lines join the run above them.
    public struct Run: Hashable, Sendable {
        /// What is known of them; blank only for blank lines at the start.
        public let standing: Standing
        /// Their numbers (1-based).
        public let lines: ClosedRange<Int>
    }

    /// The rulebook that restates the document.
    public let rulebook: RulebookName
    /// The document's name.
    public let document: String
    /// The file's path in the folder of source documents.
    public let file: String
    /// The lines in order.
    public let lines: [Line]

    /// Lines that are not blank.
    public var nonBlank: Int { lines.count { $0.standing != .blank } }
    /// Lines that at least one document restates.
    public var covered: Int {
        lines.count { if case .cited = $0.standing { true } else { false } }
    }
    /// Lines listed as binding nobody.
    public var notNormative: Int {
        lines.count { if case .notNormative = $0.standing { true } else { false } }
    }
    /// Lines that are in no rule and not listed.
    public var uncovered: Int { lines.count { $0.standing == .uncovered } }

    /// The whole document as runs.
    public var runs: [Run] {
        var runs: [Run] = []
        for (index, line) in lines.enumerated() {
            let number = index + 1
            if let last = runs.last, line.standing == .blank || line.standing == last.standing {
                runs[runs.count - 1] = Run(
                    standing: last.standing,
                    lines: last.lines.lowerBound...number
                )
            } else {
                runs.append(Run(standing: line.standing, lines: number...number))
            }
        }
        return runs
    }

    /// What each document restates, by its first line: ranges of lines, blank ones between them
    /// left in.
    public var citations: [(document: DocumentID, lines: [ClosedRange<Int>])] {
        let documents = lines.flatMap { line -> [DocumentID] in
            if case .cited(let documents) = line.standing { documents } else { [] }
        }
        var seen: Set<DocumentID> = []
        return documents.filter { seen.insert($0).inserted }.map { document in
            let ranges = ranges { standing in
                if case .cited(let all) = standing { all.contains(document) } else { false }
            }
            return (document, ranges)
        }
    }

    /// The lines whose standing fits, as ranges; blank lines between two that fit are left in.
    public func ranges(where fits: (Standing) -> Bool) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var isOpen = false
        for (index, line) in lines.enumerated() where line.standing != .blank {
            let number = index + 1
            guard fits(line.standing) else {
                isOpen = false
                continue
            }
            if isOpen, let last = ranges.last {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
            isOpen = true
        }
        return ranges
    }
}
