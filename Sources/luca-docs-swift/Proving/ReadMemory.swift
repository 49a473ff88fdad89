import Foundation
import Rules
import Verify

/// What reading the code of fences has told, for as long as nothing around them changes: modules,
/// stand-ins, the toolchain.
final class ReadMemory: @unchecked Sendable {
    /// All of a fence that matters for what its code says.
    private struct Key: Hashable {
        var rulebook: RulebookName
        var module: String?
        var isRead: Bool
        var code: String
    }

    private let lock = NSLock()
    private var known: [Key: ReadSnippet] = [:]

    /// A fence as read, if one with the same code was read before.
    func read(_ snippet: Snippet, of rulebook: Rulebook) -> ReadSnippet? {
        let found = lock.withLock { known[key(snippet, rulebook)] }
        return found.map { ReadSnippet(snippet, like: $0) }
    }

    /// Keeps what reading a fence told.
    func keep(_ read: ReadSnippet, of rulebook: Rulebook) {
        lock.withLock { known[key(read.snippet, rulebook)] = read }
    }

    private func key(_ snippet: Snippet, _ rulebook: Rulebook) -> Key {
        var module: String?
        if case .file(let path) = snippet.role { module = path.module }
        return Key(
            rulebook: rulebook.name,
            module: module,
            isRead: ReadSnippet.isRead(snippet),
            code: snippet.code
        )
    }
}
