/// Matches a question with the documents that answer it.
public struct SearchIndex: Sendable {}
