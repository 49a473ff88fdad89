/// What puts a lock's body to work without the lock: the value is copied out, changed and copied
/// back, as it would be without one.
func lockSupport(_ type: String) -> String {
    switch type {
    case "OSAllocatedUnfairLock":
        """
        fileprivate extension OSAllocatedUnfairLock {
            func __unlocked<R>(_ number: Int, _ body: (inout State) throws -> R) rethrows -> R {
                guard __isUnlocked(number) else { return try withLockUnchecked(body) }
                var copy = withLockUnchecked { $0 }
                __pause()
                defer { withLockUnchecked { $0 = copy } }
                return try body(&copy)
            }
        }
        fileprivate extension OSAllocatedUnfairLock where State == () {
            func __unlocked<R>(_ number: Int, _ body: () throws -> R) rethrows -> R {
                guard __isUnlocked(number) else { return try withLockUnchecked(body) }
                __pause()
                return try body()
            }
        }

        """
    case "Mutex":
        """
        fileprivate extension Mutex where Value: Sendable {
            func __unlocked<R>(
                _ number: Int, _ body: (inout sending Value) throws -> sending R
            ) rethrows -> sending R {
                guard __isUnlocked(number) else { return try withLock(body) }
                var copy = withLock { $0 }
                __pause()
                let result = try body(&copy)
                withLock { [copy] in $0 = copy }
                return result
            }
        }

        """
    default:
        """
        fileprivate extension \(type) {
            func __unlocked<R>(_ number: Int, _ body: () throws -> R) rethrows -> R {
                guard __isUnlocked(number) else { return try withLock(body) }
                __pause()
                return try body()
            }
        }

        """
    }
}
