/// The candidate that `word` was most likely meant to be; nil when none is near.
///
/// Distance is Damerau–Levenshtein over UTF-8 bytes without regard to ASCII case; a candidate is
/// near when at most a third of the longer word (and at most three bytes) differs. Ties go to the
/// candidate that sorts first, so that the answer does not depend on their order.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let typed = word.utf8.map(lowercase)
    var best: (distance: Int, candidate: String)?
    var meant: [UInt8] = []
    for candidate in candidates where candidate != word {
        let count = candidate.utf8.count
        let limit = min(best?.distance ?? 3, max(typed.count, count) / 3)
        guard abs(typed.count - count) <= limit else { continue }
        meant.removeAll(keepingCapacity: true)
        for byte in candidate.utf8 { meant.append(lowercase(byte)) }
        guard let distance = editDistance(typed, meant, limit: limit) else { continue }
        if best == nil || (distance, candidate) < (best!.distance, best!.candidate) {
            best = (distance, candidate)
        }
    }
    return best?.candidate
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into another;
/// nil when it takes more than `limit`.
private func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    let width = right.count + 1
    // Three rows of the table, used in turn: a row needs the two above it.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { table in
        for column in 0..<width { table[column] = column }
        for row in 1..<left.count + 1 {
            let current = row % 3 * width
            let previous = (row + 2) % 3 * width
            let beforePrevious = (row + 1) % 3 * width
            table[current] = row
            var least = row
            for column in 1..<width {
                let isSame = left[row - 1] == right[column - 1]
                var distance = min(
                    table[previous + column] + 1,
                    table[current + column - 1] + 1,
                    table[previous + column - 1] + (isSame ? 0 : 1)
                )
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    distance = min(distance, table[beforePrevious + column - 2] + 1)
                }
                table[current + column] = distance
                least = min(least, distance)
            }
            // A swap reaches back two rows, but it costs one more than what it starts from.
            if least > limit { return nil }
        }
        let distance = table[left.count % 3 * width + right.count]
        return distance <= limit ? distance : nil
    }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
