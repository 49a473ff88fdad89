/// Where a shared value is, for those who read it.
protocol SharedReadReference<Value>: AnyObject, Sendable {
    associatedtype Value

    /// The value; while a test says what it expects, what it said.
    var wrappedValue: Value { get }

    /// Equal for references to the same place.
    var identity: AnyHashable { get }

    var loadError: (any Error)? { get }
    func load() async throws
}

/// Where a shared value is, for those who change it.
protocol SharedReference<Value>: SharedReadReference {
    /// The value, whatever a test says.
    var currentValue: Value { get }

    func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R

    var saveError: (any Error)? { get }
    func save() async throws
}

/// A part of a shared value.
final class MemberReference<Base: SharedReference, Value>: SharedReference, @unchecked Sendable {
    private let base: Base
    private let keyPath: WritableKeyPath<Base.Value, Value>

    init(_ base: Base, _ keyPath: WritableKeyPath<Base.Value, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    var wrappedValue: Value { base.wrappedValue[keyPath: keyPath] }
    var currentValue: Value { base.currentValue[keyPath: keyPath] }
    var identity: AnyHashable { [base.identity, AnyHashable(keyPath)] as [AnyHashable] }

    func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
        try base.withLock { try operation(&$0[keyPath: keyPath]) }
    }

    var loadError: (any Error)? { base.loadError }
    var saveError: (any Error)? { base.saveError }
    func load() async throws { try await base.load() }
    func save() async throws { try await base.save() }
}

/// A part of a shared value that can only be read.
final class ReadMemberReference<Base: SharedReadReference, Value>: SharedReadReference,
    @unchecked Sendable
{
    private let base: Base
    private let keyPath: KeyPath<Base.Value, Value>

    init(_ base: Base, _ keyPath: KeyPath<Base.Value, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    var wrappedValue: Value { base.wrappedValue[keyPath: keyPath] }
    var identity: AnyHashable { [base.identity, AnyHashable(keyPath)] as [AnyHashable] }
    var loadError: (any Error)? { base.loadError }
    func load() async throws { try await base.load() }
}

/// What is in a shared optional; the last value stays when nothing is in it any more.
final class OptionalReference<Base: SharedReference, Value>: SharedReference,
    @unchecked Sendable
where Base.Value == Value? {
    private let base: Base
    private let last: LockIsolated<UncheckedSendable<Value>>

    init(_ base: Base, initial: Value) {
        self.base = base
        let initial = UncheckedSendable(initial)
        last = LockIsolated(initial)
    }

    var wrappedValue: Value { kept(base.wrappedValue) }
    var currentValue: Value { kept(base.currentValue) }
    var identity: AnyHashable { [base.identity, AnyHashable("some")] as [AnyHashable] }

    private func kept(_ value: Value?) -> Value {
        guard let value else { return last.value.value }
        let kept = UncheckedSendable(value)
        last.setValue(kept)
        return value
    }

    func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
        try base.withLock { value in
            guard var unwrapped = value else {
                var last = last.value.value
                return try operation(&last)
            }
            defer { value = unwrapped }
            return try operation(&unwrapped)
        }
    }

    var loadError: (any Error)? { base.loadError }
    var saveError: (any Error)? { base.saveError }
    func load() async throws { try await base.load() }
    func save() async throws { try await base.save() }
}
