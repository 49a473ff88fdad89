import Foundation

/// A value behind a lock, for tests that collect what a `@Sendable` closure is given.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
    private var _value: Value
    private let lock = NSRecursiveLock()

    /// A lock around a value.
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
        _value = try value()
    }

    /// Reads a member of the value.
    public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
        lock.withLock { _value[keyPath: keyPath] }
    }

    /// Runs an operation while nobody else gets at the value; what it changes is kept.
    public func withValue<T: Sendable>(
        _ operation: @Sendable (inout Value) throws -> T
    ) rethrows -> T {
        try lock.withLock {
            var value = _value
            defer { _value = value }
            return try operation(&value)
        }
    }

    /// Replaces the value.
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
        try lock.withLock { _value = try newValue() }
    }
}

extension LockIsolated where Value: Sendable {
    /// The value; what is done with it is no longer behind the lock.
    public var value: Value {
        lock.withLock { _value }
    }
}

extension LockIsolated: Equatable where Value: Equatable {
    public static func == (left: LockIsolated, right: LockIsolated) -> Bool {
        left.lock.withLock { left._value } == right.lock.withLock { right._value }
    }
}

extension LockIsolated: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        lock.withLock { hasher.combine(_value) }
    }
}
