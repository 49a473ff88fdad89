/// A property of the state and the value that a binding gives it.
public struct BindingAction<Root>: CasePathable, Equatable, @unchecked Sendable {
    // The value is Sendable, as every way to make one demands, and key paths never change.
    /// The property that is set.
    public let keyPath: PartialKeyPath<Root>

    let set: (inout Root) -> Void
    let value: AnyHashableValue
    private let isEqual: (Any) -> Bool

    /// The new value, whatever its type.
    struct AnyHashableValue {
        let base: Any
    }

    init<Value: Equatable & Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) {
        self.keyPath = keyPath
        set = { $0[keyPath: keyPath] = value }
        self.value = AnyHashableValue(base: value)
        isEqual = { $0 as? Value == value }
    }

    /// Sets a property.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<Root, Value>,
        _ value: Value
    ) -> Self {
        Self(keyPath, value)
    }

    /// Whether the action sets this property: `case .binding(\.name):`.
    public static func ~= <Value>(
        keyPath: WritableKeyPath<Root, Value>,
        bindingAction: Self
    ) -> Bool {
        keyPath == bindingAction.keyPath
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value.base)
    }

    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// A path for each property that a binding can set.
    @dynamicMemberLookup
    public struct AllCasePaths {
        public subscript<Value: Equatable & Sendable>(
            dynamicMember keyPath: WritableKeyPath<Root, Value>
        ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
            path(keyPath)
        }

        private func path<Value: Equatable & Sendable>(
            _ keyPath: WritableKeyPath<Root, Value>
        ) -> AnyCasePath<BindingAction, Value> {
            // A key path that a literal wrote holds nothing that changes.
            nonisolated(unsafe) let keyPath = keyPath
            return AnyCasePath(
                embed: { .set(keyPath, $0) },
                extract: { $0.keyPath == keyPath ? $0.value.base as? Value : nil }
            )
        }
    }
}

extension BindingAction: CustomStringConvertible {
    public var description: String { ".set(\(keyPath), \(value.base))" }
}

/// Actions one of which sets any property of the state.
public protocol BindableAction<State> {
    associatedtype State

    /// A property is set by a binding.
    static func binding(_ action: BindingAction<State>) -> Self

    /// The binding's action, when it is one.
    var binding: BindingAction<State>? { get }
}

extension BindableAction {
    public var binding: BindingAction<State>? {
        let mirror = Mirror(reflecting: self)
        guard let child = mirror.children.first, child.label == "binding" else { return nil }
        return child.value as? BindingAction<State>
    }

    /// Sets a property.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<State, Value>,
        _ value: Value
    ) -> Self {
        binding(.set(keyPath, value))
    }
}
