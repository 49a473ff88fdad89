/// How the fences of a folder without a rulebook are looked at.
public enum Treatment: String, Sendable, CaseIterable {
    /// Only parsed.
    case parse
    /// Each compiled by itself.
    case alone
    /// Each compiled beside the other fences of its document, as if they were files of one module.
    case together
}
