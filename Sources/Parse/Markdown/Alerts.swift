internal import Diagnostics
internal import Rules

/// GitHub's alerts: a block quote at the top of a document whose first line is `[!NOTE]` or one of
/// its kin, with something to say behind it.
///
/// `secondLine` is where the first paragraph's second line begins.
func alert(from blocks: [Block], secondLine: SourcePosition)
    -> (kind: AlertKind, blocks: [Block])?
{
    guard let first = blocks.first, case .paragraph(var inlines) = first.kind,
        case .text(let mark)? = inlines.first, mark.hasPrefix("[!"), mark.hasSuffix("]"),
        let kind = AlertKind(rawValue: mark.dropFirst(2).dropLast().lowercased())
    else { return nil }
    var rest = Array(blocks.dropFirst())
    if inlines.count > 1 {
        guard inlines[1] == .softBreak || inlines[1] == .lineBreak else { return nil }
        inlines.removeFirst(2)
        var location = first.location
        location.start = secondLine
        rest.insert(Block(.paragraph(inlines), at: location), at: 0)
    }
    return rest.isEmpty ? nil : (kind, rest)
}

/// DocC's asides: a block quote that opens with `Note:` or one of its kin, with something behind
/// it.
///
/// `line` are the file's bytes from the first paragraph's start: an escaped colon makes no aside.
func aside(from blocks: [Block], line: ArraySlice<UInt8>) -> (kind: AlertKind, blocks: [Block])? {
    guard let first = blocks.first, case .paragraph(var inlines) = first.kind,
        case .text(let opening)? = inlines.first, let colon = opening.firstIndex(of: ":"),
        let kind = AlertKind.allCases.first(where: { opening[..<colon] == $0.word }),
        line.starts(with: opening[...colon].utf8)
    else { return nil }
    let rest = opening[opening.index(after: colon)...]
    let text = rest.drop { $0 == " " || $0 == "\t" }
    // `Note:this` is no aside.
    guard rest.isEmpty || text.count < rest.count else { return nil }
    var location = first.location
    location.start.column += opening.utf8.count - text.utf8.count
    inlines[0] = .text(String(text))
    if text.isEmpty {
        inlines.removeFirst()
        if inlines.first == .softBreak || inlines.first == .lineBreak { inlines.removeFirst() }
    }
    let others = Array(blocks.dropFirst())
    guard !inlines.isEmpty else { return others.isEmpty ? nil : (kind, others) }
    return (kind, [Block(.paragraph(inlines), at: location)] + others)
}

extension AlertKind {
    /// The word as DocC's asides have it: `Note`.
    fileprivate var word: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
