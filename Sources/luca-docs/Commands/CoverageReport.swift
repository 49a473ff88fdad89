import Coverage
import Diagnostics
import Rules
import Terminal

/// What `coverage` prints: for people, and for programs.
struct CoverageReport {
    let coverages: [SourceCoverage]
    /// Whether the lines themselves are printed.
    let annotates: Bool

    /// Each document with its rules, its gaps and its figures.
    func text(usesColour: Bool) -> String {
        coverages.map { coverage in
            let title = "\(coverage.rulebook)/\(coverage.document)"
            var lines = [
                TextStyle.bold(title.visible(), if: usesColour) + " (\(coverage.file))".visible()
            ]
            lines += annotates ? annotated(coverage, usesColour) : listed(coverage, usesColour)
            lines.append(summary(of: coverage, usesColour))
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func listed(_ coverage: SourceCoverage, _ usesColour: Bool) -> [String] {
        let rows = coverage.citations.map { ($0.document.description, words($0.lines)) }
        let width = rows.map(\.0.count).max() ?? 0
        var lines = rows.map { id, ranges in
            "  " + id.visible() + String(repeating: " ", count: width - id.count + 2) + ranges
        }
        for (index, line) in coverage.lines.enumerated() where line.standing == .uncovered {
            let mark = TextStyle.red("in no rule", if: usesColour)
            lines.append("  \(mark) \(index + 1): \(line.text.visible(atMost: 70))")
        }
        return lines
    }

    private func annotated(_ coverage: SourceCoverage, _ usesColour: Bool) -> [String] {
        let width = String(coverage.lines.count).utf8.count
        return coverage.runs.flatMap { run in
            let lines = run.lines.map { number in
                let digits = String(number)
                let pad = String(repeating: " ", count: width - digits.utf8.count + 2)
                let text = coverage.lines[number - 1].text.visible()
                return pad + digits + (text.isEmpty ? " |" : " | \(text)")
            }
            return heading(of: run.standing, usesColour) + lines
        }
    }

    private func heading(of standing: SourceCoverage.Standing, _ usesColour: Bool) -> [String] {
        switch standing {
        case .blank: []
        case .cited(let documents):
            [
                TextStyle.cyan(
                    documents.map { $0.description.visible() }.joined(separator: ", "),
                    if: usesColour
                )
            ]
        case .notNormative(let reason):
            [TextStyle.dim("not normative: \(reason.visible())", if: usesColour)]
        case .uncovered: [TextStyle.red("in no rule", if: usesColour)]
        }
    }

    private func summary(of coverage: SourceCoverage, _ usesColour: Bool) -> String {
        let all = coverage.nonBlank
        let excepted = all == 0 ? 0 : coverage.notNormative * 100 / all
        let unit = all == 1 ? "line" : "lines"
        let text =
            "\(all) \(unit) with text: \(coverage.covered) in rules, \(coverage.notNormative) not "
            + "normative (\(excepted) %), \(coverage.uncovered) in no rule; "
            + "\(coverage.coveredPercent) % covered"
        let style: TextStyle = coverage.uncovered == 0 ? .green : .red
        return style(text, if: usesColour)
    }

    /// `3, 5-9`.
    private func words(_ ranges: [ClosedRange<Int>]) -> String {
        ranges.map(\.words).joined(separator: ", ")
    }

    /// `{schema, documents, errors, warnings, problems}`.
    func value(_ problems: [Diagnostic], pathPrefix: String) -> JSONValue {
        let found = JSONReport.value(of: problems, pathPrefix: pathPrefix)
        guard case .members(var members) = found else { return found }
        members.append(.init(key: "documents", value: .array(coverages.map(value))))
        return .members(members)
    }

    private func value(_ coverage: SourceCoverage) -> JSONValue {
        let lines: JSONValue? =
            annotates
            ? .array(coverage.lines.enumerated().map { value($1, number: $0 + 1) }) : nil
        return .object([
            "rulebook": .string(coverage.rulebook.description),
            "document": .string(coverage.document),
            "file": .string(coverage.file),
            "nonBlank": .number(coverage.nonBlank),
            "covered": .number(coverage.covered),
            "notNormative": .number(coverage.notNormative),
            "uncovered": .number(coverage.uncovered),
            "coveredPercent": .number(coverage.coveredPercent),
            "gaps": .strings(coverage.ranges { $0 == .uncovered }.map(\.words)),
            "rules": .array(
                coverage.citations.map {
                    .object([
                        "id": .string($0.document.description),
                        "lines": .strings($0.lines.map(\.words)),
                    ])
                }
            ),
            "lines": lines,
        ])
    }

    private func value(_ line: SourceCoverage.Line, number: Int) -> JSONValue {
        var standing = "blank"
        var rules: JSONValue?
        var why: String?
        switch line.standing {
        case .blank: break
        case .cited(let documents):
            standing = "covered"
            rules = .strings(documents.map(\.description))
        case .notNormative(let reason):
            standing = "not normative"
            why = reason
        case .uncovered: standing = "uncovered"
        }
        return .object([
            "line": .number(number),
            "text": .string(line.text),
            "standing": .string(standing),
            "rules": rules,
            "reason": .string(why),
        ])
    }
}

extension SourceCoverage {
    /// The share of the normative lines that is in rules, rounded down; 100 means all.
    fileprivate var coveredPercent: Int {
        let normative = covered + uncovered
        return normative == 0 ? 100 : covered * 100 / normative
    }
}

extension ClosedRange<Int> {
    /// `3` or `5-9`.
    fileprivate var words: String {
        lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)"
    }
}
