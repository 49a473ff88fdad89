/// A value that is declared safe to send by the author alone.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
    /// The value.
    public var value: Value

    /// A value that the author promises to use safely.
    public init(_ value: Value) {
        self.value = value
    }

    /// A value that the author promises to use safely.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The wrapper itself.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// Reads a member of the value.
    public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
        value[keyPath: keyPath]
    }

    /// Reads or changes a member of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
        get { value[keyPath: keyPath] }
        set { value[keyPath: keyPath] = newValue }
    }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
