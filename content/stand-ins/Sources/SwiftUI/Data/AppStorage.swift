public import Foundation

/// A value kept in the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Double { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        box = ValueBox(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Date { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Data { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { box = ValueBox(wrappedValue) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { box = ValueBox(wrappedValue) }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String { box = ValueBox(nil) }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int { box = ValueBox(nil) }

}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        box = ValueBox(nil)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        box = ValueBox(nil)
    }
}
