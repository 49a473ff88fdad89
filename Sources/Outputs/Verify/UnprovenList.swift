internal import Diagnostics
public import Rules

/// The Swift fences that are not proven and why, grouped by the reason.
public struct UnprovenList: Sendable {
    /// A reason and the fences that it holds for.
    public struct Group: Sendable, Codable, Equatable {
        /// The state's words, such as `skipped: needs UIKit`.
        public var reason: String
        /// `path:line` of each fence, in order.
        public var places: [String]
    }

    /// The groups, sorted by reason.
    public let groups: [Group]

    /// Collects the unproven ones among the fences.
    public init(_ snippets: some Sequence<Snippet>, _ findings: Findings) {
        var places: [String: [String]] = [:]
        for snippet in snippets where snippet.isSwift && snippet.role != .notSwift {
            let states = findings.states[snippet.id] ?? [:]
            let place = "\(snippet.location.path):\(snippet.location.start.line)"
            for reason in Set(states.values.filter { !$0.isProven }.map(words)) {
                let settings = states.filter { words(for: $0.value) == reason }.keys.sorted()
                let isPartial = settings.count < states.count
                let names = snippet.names(of: settings, among: states.keys)
                let text = isPartial ? "\(reason) (\(names))" : reason
                places[text, default: []].append(place)
            }
            if states.isEmpty { places["not looked at", default: []].append(place) }
        }
        groups = places.map { Group(reason: $0.key, places: $0.value) }
            .sorted { $0.reason.utf8.lexicographicallyPrecedes($1.reason.utf8) }
    }

    /// One line per group, with at most `limit` places each, and how to see them all.
    public func text(pathPrefix: String, limit: Int = 4) -> String {
        // What failed was reported with its problems, and no ledger holds it.
        let isCut = groups.contains {
            $0.places.count > limit && $0.reason != ProofState.failed.description
        }
        return lines(pathPrefix, limit)
            + (isCut ? "  ('luca-docs ledger --unproven' lists them all)\n" : "")
    }

    private func lines(_ pathPrefix: String, _ limit: Int) -> String {
        groups.map { group in
            let shown = group.places.prefix(limit).map { (pathPrefix + $0).visible() }
                .joined(separator: ", ")
            let more = group.places.count - limit
            return "  \(group.places.count) \(group.reason): \(shown)"
                + (more > 0 ? " and \(more) more\n" : "\n")
        }.joined()
    }
}

/// The reason that a state gives; which rule an unchecked fence breaks is its own affair.
private func words(for state: ProofState) -> String {
    if case .unchecked = state {
        "compiled only, no check for the broken rule yet"
    } else {
        state.description
    }
}
