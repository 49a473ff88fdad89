public import Combine

/// Bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    @available(
        *,
        unavailable,
        message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { fatalError("unavailable") }

    @available(
        *,
        unavailable,
        message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }

    private init(storing value: Value) {
        wrappedValue = value
    }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding<Subject>(
            reading: { object[keyPath: keyPath] },
            writing: { value, _ in object[keyPath: keyPath] = value }
        )
    }
}

extension Bindable where Value: Combine.ObservableObject {
    @available(
        *,
        unavailable,
        message:
            "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
    )
    public init(wrappedValue: Value) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty {}
