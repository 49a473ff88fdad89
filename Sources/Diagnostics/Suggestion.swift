/// The candidate that `word` was most likely meant to be; nil when none is near.
///
/// Distance is Damerau–Levenshtein over UTF-8 bytes without regard to ASCII case; a candidate is
/// near when at most a third of the longer word (and at most three bytes) differs. Ties go to the
/// candidate that sorts first, so that the answer does not depend on their order.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
        let meant = Array(candidate.lowercased().utf8)
        let limit = min(3, max(typed.count, meant.count) / 3)
        guard abs(typed.count - meant.count) <= limit else { continue }
        let distance = editDistance(typed, meant)
        guard distance <= limit else { continue }
        if best == nil || (distance, candidate) < (best!.distance, best!.candidate) {
            best = (distance, candidate)
        }
    }
    return best?.candidate
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into another.
public func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, a) in left.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(right.count + 1)
        for (column, b) in right.enumerated() {
            var distance = min(
                previous[column + 1] + 1,
                current[column] + 1,
                previous[column] + (a == b ? 0 : 1)
            )
            if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
