public import Dependencies
import Foundation

/// Tells what shared values were before a test's step, so that the test can say what changed.
///
/// What is changed in `track` is remembered; in `assert` the changes of a shared value are made to
/// what it was, and comparing it compares that with what it is.
@_spi(SharedChangeTracking)
public struct SharedChangeTracker: Hashable, Sendable {
    private let changes = SharedChanges()

    /// A tracker that has seen nothing yet.
    public init() {}

    /// Whether a shared value has changed and was not forgotten.
    public var hasChanges: Bool { !changes.isEmpty }

    /// Remembers what is changed wherever these dependencies are current.
    public func track(_ dependencies: inout DependencyValues) {
        dependencies[TrackersKey.self].insert(self)
    }

    /// Remembers what the operation changes.
    public func track<R>(_ body: () throws -> R) rethrows -> R {
        try withDependencies {
            track(&$0)
        } operation: {
            try body()
        }
    }

    /// Runs an operation in which shared values are what they were, and changes are expectations.
    public func assert<R>(_ body: () throws -> R) rethrows -> R {
        try withDependencies {
            $0[AssertingKey.self] = self
        } operation: {
            try body()
        }
    }

    /// Forgets all changes.
    public func reset() {
        changes.removeAll()
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.changes === right.changes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(changes))
    }
}

extension SharedChangeTracker {
    private static var asserting: SharedChangeTracker? {
        Dependency(AssertingKey.self).wrappedValue
    }

    /// Whether a test says right now what it expects.
    static var isAsserting: Bool { asserting != nil }

    /// What the test said of a value, or what it was before it changed.
    static func expected<Value>(of reference: RootReference<Value>) -> Value? {
        asserting?.changes[ObjectIdentifier(reference)] as? Value
    }

    /// The test says what it expects of a value.
    static func expect<Value>(_ value: Value, of reference: RootReference<Value>) {
        asserting?.changes.set(value, of: reference)
    }

    /// A value is about to change.
    static func willChange<Value>(_ reference: RootReference<Value>, from value: Value) {
        for tracker in Dependency(TrackersKey.self).wrappedValue {
            tracker.changes.remember(value, of: reference)
        }
    }
}

/// The values of references as they were, by reference.
private final class SharedChanges: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [ObjectIdentifier: (value: Any, reference: AnyObject)] = [:]

    var isEmpty: Bool { lock.withLock { values.isEmpty } }
    subscript(id: ObjectIdentifier) -> Any? { lock.withLock { values[id]?.value } }
    func set(_ value: Any, of reference: AnyObject) {
        lock.withLock { values[ObjectIdentifier(reference)] = (value, reference) }
    }
    func remember(_ value: Any, of reference: AnyObject) {
        lock.withLock {
            if values[ObjectIdentifier(reference)] == nil {
                values[ObjectIdentifier(reference)] = (value, reference)
            }
        }
    }
    func removeAll() {
        lock.withLock { values.removeAll() }
    }
}

private enum AssertingKey: DependencyKey {
    static var liveValue: SharedChangeTracker? { nil }
    static var testValue: SharedChangeTracker? { nil }
}

private enum TrackersKey: DependencyKey {
    static var liveValue: Set<SharedChangeTracker> { [] }
    static var testValue: Set<SharedChangeTracker> { [] }
}
