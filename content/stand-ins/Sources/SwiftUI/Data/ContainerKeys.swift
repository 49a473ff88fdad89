/// A key of a transaction.
public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// What comes with one change of state: its animation and values of your own.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@available(*, unavailable)
extension Transaction: Sendable {}

/// A key of a container's values.
public protocol ContainerValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Values that a view carries for the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

extension View {
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View { self }

    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}

/// A key of the focused values.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Values of the view that has the focus.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// A value of the view that has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    public var wrappedValue: Value? { nil }
}

extension View {
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View { self }

    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>,
        _ value: T
    ) -> some View { self }
}
