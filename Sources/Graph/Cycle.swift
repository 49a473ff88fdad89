import Diagnostics
import Rules

/// Reasons and requirements that lead back to where they began.
enum Cycle {
    /// One step of the way: a `because` or `requires` of one document.
    struct Step {
        var source: DocumentID
        var relation: FrontMatter.Relation
        var target: DocumentID
    }

    /// Reports every group of documents that lie on a common cycle once, by its shortest cycle.
    static func check(_ steps: [Step]) -> [Diagnostic] {
        let outgoing = Dictionary(grouping: steps, by: \.source)
        return components(of: outgoing).compactMap { members in
            guard let first = members.min(),
                let cycle = shortestCycle(from: first, within: Set(members), outgoing)
            else { return nil }
            return problem(cycle)
        }
    }

    private static func problem(_ cycle: [Step]) -> Diagnostic {
        let path = cycle.map(\.source.description) + [cycle[0].source.description]
        return Diagnostic(
            .cycle,
            cycle.count == 1
                ? "'\(path[0])' gives itself as its '\(cycle[0].relation.kind.rawValue)'"
                : "'because' and 'requires' go in a circle: \(path.joined(separator: " → "))",
            at: cycle[0].relation.target.location,
            hint: "remove one of them, or make it 'see'",
            notes: cycle.dropFirst().map {
                Diagnostic.Note(
                    "'\($0.source)' goes on to '\($0.target)' here",
                    at: $0.relation.target.location
                )
            }
        )
    }

    /// Breadth first from a document back to itself.
    private static func shortestCycle(
        from start: DocumentID,
        within members: Set<DocumentID>,
        _ outgoing: [DocumentID: [Step]]
    ) -> [Step]? {
        var arrivedBy: [DocumentID: Step] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            for step in outgoing[current] ?? [] where members.contains(step.target) {
                if step.target == start {
                    var cycle = [step]
                    while cycle[0].source != start, let before = arrivedBy[cycle[0].source] {
                        cycle.insert(before, at: 0)
                    }
                    return cycle
                }
                if arrivedBy[step.target] == nil {
                    arrivedBy[step.target] = step
                    queue.append(step.target)
                }
            }
        }
        return nil
    }

    /// Tarjan's strongly connected components with an explicit stack: a chain of rules may be
    /// longer than the program's own stack.
    private static func components(of outgoing: [DocumentID: [Step]]) -> [[DocumentID]] {
        var order: [DocumentID: Int] = [:]
        var lowest: [DocumentID: Int] = [:]
        var open: [DocumentID] = []
        var isOpen: Set<DocumentID> = []
        var found: [[DocumentID]] = []
        for root in outgoing.keys.sorted() where order[root] == nil {
            var work = [(id: root, next: 0)]
            while let (id, next) = work.last {
                if next == 0 {
                    order[id] = order.count
                    lowest[id] = order[id]
                    open.append(id)
                    isOpen.insert(id)
                }
                let steps = outgoing[id] ?? []
                if next < steps.count {
                    work[work.count - 1].next += 1
                    let target = steps[next].target
                    if order[target] == nil {
                        work.append((target, 0))
                    } else if isOpen.contains(target) {
                        lowest[id] = min(lowest[id]!, order[target]!)
                    }
                    continue
                }
                work.removeLast()
                if let parent = work.last?.id { lowest[parent] = min(lowest[parent]!, lowest[id]!) }
                guard lowest[id] == order[id], let start = open.lastIndex(of: id) else { continue }
                found.append(Array(open[start...]))
                isOpen.subtract(open[start...])
                open.removeSubrange(start...)
            }
        }
        return found
    }
}

extension Diagnostic.ID {
    static let cycle: Self = "cycle"
}
