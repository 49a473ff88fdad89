/// Finds what somebody probably meant.
public enum NearMiss {
    /// The candidate nearest to `word`, or nil when none is near enough to be meant.
    ///
    /// Upper and lower case count as equal, a swap of neighbours counts once, and a third of the
    /// word's bytes may differ. Of equally near candidates the first by its bytes wins, whatever
    /// the order given.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String?
    {
        let wanted = foldedBytes(of: word)
        var limit = max(1, wanted.count / 3)
        var best: String?
        for candidate in candidates where candidate != word {
            let bytes = foldedBytes(of: candidate)
            guard abs(bytes.count - wanted.count) <= limit,
                let distance = distance(wanted, bytes, limit: limit)
            else { continue }
            if let found = best, distance == limit,
                !candidate.utf8.lexicographicallyPrecedes(found.utf8)
            {
                continue
            }
            best = candidate
            limit = distance
        }
        return best
    }

    /// `did you mean 'x'?` for the nearest candidate; nil when none is near enough.
    public static func hint(for word: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: word, among: candidates).map { "did you mean '\($0)'?" }
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two byte
    /// strings, or nil when it is more than `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            var least = row + 1
            for column in right.indices {
                let change = left[row] == right[column] ? 0 : 1
                var cost = min(last[column] + change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
                least = min(least, cost)
            }
            guard least <= limit else { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }

    private static func foldedBytes(of text: String) -> [UInt8] {
        text.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    }
}
