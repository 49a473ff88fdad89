public import Dependencies
public import Foundation

/// A type that the user's defaults can hold.
public protocol _AppStorageValue: Sendable {
    /// The value of what the defaults hold; nil when that is of another type.
    static func _decode(_ stored: Any) -> Self?

    /// The value as the defaults hold it.
    var _encoded: Any? { get }
}

extension _AppStorageValue {
    public static func _decode(_ stored: Any) -> Self? { stored as? Self }
    public var _encoded: Any? { self }
}

extension Bool: _AppStorageValue {}
extension Int: _AppStorageValue {}
extension Double: _AppStorageValue {}
extension String: _AppStorageValue {}
extension Data: _AppStorageValue {}
extension Date: _AppStorageValue {}
extension [String]: _AppStorageValue {}

extension URL: _AppStorageValue {
    public static func _decode(_ stored: Any) -> URL? {
        (stored as? String).flatMap(URL.init(string:)) ?? stored as? URL
    }

    public var _encoded: Any? { absoluteString }
}

extension Optional: _AppStorageValue where Wrapped: _AppStorageValue {
    public static func _decode(_ stored: Any) -> Self? { Wrapped._decode(stored) }
    public var _encoded: Any? { flatMap(\._encoded) }
}

extension DependencyValues {
    /// The user's defaults of `.appStorage` keys; each test has its own, in memory.
    public var defaultAppStorage: UserDefaults {
        get { self[AppStorageDefaultsKey.self].value }
        set { self[AppStorageDefaultsKey.self] = UncheckedSendable(newValue) }
    }
}

private enum AppStorageDefaultsKey: DependencyKey {
    static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
    static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
    static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

extension UserDefaults {
    /// Defaults that nothing is left of.
    public static var inMemory: UserDefaults { MemoryDefaults() }
}

/// Defaults in memory.
private final class MemoryDefaults: UserDefaults {
    private let values = LockIsolated<[String: UncheckedSendable<Any>]>([:])

    init() {
        super.init(suiteName: nil)!
    }

    override func object(forKey defaultName: String) -> Any? {
        values.value[defaultName]?.value
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let value = value.map { UncheckedSendable($0) }
        values.withValue { $0[defaultName] = value }
    }

    override func removeObject(forKey defaultName: String) {
        values.withValue { $0[defaultName] = nil }
    }
}
