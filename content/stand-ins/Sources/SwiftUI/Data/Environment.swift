/// A value from a view's environment.
///
/// Without a running interface it is the default of its key.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(Value?)
    }

    // Key paths into the environment capture nothing that could be shared.
    private nonisolated(unsafe) let source: Source

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath):
            return EnvironmentValues()[keyPath: keyPath]
        case .object(let value):
            guard let value else {
                fatalError("no \(Value.self) found: there is no running interface to provide it")
            }
            return value
        }
    }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object(nil)
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = .object(.some(nil))
    }
}

extension Environment: Sendable where Value: Sendable {}

/// A key of the environment, with the value it has where nobody set it.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "\(values)" }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
