public import Diagnostics

extension ContentPath {
    /// True for `.md` and `.markdown`, in any case.
    public var isMarkdown: Bool {
        let name = name.lowercased()
        return name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }
}
