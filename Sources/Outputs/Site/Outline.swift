import Diagnostics
import Graph
import Rules

/// The reading order of a rulebook: its groups, and the documents in each.
///
/// Documents are grouped by folder; those that lie in the rulebook's own folder are grouped by
/// layer. Groups that others give as their reason come first, then the layers from the top, then
/// the rest. Within a group what a document needs comes before it.
struct Outline: Sendable {
    /// Documents that the navigation shows together.
    struct Group: Sendable {
        /// What readers see.
        var title: String
        /// The layer that the group is about, if it is one.
        var layer: String?
        /// In reading order.
        var documents: [DocumentID]
    }

    let groups: [Group]
    /// All documents in reading order.
    let order: [DocumentID]
    private let places: [DocumentID: (group: Int, position: Int)]

    /// The group that holds a document.
    func group(of id: DocumentID) -> Int? { places[id]?.group }

    /// The documents read before and after one.
    func neighbours(of id: DocumentID) -> (previous: DocumentID?, next: DocumentID?) {
        guard let position = places[id]?.position else { return (nil, nil) }
        return (
            position > 0 ? order[position - 1] : nil,
            position + 1 < order.count ? order[position + 1] : nil
        )
    }

    /// Orders the documents of a rulebook.
    init(of rulebook: Rulebook, documents: [Document], edges: [DocumentID: [RuleGraph.Edge]]) {
        var members: [String: [Document]] = [:]
        for document in documents {
            members[Self.key(of: document, in: rulebook), default: []].append(document)
        }
        let weights = Self.weights(of: members, edges: edges)
        let layers = rulebook.layers.map(\.id)
        let keys = members.keys.sorted { left, right in
            let a = Self.rank(of: left, layers: layers, weights: weights)
            let b = Self.rank(of: right, layers: layers, weights: weights)
            return a == b ? left.utf8.lexicographicallyPrecedes(right.utf8) : a < b
        }
        groups = keys.map { key in
            let layer = Self.layer(named: key, among: layers)
            return Group(
                title: layer ?? Self.title(of: key),
                layer: layer,
                documents: Self.readingOrder(of: members[key] ?? [], edges: edges)
            )
        }
        order = groups.flatMap(\.documents)
        var places: [DocumentID: (group: Int, position: Int)] = [:]
        var position = 0
        for (index, group) in groups.enumerated() {
            for id in group.documents {
                places[id] = (index, position)
                position += 1
            }
        }
        self.places = places
    }

    private static func key(of document: Document, in rulebook: Rulebook) -> String {
        let folder = document.path.parent.relative(to: rulebook.folder)?.description ?? ""
        return folder.isEmpty ? document.frontMatter?.layer?.value ?? "" : folder
    }

    private static func layer(named key: String, among layers: [String]) -> String? {
        let plain = key.lowercased().filter { $0.isLetter || $0.isNumber }
        return layers.first { $0.lowercased().filter { $0.isLetter || $0.isNumber } == plain }
    }

    /// Turns a folder such as `getting-started/basics` into `Getting started / Basics`.
    private static func title(of key: String) -> String {
        guard !key.isEmpty else { return "Overview" }
        return key.split(separator: "/").map { part in
            let words = part.replacing("-", with: " ").replacing("_", with: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        }.joined(separator: " / ")
    }

    /// How much more often a group is given as a reason than it gives reasons of other groups.
    private static func weights(
        of members: [String: [Document]],
        edges: [DocumentID: [RuleGraph.Edge]]
    ) -> [String: Int] {
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

    /// The rulebook's own folder, what gives reasons, the layers from the top, the rest.
    private static func rank(of key: String, layers: [String], weights: [String: Int]) -> [Int] {
        if key.isEmpty { return [0] }
        if let layer = layer(named: key, among: layers) {
            return [2, layers.firstIndex(of: layer) ?? 0]
        }
        let weight = weights[key] ?? 0
        return weight > 0 ? [1, -weight] : [3, -weight]
    }

    private static func readingOrder(
        of documents: [Document],
        edges: [DocumentID: [RuleGraph.Edge]]
    ) -> [DocumentID] {
        let sorted = documents.sorted { left, right in
            let (a, b) = (left.isIntroduction ? 0 : 1, right.isIntroduction ? 0 : 1)
            return a == b ? left.path < right.path : a < b
        }
        let members = Set(sorted.map(\.id))
        var visited: Set<DocumentID> = []
        var order: [DocumentID] = []
        // An explicit stack: a long chain of reasons must not exhaust the thread's.
        for root in sorted.map(\.id) {
            var stack = [(id: root, isExpanded: false)]
            while let (id, isExpanded) = stack.popLast() {
                if isExpanded {
                    order.append(id)
                    continue
                }
                guard visited.insert(id).inserted else { continue }
                stack.append((id, true))
                let needed = (edges[id] ?? []).filter {
                    [.because, .requires, .partOf].contains($0.kind) && members.contains($0.target)
                }
                for edge in needed.reversed() { stack.append((edge.target, false)) }
            }
        }
        return order
    }

}

extension Document {
    /// True for what is read first in its folder or rulebook, by its name.
    fileprivate var isIntroduction: Bool {
        ["readme", "index", "overview"].contains(path.stem.lowercased())
            || id.name == "what-is-\(id.rulebook)"
    }
}

extension [Int] {
    fileprivate static func < (left: [Int], right: [Int]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }
}
