/// Finds where code is nested deeper than it may be read.
///
/// The toolchain's parser takes twice as long for each further level of `[` or `<` in a type and
/// overruns its stack in `#if` within `#if`. No code that people read comes near these limits.
func placeOfTooDeepNesting(in code: String) -> CodePosition? {
    if code.utf8.count > 65_536 { return CodePosition(line: 1, column: 1) }
    var depths = (brackets: 0, angles: 0, all: 0, conditions: 0)
    var number = 0
    for line in code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if text.starts(with: "#if".utf8) { depths.conditions += 1 }
        if text.starts(with: "#endif".utf8) { depths.conditions -= 1 }
        var previous = UInt8(ascii: " ")
        // An angle bracket that is not closed on its line is an operator.
        depths.angles = 0
        for (column, byte) in line.enumerated() {
            switch byte {
            case UInt8(ascii: "["): depths.brackets += 1
            case UInt8(ascii: "]"): depths.brackets = max(0, depths.brackets - 1)
            case UInt8(ascii: "("), UInt8(ascii: "{"): depths.all += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depths.all = max(0, depths.all - 1)
            case UInt8(ascii: "<") where previous != UInt8(ascii: " "): depths.angles += 1
            case UInt8(ascii: ">"): depths.angles = max(0, depths.angles - 1)
            default: break
            }
            previous = byte
            if depths.brackets > 12 || depths.angles > 12 || depths.all > 100
                || depths.conditions > 100
            {
                return CodePosition(line: number, column: column + 1)
            }
        }
    }
    return nil
}
