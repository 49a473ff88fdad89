import Graph
import Rules

/// In which order a rulebook's groups are read: each has a rank, the lowest is first.
struct GroupOrder: Sendable {
    /// The documents of each group by its key: a folder or a layer, empty for the own folder.
    let members: [String: [Document]]
    /// The rulebook's layers from the top.
    let layers: [String]

    /// The layer that a group is about: the one of its name, whatever the case and punctuation.
    func layer(named key: String) -> String? {
        let plain = key.lowercased().filter { $0.isLetter || $0.isNumber }
        return layers.first { $0.lowercased().filter { $0.isLetter || $0.isNumber } == plain }
    }

    /// The keys in order: along the guide's tour, without one by the reasons that groups give.
    func keys(along tour: [DocumentID]?, edges: [DocumentID: [RuleGraph.Edge]]) -> [String] {
        let ranks = tour.map { self.ranks(along: $0) } ?? self.ranks(byReasonsIn: edges)
        return members.keys.sorted { left, right in
            let (a, b) = (ranks[left] ?? [], ranks[right] ?? [])
            return a == b ? left.utf8.lexicographicallyPrecedes(right.utf8) : a < b
        }
    }

    /// The rulebook's own folder, the introduction's, the layers from the top, the tour, the rest.
    private func ranks(along tour: [DocumentID]) -> [String: [Int]] {
        let stops = Dictionary(
            tour.enumerated().map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return Dictionary(
            uniqueKeysWithValues: members.map { key, documents in
                if key.isEmpty { return (key, [0]) }
                if documents.contains(where: \.saysWhatTheRulebookIs) { return (key, [1]) }
                if let layer = self.layer(named: key) {
                    return (key, [2, layers.firstIndex(of: layer) ?? 0])
                }
                return (key, [3, documents.compactMap { stops[$0.id] }.min() ?? tour.count])
            }
        )
    }

    /// The rulebook's own folder, what gives reasons, the layers from the top, the rest.
    private func ranks(byReasonsIn edges: [DocumentID: [RuleGraph.Edge]]) -> [String: [Int]] {
        let weights = self.weights(in: edges)
        return Dictionary(
            uniqueKeysWithValues: members.keys.map { key in
                if key.isEmpty { return (key, [0]) }
                if let layer = self.layer(named: key) {
                    return (key, [2, layers.firstIndex(of: layer) ?? 0])
                }
                let weight = weights[key] ?? 0
                return (key, weight > 0 ? [1, -weight] : [3, -weight])
            }
        )
    }

    /// How much more often a group is given as a reason than it gives reasons of other groups.
    private func weights(in edges: [DocumentID: [RuleGraph.Edge]]) -> [String: Int] {
        var keys: [DocumentID: String] = [:]
        for (key, documents) in members { for document in documents { keys[document.id] = key } }
        var weights: [String: Int] = [:]
        for (id, key) in keys {
            for edge in edges[id] ?? [] where edge.kind == .because || edge.kind == .requires {
                guard let other = keys[edge.target], other != key else { continue }
                weights[key, default: 0] -= 1
                weights[other, default: 0] += 1
            }
        }
        return weights
    }
}

extension [Int] {
    fileprivate static func < (left: [Int], right: [Int]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }
}
