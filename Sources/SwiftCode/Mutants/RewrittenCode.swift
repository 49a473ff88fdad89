/// Code in which all its breaks lie dormant: each is switched on by its number at run time.
///
/// - Invariant: it has the lines of the code as written, followed by lines of its own.
public struct RewrittenCode: Sendable {
    /// The text.
    public let text: String
    private let breakable: BreakableCode
    private let applied: [Int]
    private var pieces: [Piece] = []
    /// The offset of each line of the text.
    private var lineStarts: [Int] = [0]

    private struct Piece {
        var start: Int
        var length: Int
        /// Where it stands in the code as written, or where it was put in.
        var origin: Int
        /// The break that put it in.
        var mutant: Int?
    }

    /// Puts breaks into the code; those without a number are left out.
    public init(_ breakable: BreakableCode, numbers: [Int: Int]) {
        self.breakable = breakable
        applied = breakable.mutants.indices.filter { numbers[$0] != nil }
        let source = Array(breakable.code.utf8)
        var edits: [(edit: CodeMutant.Edit, mutant: Int, tie: Int)] = []
        for index in applied {
            for edit in breakable.mutants[index].edits {
                // Of two around the same code the earlier is the outer one.
                let isEnd = edit.rank < 1 << 18
                edits.append((edit, index, isEnd ? -index : index))
            }
        }
        edits.sort {
            ($0.edit.offset, $0.edit.rank, $0.tie) < ($1.edit.offset, $1.edit.rank, $1.tie)
        }
        var bytes: [UInt8] = []
        var place = 0
        func copy(to end: Int) -> Piece? {
            guard end > place else { return nil }
            defer { place = end }
            let piece = Piece(start: bytes.count, length: end - place, origin: place, mutant: nil)
            bytes += source[place..<end]
            return piece
        }
        for (edit, mutant, _) in edits {
            if let piece = copy(to: edit.offset) { pieces.append(piece) }
            let number = String(numbers[mutant]!)
            let text = Array(edit.text.replacing("#", with: number).utf8)
            pieces.append(
                Piece(start: bytes.count, length: text.count, origin: edit.offset, mutant: mutant)
            )
            bytes += text
            place = max(place, edit.offset + edit.removed)
        }
        if let piece = copy(to: source.count) { pieces.append(piece) }
        if !applied.isEmpty { bytes += Array(breakable.support.utf8) }
        text = String(decoding: bytes, as: UTF8.self)
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lineStarts.append(offset + 1)
        }
    }

    /// The break whose own text an error at a place of the text is about, if it is.
    public func culprit(at position: CodePosition) -> Int? { piece(at: position)?.piece.mutant }

    /// The breaks that an error at a place of the text may come from: the innermost one around it;
    /// else all in the innermost body around it; else all.
    public func suspects(at position: CodePosition) -> [Int] {
        guard let (piece, offset) = piece(at: position) else { return applied }
        let origin = piece.origin + offset - piece.start
        func innermost<Index>(_ ranges: [(Index, Range<Int>)]) -> (Index, Range<Int>)? {
            ranges.filter { $0.1.contains(origin) }.min { $0.1.count < $1.1.count }
        }
        let mutants = applied.map { ($0, breakable.mutants[$0].range) }
        if let (mutant, _) = innermost(mutants) { return [mutant] }
        guard let (_, scope) = innermost(breakable.scopes.map { ((), $0) }) else { return applied }
        let inside = mutants.filter { scope.contains($0.1.lowerBound) }.map(\.0)
        // What a body gives is seldom changed by anything but its statements.
        let likely = inside.filter { [.statement, .result].contains(breakable.mutants[$0].kind) }
        return inside.isEmpty ? applied : likely.isEmpty ? inside : likely
    }

    private func piece(at position: CodePosition) -> (piece: Piece, offset: Int)? {
        guard position.line >= 1, position.line <= lineStarts.count else { return nil }
        let offset = lineStarts[position.line - 1] + position.column - 1
        guard let piece = pieces.last(where: { $0.start <= offset }),
            offset <= piece.start + piece.length
        else { return nil }
        return (piece, offset)
    }
}
