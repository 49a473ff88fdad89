/// What ends a line.
public enum LineEnding: String, Hashable, Sendable {
    case lineFeed = "\n"
    case both = "\r\n"
    case carriageReturn = "\r"
}

extension SourceFile {
    /// What ends a line (from 1); nil for the last line of a file that does not end in one.
    public func lineEnding(ofLine number: Int) -> LineEnding? {
        guard number >= 1, number < lineStarts.count else { return nil }
        let ending = bytes[byteRange(ofLine: number).upperBound..<lineStarts[number]]
        return LineEnding(rawValue: String(decoding: ending, as: UTF8.self))
    }
}
