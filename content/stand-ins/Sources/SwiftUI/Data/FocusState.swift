/// Which view has the focus.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// Read and write access to a focus.
    @propertyWrapper
    public struct Binding {
        let box: ValueBox<Value>

        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let box: ValueBox<Value>

    public init() where Value == Bool {
        box = ValueBox(false)
    }

    public init<T>() where Value == T?, T: Hashable {
        box = ValueBox(nil)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
}

@available(*, unavailable)
extension FocusState: Sendable {}

@available(*, unavailable)
extension FocusState.Binding: Sendable {}

/// Whether a view has the focus, by the value it is focused under; read only.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, SwiftUI.Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set { _ = newValue }
    }
}
