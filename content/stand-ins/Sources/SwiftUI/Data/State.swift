/// A value that a view owns.
///
/// Without a running interface, a state keeps what was last written to it or to a copy.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    // Views are on the main actor; the box is reached from there, as the original's storage is.
    private nonisolated(unsafe) let box: ValueBox<Value>

    public init(wrappedValue value: Value) {
        box = ValueBox(value)
    }

    public init(initialValue value: Value) {
        box = ValueBox(value)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(box) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
