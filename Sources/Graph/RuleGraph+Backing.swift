public import Rules

extension RuleGraph {
    /// What stands behind the fences of all documents.
    public var backing: Backing { Backing(rulebooks, documents.lazy.flatMap(\.snippets)) }
}
