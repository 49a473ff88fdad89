public import Foundation

/// A value kept with the scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let box: ValueBox<Value>

    init(keeping value: Value) {
        box = ValueBox(value)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(box) }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String { box = ValueBox(wrappedValue) }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        box = ValueBox(nil)
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        box = ValueBox(nil)
    }

}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { box = ValueBox(nil) }

    public init(_ key: String) where Value == Int? { box = ValueBox(nil) }

    public init(_ key: String) where Value == Double? { box = ValueBox(nil) }

    public init(_ key: String) where Value == String? { box = ValueBox(nil) }

    public init(_ key: String) where Value == URL? { box = ValueBox(nil) }

    public init(_ key: String) where Value == Date? { box = ValueBox(nil) }

    public init(_ key: String) where Value == Data? { box = ValueBox(nil) }
}
