public import Diagnostics
public import Rules

/// A run as test reporters of CI services read it: JUnit's XML.
///
/// A suite is a document, a test case is a Swift fence in one setting. What is not proven is
/// skipped, with its reason; what is wrong outside of the fences fails a case of its own. Names
/// hold no lines, so a case keeps its history when a paragraph is put in above.
/// The format is the one that Jenkins' schema `junit-10.xsd` allows: there a suite has a `file`, a
/// case has none, and `testsuites` does not count what was skipped.
public struct JUnitReport {
    private let findings: Findings
    private let pathPrefix: String

    /// Takes the states of the fences, and what stands before every path.
    public init(_ findings: Findings, pathPrefix: String = "") {
        self.findings = findings
        self.pathPrefix = pathPrefix
    }

    /// The whole file. `problems` are those of the run, `snippets` the fences that it looked at.
    public func text(_ snippets: some Sequence<Snippet>, _ problems: [Diagnostic]) -> String {
        let fences = Dictionary(
            grouping: snippets.filter { $0.isSwift && $0.role != .notSwift },
            by: \.location.path
        )
        let errors = Dictionary(
            grouping: problems.filter { $0.severity == .error }.sortedByLocation(),
            by: { $0.location?.path }
        )
        var suites: [Suite] = []
        if let homeless = errors[nil] {
            suites.append(Suite(file: nil, cases: [failing("luca-docs", "run", homeless)]))
        }
        for path in Set(fences.keys).union(errors.keys.compactMap(\.self)).sorted() {
            suites.append(suite(path, fences[path] ?? [], errors[path] ?? []))
        }
        let cases = suites.flatMap(\.cases)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"luca-docs verify\" \(counts(cases))>\n"
            + suites.map(\.text).joined() + "</testsuites>\n"
    }

    private func suite(
        _ path: ContentPath,
        _ fences: [Snippet],
        _ errors: [Diagnostic]
    ) -> Suite {
        var rest = errors
        var cases: [TestCase] = []
        for fence in fences {
            let isOwn = { (problem: Diagnostic) in
                problem.location.map { fence.location.holds($0) } ?? false
            }
            let own = rest.filter(isOwn)
            rest.removeAll(where: isOwn)
            let states = (findings.states[fence.id] ?? [:]).sorted { $0.key < $1.key }
            // What is wrong in one setting does not fail the others; what none failed of, such as
            // a ledger that says otherwise, fails all.
            let isTold = states.contains { $0.value == .failed }
            if states.isEmpty { cases.append(testCase(fence, "", nil, own)) }
            let namesModes = fence.namesModes(of: states.map(\.key))
            for (setting, state) in states {
                let errors = state == .failed || !isTold ? own : []
                cases.append(testCase(fence, setting.name(withMode: namesModes), state, errors))
            }
        }
        if !rest.isEmpty { cases.append(failing("\(path)", "document", rest)) }
        return Suite(file: pathPrefix + path.description, cases: cases)
    }

    private func testCase(
        _ fence: Snippet,
        _ setting: String,
        _ state: ProofState?,
        _ errors: [Diagnostic]
    ) -> TestCase {
        let end: TestCase.End =
            switch state {
            case _ where !errors.isEmpty: .failed(errors)
            case .failed: .failed([])
            case let state? where state.isProven: .passed
            case let state?: .skipped(state.description)
            case nil: .skipped("not looked at")
            }
        return TestCase(
            className: fence.id.document.description,
            name: name(of: fence) + (setting.isEmpty ? "" : " (\(setting))"),
            end: end,
            pathPrefix: pathPrefix
        )
    }

    private func name(of fence: Snippet) -> String {
        if case .file(let path) = fence.role {
            "#\(fence.id.ordinal) \(path)"
        } else {
            "#\(fence.id.ordinal)"
        }
    }

    private func failing(_ className: String, _ name: String, _ errors: [Diagnostic]) -> TestCase {
        TestCase(className: className, name: name, end: .failed(errors), pathPrefix: pathPrefix)
    }
}

/// The cases of one document; without a file, what is wrong with none of them.
private struct Suite {
    let file: String?
    let cases: [TestCase]

    var text: String {
        let skipped = cases.count(where: \.isSkipped)
        let place = file.map { " file=\"\($0.xml)\"" } ?? ""
        return "  <testsuite name=\"\((file ?? "luca-docs").xml)\" \(counts(cases))"
            + " skipped=\"\(skipped)\"\(place)>\n"
            + cases.map(\.text).joined() + "  </testsuite>\n"
    }
}

/// One fence in one setting, or what is wrong outside of the fences.
private struct TestCase {
    enum End {
        case passed
        case skipped(String)
        case failed([Diagnostic])
    }

    let className: String
    let name: String
    let end: End
    let pathPrefix: String

    var isFailed: Bool { if case .failed = end { true } else { false } }
    var isSkipped: Bool { if case .skipped = end { true } else { false } }

    var text: String {
        let head = "    <testcase classname=\"\(className.xml)\" name=\"\(name.xml)\""
        switch end {
        case .passed: return head + "/>\n"
        case .skipped(let reason):
            return head + ">\n      <skipped message=\"\(reason.xml)\"/>\n    </testcase>\n"
        case .failed(let errors):
            let first = errors.first
            let message = first.map { "\($0.id): \($0.message)" } ?? "failed"
            let details = errors.map { error in
                (error.location.map { "\(pathPrefix)\($0): " } ?? "")
                    + "error[\(error.id)]: \(error.message)"
                    + (error.hint.map { "\nhint: \($0)" } ?? "")
            }
            return head + ">\n      <failure message=\"\(message.xml)\">"
                + details.joined(separator: "\n").xml + "</failure>\n    </testcase>\n"
        }
    }
}

private func counts(_ cases: [TestCase]) -> String {
    "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailed))\" errors=\"0\""
}

extension String {
    /// The text inside of XML; what XML 1.0 has no way to write becomes U+FFFD.
    fileprivate var xml: String {
        var output = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "\n": output += "&#10;"
            case "\t", "\r": output += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
