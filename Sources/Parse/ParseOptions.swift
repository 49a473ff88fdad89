/// Which parts of the format are read beyond CommonMark.
public struct ParseOptions: Sendable, Hashable {
    /// GitHub's tables, task lists, strikethrough, autolinks, footnotes and alerts.
    public var readsExtensions: Bool
    /// Front matter and fence attributes.
    public var readsFrontMatter: Bool

    /// Everything of the document format.
    public static let all = ParseOptions(readsExtensions: true, readsFrontMatter: true)
    /// CommonMark 0.30 and nothing else.
    public static let plain = ParseOptions(readsExtensions: false, readsFrontMatter: false)
}
