public import Diagnostics

extension Diagnostic {
    /// True for a problem that makes it doubtful which lines of a source document are restated.
    public var isAboutSources: Bool {
        let ids: [ID] = [.longSource, .unknownSource, .citedNotNormative, .repeatedLines]
        return ids.contains(id)
    }
}
