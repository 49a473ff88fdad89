/// The source of the module that rewritten code calls: it switches one break on by its number.
///
/// `LUCA_DOCS_BREAK` is the number; `LUCA_DOCS_REACHED` names a file that gets a byte of 1 at the
/// number of each place that is reached, whatever becomes of the process.
public let mutationRuntime = """
    #if canImport(Glibc)
        \("import Glibc")
    #elseif canImport(Musl)
        \("import Musl")
    #else
        \("import Darwin")
    #endif

    private let chosen = getenv("LUCA_DOCS_BREAK").flatMap { Int(String(cString: $0)) } ?? -1

    private struct Table: @unchecked Sendable {
        var bytes: UnsafeMutablePointer<UInt8>
        var count: Int
    }

    private let reached: Table? = {
        guard let path = getenv("LUCA_DOCS_REACHED") else { return nil }
        let file = open(path, O_RDWR)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let count = Int(lseek(file, 0, SEEK_END))
        let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let bytes, bytes != MAP_FAILED else { return nil }
        return Table(bytes: bytes.assumingMemoryBound(to: UInt8.self), count: count)
    }()

    /// Whether a break is switched on; notes that its place is reached.
    @inline(never) public func __broken(_ number: Int) -> Bool {
        if let reached, number < reached.count { reached.bytes[number] = 1 }
        return number == chosen
    }

    /// What a function throws that throws at once.
    public struct __Break: Error {
        /// A new one.
        public init() {}
    }

    /// The condition, or its opposite.
    public func __negated(_ number: Int, _ condition: Bool) -> Bool {
        __broken(number) != condition
    }

    /// The value, or the other one.
    public func __either<T>(_ number: Int, _ value: T, _ other: T) -> T {
        __broken(number) ? other : value
    }

    /// The value, or nil.
    public func __none<T>(_ number: Int, _ value: T?) -> T? { __broken(number) ? nil : value }

    /// One argument, or its neighbour; only one of them is evaluated.
    public func __swapped<T>(
        _ number: Int,
        _ value: @autoclosure () throws -> T,
        _ other: @autoclosure () throws -> T
    ) rethrows -> T {
        __broken(number) ? try other() : try value()
    }

    /// '&&', or '||'.
    public func __and(
        _ number: Int,
        _ left: Bool,
        _ right: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
        __broken(number) ? try (left || right()) : try (left && right())
    }

    /// '||', or '&&'.
    public func __or(
        _ number: Int,
        _ left: Bool,
        _ right: @autoclosure () throws -> Bool
    ) rethrows -> Bool {
        __broken(number) ? try (left && right()) : try (left || right())
    }

    /// '<', or '<='.
    public func __less<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
        __broken(number) ? left <= right : left < right
    }

    /// '<=', or '<'.
    public func __lessOrEqual<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
        __broken(number) ? left < right : left <= right
    }

    /// '>', or '>='.
    public func __greater<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
        __broken(number) ? left >= right : left > right
    }

    /// '>=', or '>'.
    public func __greaterOrEqual<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> Bool {
        __broken(number) ? left > right : left >= right
    }

    /// '+', or '-'.
    public func __plus<T: AdditiveArithmetic>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left - right : left + right
    }

    /// '-', or '+'.
    public func __minus<T: AdditiveArithmetic>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left + right : left - right
    }

    /// '*', or '/'.
    public func __times<T: BinaryInteger>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left / right : left * right
    }

    /// '*', or '/'.
    public func __times<T: FloatingPoint>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left / right : left * right
    }

    /// '/', or '*'.
    public func __dividedBy<T: BinaryInteger>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left * right : left / right
    }

    /// '/', or '*'.
    public func __dividedBy<T: FloatingPoint>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left * right : left / right
    }

    /// '%', or '/'.
    public func __remainder<T: BinaryInteger>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? left / right : left % right
    }

    /// Lets other threads in where a lock kept them out.
    public func __pause() { usleep(2000) }

    """

/// What puts a lock's body to work without the lock: the value is copied out, changed and copied
/// back, as it would be without one.
func lockSupport(_ type: String) -> String {
    switch type {
    case "OSAllocatedUnfairLock":
        """
        fileprivate extension OSAllocatedUnfairLock {
            func __unlocked<R>(_ number: Int, _ body: (inout State) throws -> R) rethrows -> R {
                guard __broken(number) else { return try withLockUnchecked(body) }
                var copy = withLockUnchecked { $0 }
                __pause()
                defer { withLockUnchecked { $0 = copy } }
                return try body(&copy)
            }
        }
        fileprivate extension OSAllocatedUnfairLock where State == () {
            func __unlocked<R>(_ number: Int, _ body: () throws -> R) rethrows -> R {
                guard __broken(number) else { return try withLockUnchecked(body) }
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
                guard __broken(number) else { return try withLock(body) }
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
                guard __broken(number) else { return try withLock(body) }
                __pause()
                return try body()
            }
        }

        """
    }
}
