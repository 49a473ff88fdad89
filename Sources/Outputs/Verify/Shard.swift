public import Diagnostics

/// A part of a run that several machines share: `2/4` is the second of four.
///
/// - Invariant: every document is in exactly one of the shards of a count, and no more is known
///   than the documents, so machines agree without talking.
public struct Shard: Sendable, Equatable {
    /// Which one, from 1.
    public let number: Int
    /// How many there are.
    public let count: Int

    /// Reads `i/n`; nil unless 1 ≤ i ≤ n.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
            number >= 1, number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The first shard looks after what belongs to no document.
    public var isFirst: Bool { number == 1 }

    /// The documents of this shard: the ones with the most fences are dealt out first, each to the
    /// shard that has the fewest fences so far.
    public func documents(of all: [(path: ContentPath, fences: Int)]) -> Set<ContentPath> {
        let ordered = all.sorted { ($1.fences, $0.path) < ($0.fences, $1.path) }
        // Each document takes the emptiest shard, so no more shards than documents get any.
        var loads = Array(repeating: 0, count: min(count, all.count))
        var own: Set<ContentPath> = []
        for document in ordered {
            let place = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
            // A document without fences takes a little time too.
            loads[place] += document.fences + 1
            if place == number - 1 { own.insert(document.path) }
        }
        return own
    }
}
