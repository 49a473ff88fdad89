import Dependencies
public import Foundation

extension SharedReaderKey {
    /// Keeps a value in the user's defaults.
    public static func appStorage<Value: _AppStorageValue>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
        AppStorageKey(
            key,
            store,
            decode: { Value._decode($0) },
            encode: { $0._encoded }
        )
    }

    /// Keeps a value in the user's defaults as the number or text that it stands for.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable & Sendable>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: _AppStorageValue {
        AppStorageKey(
            key,
            store,
            decode: { Value.RawValue._decode($0).flatMap(Value.init) },
            encode: { $0.rawValue._encoded }
        )
    }

    /// Keeps an optional value in the user's defaults as what it stands for.
    @_disfavoredOverload
    public static func appStorage<Value: RawRepresentable & Sendable>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: _AppStorageValue {
        AppStorageKey(
            key,
            store,
            decode: { Value.RawValue._decode($0).map(Value.init) },
            encode: { $0?.rawValue._encoded }
        )
    }
}

/// Keeps a value in the user's defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
    private let key: String
    private let store: UncheckedSendable<UserDefaults>
    private let decode: @Sendable (Any) -> Value?
    private let encode: @Sendable (Value) -> Any?

    fileprivate init(
        _ key: String,
        _ store: UserDefaults?,
        decode: @escaping @Sendable (Any) -> Value?,
        encode: @escaping @Sendable (Value) -> Any?
    ) {
        self.key = key
        let store = store ?? Dependency(\.defaultAppStorage).wrappedValue
        self.store = UncheckedSendable(store)
        self.decode = decode
        self.encode = encode
    }

    /// The name and the defaults.
    public var id: AppStorageKeyID {
        AppStorageKeyID(key: key, store: ObjectIdentifier(store.value))
    }

    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        continuation.resume(with: .success(store.value.object(forKey: key).flatMap(decode)))
    }

    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        SharedSubscription {}
    }

    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        store.value.set(encode(value), forKey: key)
        continuation.resume()
    }
}

/// What tells an `AppStorageKey` from others.
public struct AppStorageKeyID: Hashable {
    fileprivate let key: String
    fileprivate let store: ObjectIdentifier
}
