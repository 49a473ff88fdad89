/// A lock that guards a value, on the heap, so that its copies share one lock and one value.
///
/// The bodies run synchronously with the lock held and do not escape. `withLock` is the safe form:
/// its body is `@Sendable` and its result `Sendable`; the `Unchecked` twins lift both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// A claim about who holds the lock, for `precondition(_:)`.
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }

    final class Storage {
        let unfair = UnfairLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    let storage: Storage

    /// Guards a value that need not be `Sendable`.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Runs a body with the lock held and the value at hand.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.unfair.lock()
        defer { storage.unfair.unlock() }
        return try body(&storage.state)
    }

    /// Runs a `Sendable` body with the lock held and the value at hand.
    public func withLock<R>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// As `withLockUnchecked`, but nil, without waiting, when the lock is held.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.unfair.lockIfAvailable() else { return nil }
        defer { storage.unfair.unlock() }
        return try body(&storage.state)
    }

    /// As `withLock`, but nil, without waiting, when the lock is held.
    public func withLockIfAvailable<R>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? where R: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Ends the process unless the claim about the calling thread is true.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner:
            Swift.precondition(storage.unfair.isOwned, "the lock is not held by this thread")
        case .notOwner:
            Swift.precondition(!storage.unfair.isOwned, "the lock is held by this thread")
        }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Guards a `Sendable` value.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}
