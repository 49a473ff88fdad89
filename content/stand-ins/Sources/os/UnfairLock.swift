import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A lock on the heap that knows its owner: not recursive, and released only by its holder.
///
/// Locking twice on one thread and unlocking from another are programming errors that end the
/// process, as they do with the original.
/// - Invariant: `owner` is the holder's thread token while the lock is held, otherwise zero.
final class UnfairLock: @unchecked Sendable {
    // The mutex must not move in memory, hence the pointer.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let owner = Atomic<UInt>(0)

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        let status = pthread_mutex_init(mutex, nil)
        Swift.precondition(status == 0, "cannot create a lock: error \(status)")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    /// Whether the calling thread holds the lock.
    var isOwned: Bool { owner.load(ordering: .relaxed) == Self.currentThread }

    func lock() {
        Swift.precondition(!isOwned, "the lock is not recursive: this thread already holds it")
        pthread_mutex_lock(mutex)
        owner.store(Self.currentThread, ordering: .relaxed)
    }

    func lockIfAvailable() -> Bool {
        guard pthread_mutex_trylock(mutex) == 0 else { return false }
        owner.store(Self.currentThread, ordering: .relaxed)
        return true
    }

    func unlock() {
        Swift.precondition(isOwned, "the lock is not held by this thread")
        owner.store(0, ordering: .relaxed)
        pthread_mutex_unlock(mutex)
    }

    private static var currentThread: UInt {
        #if canImport(Darwin)
            UInt(bitPattern: pthread_self())
        #else
            UInt(pthread_self())
        #endif
    }
}
