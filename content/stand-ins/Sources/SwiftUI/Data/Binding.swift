/// Read and write access to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var transaction = Transaction()

    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The accessors below cannot hop, so they call straight through, on the caller's actor;
        // dropping the isolation from the type is all that this does.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(reading: get, writing: { value, _ in set(value) })
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(reading: get, writing: set)
    }

    init(
        reading read: @escaping () -> Value,
        writing write: @escaping (Value, Transaction) -> Void
    ) {
        self.read = read
        self.write = write
    }

    init(_ box: ValueBox<Value>) {
        self.init(reading: { box.value }, writing: { value, _ in box.value = value })
    }

    /// A binding that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _, _ in })
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let whole = self
        return Binding<Subject>(
            reading: { whole.wrappedValue[keyPath: keyPath] },
            writing: { value, _ in whole.wrappedValue[keyPath: keyPath] = value }
        )
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var changed = self
        changed.transaction = transaction
        return changed
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            reading: { base.wrappedValue },
            writing: { value, _ in if let value { base.wrappedValue = value } }
        )
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            reading: { base.wrappedValue ?? first },
            writing: { value, _ in base.wrappedValue = value }
        )
    }

    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(
            reading: { AnyHashable(base.wrappedValue) },
            writing: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }
        )
    }
}
