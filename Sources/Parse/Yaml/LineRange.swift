/// Lines of a source document as written in YAML.
enum LineRange {
    /// Reads `102` or `102-103`; nil for anything else.
    static func read(_ text: String) -> ClosedRange<Int>? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map {
            $0.utf8.allSatisfy(isDigit) ? Int($0) : nil
        }
        guard let first = numbers.first ?? nil, let last = numbers.last ?? nil,
            numbers.count <= 2, first >= 1, first <= last
        else { return nil }
        return first...last
    }
}
