public import Observation

/// A value that is shared with a part of the application that only reads it.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
    var reference: any SharedReadReference<Value>

    init(reference: any SharedReadReference<Value>) {
        self.reference = reference
    }

    /// A value that never changes.
    public init(value: sending Value) {
        self.init(reference: RootReference(value))
    }

    /// What a share holds, without the means to change it.
    public init(_ base: Shared<Value>) {
        self.init(reference: base.reference)
    }

    /// The same share.
    public init(projectedValue: Self) {
        self = projectedValue
    }

    /// A value that never changes.
    public static func constant(_ value: sending Value) -> Self {
        Self(value: value)
    }

    /// The value now.
    public var wrappedValue: Value { reference.wrappedValue }

    /// The share itself, to be handed on.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// A share of a part of the value.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value, Member>
    ) -> SharedReader<Member> {
        func member(_ reference: some SharedReadReference<Value>) -> SharedReader<Member> {
            SharedReader<Member>(reference: ReadMemberReference(reference, keyPath))
        }
        return member(reference)
    }

    /// The error of the last attempt to read the value from where it is kept.
    public var loadError: (any Error)? { reference.loadError }

    /// Reads the value anew from where it is kept.
    public func load() async throws {
        try await reference.load()
    }
}

extension SharedReader: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.wrappedValue == right.wrappedValue
    }
}

extension SharedReader: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Observable {}

extension SharedReader: CustomStringConvertible {
    public var description: String { "#\(wrappedValue)" }
}

extension SharedReader: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
