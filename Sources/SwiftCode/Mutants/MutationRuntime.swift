/// The source of the module that rewritten code calls: it switches one break on by its number.
///
/// `LUCA_DOCS_BREAK` is the number; `LUCA_DOCS_REACHED` names a file that gets a byte of 1 at the
/// number of each place that is reached, and `LUCA_DOCS_ACTIVE` one that gets it when the break's
/// own place is, whatever becomes of the process. `LUCA_DOCS_TEARS_READS` lets other threads in
/// between the reading and the writing of what a broken lock guards: that hides other races.
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

        init?(_ name: String) {
            guard let path = getenv(name) else { return nil }
            let file = open(path, O_RDWR)
            guard file >= 0 else { return nil }
            defer { close(file) }
            count = Int(lseek(file, 0, SEEK_END))
            let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
            guard let bytes, bytes != MAP_FAILED else { return nil }
            self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
        }
    }

    private let reached = Table("LUCA_DOCS_REACHED")
    private let active = Table("LUCA_DOCS_ACTIVE")

    /// Whether a break is switched on; notes that its place is reached.
    @inline(never) public func __broken(_ number: Int) -> Bool {
        if let reached, number < reached.count { reached.bytes[number] = 1 }
        // Where no lock is held, others come in between any two statements.
        if isUnlocked { __pause() }
        guard number == chosen else { return false }
        active?.bytes[0] = 1
        return true
    }

    /// The same for a place that takes a lock.
    public func __isUnlocked(_ number: Int) -> Bool {
        if __broken(number) { isUnlocked = true }
        return isUnlocked && number == chosen
    }

    private let tearsReads = getenv("LUCA_DOCS_TEARS_READS") != nil
    private nonisolated(unsafe) var isUnlocked = false
    private nonisolated(unsafe) var pauses = 0

    /// Lets other threads in where a lock kept them out; not for so long that it looks endless.
    public func __pause() {
        pauses += 1
        if pauses < 400 { usleep(pauses < 100 ? 2000 : 200) } else { sched_yield() }
    }

    /// The value; others may change it before it is used where they were to be kept out.
    public func __paused<T>(_ value: T) -> T {
        if isUnlocked, tearsReads { __pause() }
        return value
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

    /// What a call gives, or what it was called on; only one of them is evaluated.
    public func __without<T>(
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

    /// '..<' with the end taken in.
    public func __next<T: BinaryInteger>(_ number: Int, _ end: T) -> T {
        __broken(number) ? end + 1 : end
    }

    /// '...' with the end left out.
    public func __previous<T: BinaryInteger>(_ number: Int, _ end: T) -> T {
        __broken(number) ? end - 1 : end
    }

    /// 'min', or 'max'.
    public func __min<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? max(left, right) : min(left, right)
    }

    /// 'max', or 'min'.
    public func __max<T: Comparable>(_ number: Int, _ left: T, _ right: T) -> T {
        __broken(number) ? min(left, right) : max(left, right)
    }

    """
