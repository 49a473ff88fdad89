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
