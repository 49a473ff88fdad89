public import Observation

/// A value that several parts of an application share; each sees what another changes.
///
/// The value is read like a property and changed with `$value.withLock`.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
    var reference: any SharedReference<Value>

    init(reference: any SharedReference<Value>) {
        self.reference = reference
    }

    /// Shares a value that is kept nowhere.
    public init(value: sending Value) {
        self.init(reference: RootReference(value))
    }

    /// The share of what is in an optional; nil while there is nothing.
    public init?(_ base: Shared<Value?>) {
        func unwrap(_ reference: some SharedReference<Value?>) -> (any SharedReference<Value>)? {
            reference.wrappedValue.map { OptionalReference(reference, initial: $0) }
        }
        guard let reference = unwrap(base.reference) else { return nil }
        self.init(reference: reference)
    }

    /// The same share.
    public init(projectedValue: Self) {
        self = projectedValue
    }

    /// The value now.
    public var wrappedValue: Value {
        get { reference.wrappedValue }
        @available(
            *,
            unavailable,
            message: "Use '$shared.withLock' to modify a shared value with exclusive access."
        )
        nonmutating set { withLock { $0 = newValue } }
    }

    /// The share itself, to be handed on.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// Changes the value while nobody else can; what the operation returns is handed back.
    public func withLock<R>(
        _ operation: (inout Value) throws -> R,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) rethrows -> R {
        try reference.withLock(operation)
    }

    /// A share of a part of the value.
    public subscript<Member>(
        dynamicMember keyPath: WritableKeyPath<Value, Member>
    ) -> Shared<Member> {
        func member(_ reference: some SharedReference<Value>) -> Shared<Member> {
            Shared<Member>(reference: MemberReference(reference, keyPath))
        }
        return member(reference)
    }

    /// A share of a part of the value that can only be read.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value, Member>
    ) -> SharedReader<Member> {
        SharedReader(self)[dynamicMember: keyPath]
    }

    /// The error of the last attempt to read the value from where it is kept.
    public var loadError: (any Error)? { reference.loadError }

    /// The error of the last attempt to keep the value.
    public var saveError: (any Error)? { reference.saveError }

    /// Reads the value anew from where it is kept.
    public func load() async throws {
        try await reference.load()
    }

    /// Keeps the value now.
    public func save() async throws {
        try await reference.save()
    }
}

extension Shared: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        // While a test says what it expects, the left side is what it said, the right what is so.
        SharedChangeTracker.isAsserting && left.reference.identity == right.reference.identity
            ? left.wrappedValue == right.reference.currentValue
            : left.wrappedValue == right.wrappedValue
    }
}

extension Shared: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Shared: Observable {}

extension Shared: CustomStringConvertible {
    public var description: String { "#\(wrappedValue)" }
}

extension Shared: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
