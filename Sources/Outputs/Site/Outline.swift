import Diagnostics
import Graph
import Rules

/// The reading order of a rulebook: its groups, and the documents in each.
///
/// Documents are grouped by folder; those that lie in the rulebook's own folder are grouped by
/// layer. The group of the introduction comes first, then the layers from the top, then the others
/// in the order in which the rulebook's guide first leads to them. Without a guide, groups that
/// others give as their reason come before the layers. Within a group what a document needs comes
/// before it.
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
    ///
    /// `tour` is what the rulebook's guide leads to, in its order; nil without a guide.
    init(
        of rulebook: Rulebook,
        documents: [Document],
        edges: [DocumentID: [RuleGraph.Edge]],
        tour: [DocumentID]? = nil
    ) {
        var members: [String: [Document]] = [:]
        for document in documents {
            members[Self.key(of: document, in: rulebook), default: []].append(document)
        }
        let layers = rulebook.layers.map(\.id)
        let groupOrder = GroupOrder(members: members, layers: layers)
        let keys = groupOrder.keys(along: tour, edges: edges)
        groups = keys.map { key in
            let layer = groupOrder.layer(named: key)
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

    /// Turns a folder such as `getting-started/basics` into `Getting started / Basics`.
    private static func title(of key: String) -> String {
        guard !key.isEmpty else { return "Overview" }
        return key.split(separator: "/").map { part in
            let words = part.replacing("-", with: " ").replacing("_", with: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        }.joined(separator: " / ")
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
            || saysWhatTheRulebookIs
    }

    /// True for `what-is-<rulebook>`, and for longer names that begin like it.
    var saysWhatTheRulebookIs: Bool {
        let name = "what-is-\(id.rulebook)"
        return id.name == name || id.name.hasPrefix(name + "-")
    }
}
