public import Diagnostics
import Rules

extension ForeignReport {
    /// A fence an entry: `{path, line, verdict, names?, module?, feature?, sign?, form?}`.
    public func json(pathPrefix: String) -> JSONValue {
        .array(
            fences.map { fence in
                var (names, module, feature, sign): (JSONValue?, JSONValue?, JSONValue?, JSONValue?)
                switch fence.verdict {
                case .needsNames(let lacking): names = .strings(lacking)
                case .needsModule(let name), .needsImport(let name): module = .string(name)
                case .needsFeature(let name): feature = .string(name)
                case .leavesOut(let found): sign = .string(found.rawValue)
                case .otherText(let found): sign = .string(found.rawValue)
                default: break
                }
                return .object([
                    "path": .string(pathPrefix + fence.snippet.location.path.description),
                    "line": .number(fence.snippet.location.start.line),
                    "verdict": .string(fence.verdict.word),
                    "names": names,
                    "module": module,
                    "feature": feature,
                    "sign": sign,
                    "form": fence.form.map { .string($0.word) },
                ])
            }
        )
    }

    /// JUnit's XML: a case a fence, that passes when it compiles, fails when it is wrong, and is
    /// skipped with its verdict otherwise.
    public func junit(_ problems: [Diagnostic], pathPrefix: String) -> String {
        var findings = Findings()
        let setting = ProofSetting()
        for fence in fences { findings.set(state(of: fence), of: fence.snippet.id, setting) }
        return JUnitReport(findings, pathPrefix: pathPrefix).text(fences.map(\.snippet), problems)
    }

    private func state(of fence: ForeignFence) -> ProofState {
        switch fence.verdict {
        case .compiles: return .built
        case .parses: return .parsedOnly
        case .wrong, .doesNotParse: return .failed
        default:
            let subjects = fence.verdict.subjects
            let details = subjects.isEmpty ? "" : ": \(subjects.joined(separator: ", "))"
            return .skipped(reason: fence.verdict.words(treatment) + details)
        }
    }

    /// What GitHub shows on the page of a workflow run; `headline` is the report's own.
    public func stepSummary(
        _ headline: String,
        problems: [Diagnostic],
        pathPrefix: String
    ) -> String {
        let groups = rows.filter { $0[0].verdict != .compiles }.map { own in
            UnprovenList.Group(
                reason: own[0].verdict.words(treatment),
                places: own.map(\.snippet.location).map {
                    "\(pathPrefix)\($0.path):\($0.start.line)"
                }
            )
        }
        let compiling = fences.count { $0.verdict == .compiles }
        return StepSummary.text(
            headline: "\(headline): \(compiling) compile",
            problems: DiagnosticCount(problems).description,
            unproven: groups
        )
    }
}
