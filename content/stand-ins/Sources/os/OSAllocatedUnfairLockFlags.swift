/// How a lock waits.
public struct OSAllocatedUnfairLockFlags: OptionSet, Sendable {
    /// Spin for a moment before going to sleep; here waiting is the same with and without.
    public static let adaptiveSpin = OSAllocatedUnfairLockFlags(rawValue: 1)

    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension OSAllocatedUnfairLock {
    public func withLockUnchecked<R>(
        flags: OSAllocatedUnfairLockFlags,
        _ body: (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLock<R>(
        flags: OSAllocatedUnfairLockFlags,
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R where R: Sendable {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == () {
    public func withLockUnchecked<R>(
        flags: OSAllocatedUnfairLockFlags,
        _ body: () throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLock<R>(
        flags: OSAllocatedUnfairLockFlags,
        _ body: @Sendable () throws -> R
    ) rethrows -> R where R: Sendable {
        try withLock(body)
    }

    @_unavailableFromAsync(message: "Use withLock for scoped locking")
    public func lock(flags: OSAllocatedUnfairLockFlags) {
        lock()
    }
}
