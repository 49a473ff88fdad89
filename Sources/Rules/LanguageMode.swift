/// Which edition of Swift's rules the compiler holds code to.
public enum LanguageMode: Int, Sendable, CaseIterable, Comparable {
    case five = 5
    case six = 6

    /// The oldest first.
    public static func < (left: LanguageMode, right: LanguageMode) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Reads `5` or `6`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        guard let mode = Self.allCases.first(where: { "\($0.rawValue)" == text }) else {
            return nil
        }
        self = mode
    }

    /// `Swift 6`.
    public var name: String { "Swift \(rawValue)" }

    /// `Swift 5`, or `Swift 5 and 6` for several.
    public static func names(of modes: some Sequence<LanguageMode>) -> String {
        "Swift " + Set(modes).sorted().map { "\($0.rawValue)" }.joined(separator: " and ")
    }
}
