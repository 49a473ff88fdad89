/// The stretches in which two lists of lines differ, in order: the lines of `old` in the first
/// range became those of `new` in the second.
///
/// No two stretches touch: at least one equal line stands between them.
public func lineChanges<Line: Hashable>(
    from old: [Line],
    to new: [Line]
) -> [(old: Range<Int>, new: Range<Int>)] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    // The search remembers a table as wide as the difference: very long texts are one change.
    guard max(old.count, new.count) - head - tail <= 50_000 else {
        return [(head..<old.count - tail, head..<new.count - tail)]
    }
    let difference = new[head..<new.count - tail].difference(from: old[head..<old.count - tail])
    let removed = Set(difference.removals.map { head + $0.offset })
    let inserted = Set(difference.insertions.map { head + $0.offset })
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (head, head)
    while left < old.count - tail || right < new.count - tail {
        let start = (left, right)
        while removed.contains(left) { left += 1 }
        while inserted.contains(right) { right += 1 }
        if (left, right) != start {
            changes.append((start.0..<left, start.1..<right))
        } else {
            left += 1
            right += 1
        }
    }
    return changes
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
