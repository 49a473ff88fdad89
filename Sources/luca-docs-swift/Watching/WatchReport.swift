import Diagnostics
import Foundation
import Terminal
import Workspace

/// What a watch prints: a short block for each round, or one JSON value a line.
struct WatchReport {
    /// A round that is over.
    struct Round {
        let number: Int
        /// The files that changed since the round before.
        let changes: [ContentPath]
        let time: Duration

        fileprivate var seconds: String {
            let (seconds, attoseconds) = time.components
            return String(format: "%.2f s", Double(seconds) + Double(attoseconds) / 1e18)
        }

        fileprivate var milliseconds: Int {
            let (seconds, attoseconds) = time.components
            return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
        }
    }

    private let root: ContentRoot
    private let console: Console
    private let isJSON: Bool
    private let isVerbose: Bool

    init(_ root: ContentRoot, _ arguments: Arguments, _ console: Console) {
        self.root = root
        self.console = console
        isJSON = arguments.flag("json") || arguments.value(of: "format") == "json"
        isVerbose = arguments.flag("verbose")
    }

    /// Says what has changed.
    func start(_ round: Int, _ changes: [ContentPath]) {
        guard !isJSON else { return }
        console.clearProgress()
        if round > 1 { console.clearScreen() }
        console.print(round == 1 ? "watching \(place)" : "changed: \(list(changes))")
    }

    /// Says what the round found; nil when it was ended before it found anything.
    func end(
        _ round: Round,
        _ result: Result<WatchedProof.Proven, any Error>?,
        changedMeanwhile: [ContentPath]?
    ) {
        console.clearProgress()
        if isJSON { return console.write(Array(json(round, result, changedMeanwhile).line.utf8)) }
        switch result {
        case .success(let proven)?: console.write(Array(problems(of: proven.outcome).utf8))
        case .failure(let error)?: console.print(words(of: error))
        case nil: break
        }
        if case .success(let proven)? = result, isVerbose {
            console.report("luca-docs: tools started: \(proven.tools)")
        }
        let verdict = (try? result?.get()).map(verdict) ?? "nothing proven"
        guard let changedMeanwhile else {
            console.print("round \(round.number): \(verdict), \(round.seconds)")
            return console.progress("waiting for changes of \(place), Ctrl-C ends")
        }
        let what = "changed meanwhile: \(list(changedMeanwhile)), once more"
        console.print(
            "round \(round.number): " + (result == nil ? what : "outdated: \(verdict), \(what)")
        )
    }

    private var place: String { root.pathPrefix.isEmpty ? "this folder" : root.pathPrefix }

    /// A few names; many are counted.
    private func list(_ paths: [ContentPath]) -> String {
        guard !paths.isEmpty else { return place }
        let names = paths.prefix(3).map { root.pathPrefix + $0.description }
        let more = paths.count - names.count
        return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private func problems(of outcome: VerifyOutcome) -> String {
        let problems = outcome.problems + outcome.ledgerProblems
        let report = TerminalReport(
            pathPrefix: root.pathPrefix,
            usesColour: console.colorsOutput
        ) { outcome.content.source(at: $0) }
        return report.text(of: problems)
    }

    private func verdict(of proven: WatchedProof.Proven) -> String {
        let outcome = proven.outcome
        let count = DiagnosticCount(outcome.problems + outcome.ledgerProblems)
        return "\(count), \(outcome.headline), state \(proven.state)"
    }

    private func words(of error: any Error) -> String {
        guard let error = error as? any RunError else { return "error: \(error)" }
        return "error: \(error.message)" + (error.hint.map { "\nhint: \($0)" } ?? "")
    }

    /// The members of `verify --format json`, or `failure`, and `watch`.
    private func json(
        _ round: Round,
        _ result: Result<WatchedProof.Proven, any Error>?,
        _ changedMeanwhile: [ContentPath]?
    ) -> JSONValue {
        func names(_ paths: [ContentPath]) -> JSONValue {
            .strings(paths.map { root.pathPrefix + $0.description })
        }
        var members = [JSONValue.Member(key: "schema", value: .number(1))]
        var state: String?
        switch result {
        case .success(let proven)?:
            let outcome = proven.outcome
            let value = outcome.json(outcome.problems + outcome.ledgerProblems)
            if case .members(let found) = value { members = found }
            state = proven.state
        case .failure(let error)?:
            let failure = (error as? any RunError)
            let value = JSONValue.object([
                "message": .string(failure?.message ?? "\(error)"), "hint": .string(failure?.hint),
            ])
            members.append(.init(key: "failure", value: value))
        case nil: break
        }
        let watch = JSONValue.object([
            "round": .number(round.number),
            "changed": names(round.changes),
            "state": .string(state),
            "milliseconds": .number(round.milliseconds),
            "isOutdated": .bool(changedMeanwhile != nil),
            "changedMeanwhile": changedMeanwhile.map(names),
        ])
        return .members(members + [.init(key: "watch", value: watch)])
    }
}
