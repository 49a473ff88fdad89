extension OSAllocatedUnfairLock where State == () {
    /// A lock that guards no value of its own.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Runs a body with the lock held.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        storage.unfair.lock()
        defer { storage.unfair.unlock() }
        return try body()
    }

    /// Runs a `Sendable` body with the lock held.
    public func withLock<R>(
        _ body: @Sendable () throws -> R
    ) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// As `withLockUnchecked`, but nil, without waiting, when the lock is held.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        guard storage.unfair.lockIfAvailable() else { return nil }
        defer { storage.unfair.unlock() }
        return try body()
    }

    /// As `withLock`, but nil, without waiting, when the lock is held.
    public func withLockIfAvailable<R>(
        _ body: @Sendable () throws -> R
    ) rethrows -> R? where R: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Takes the lock; the same thread must give it back.
    @_unavailableFromAsync(message: "Use withLock for scoped locking")
    public func lock() {
        storage.unfair.lock()
    }

    /// Gives back the lock that this thread holds.
    @_unavailableFromAsync(message: "Use withLock for scoped locking")
    public func unlock() {
        storage.unfair.unlock()
    }

    /// Takes the lock if nobody holds it, without waiting.
    @_unavailableFromAsync(message: "Use withLockIfAvailable for scoped locking")
    public func lockIfAvailable() -> Bool {
        storage.unfair.lockIfAvailable()
    }
}
