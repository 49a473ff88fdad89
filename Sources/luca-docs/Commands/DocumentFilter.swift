import Diagnostics
import Graph
import Rules
import Terminal

/// The documents that `--kind`, `--layer`, `--level` and `--rulebook` ask for.
struct DocumentFilter {
    private let graph: RuleGraph
    private let kinds: [String]
    private let layers: [String]
    private let levels: [String]
    private let rulebooks: [String]

    /// Reads the filters; a layer or rulebook that does not exist is a mistake of the caller.
    init(_ arguments: Arguments, in graph: RuleGraph) throws(UsageError) {
        self.graph = graph
        kinds = arguments.values(of: "kind")
        levels = arguments.values(of: "level")
        layers = arguments.values(of: "layer")
        rulebooks = arguments.values(of: "rulebook")
        let knownLayers = graph.rulebooks.flatMap { $0.layers.map(\.id) }
        try Self.check(layers, "layer", among: knownLayers)
        try Self.check(rulebooks, "rulebook", among: graph.rulebooks.map(\.name.description))
    }

    /// The documents that fit, sorted by id.
    func apply() -> [Document] {
        graph.documents.filter { document in
            let matter = document.frontMatter
            return fits(matter?.kind.rawValue, kinds) && fits(matter?.level?.rawValue, levels)
                && fits(matter?.layer?.value, layers)
                && fits(document.id.rulebook.description, rulebooks)
        }
    }

    private func fits(_ value: String?, _ wanted: [String]) -> Bool {
        wanted.isEmpty || value.map(wanted.contains) ?? false
    }

    private static func check(
        _ values: [String],
        _ noun: String,
        among known: [String]
    ) throws(UsageError) {
        for value in values where !known.contains(value) {
            throw UsageError(
                "no \(noun) called '\(value.visible(atMost: 80))'",
                hint: suggestion(for: value, among: known).map { "did you mean '\($0)'?" }
                    ?? (known.isEmpty
                        ? nil : "there is \(Set(known).sorted().joined(separator: ", "))")
            )
        }
    }
}
