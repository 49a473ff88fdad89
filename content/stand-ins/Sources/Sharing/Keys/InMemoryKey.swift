public import Dependencies
import Foundation

extension SharedReaderKey {
    /// Keeps a value in memory, for as long as the application runs.
    public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
        InMemoryKey(key)
    }
}

/// Keeps a value in memory.
public struct InMemoryKey<Value: Sendable>: SharedKey {
    private let key: String
    private let store: InMemoryStorage

    fileprivate init(_ key: String) {
        self.key = key
        store = Dependency(\.defaultInMemoryStorage).wrappedValue
    }

    /// The name and the memory.
    public var id: InMemoryKeyID {
        InMemoryKeyID(key: key, store: ObjectIdentifier(store.contents))
    }

    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        let initial = context.initialValue
        let value = store.contents.withValue { contents in
            if contents[key] == nil { contents[key] = initial }
            return contents[key] as? Value
        }
        continuation.resume(with: .success(value))
    }

    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        SharedSubscription {}
    }

    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        store.contents.withValue { $0[key] = value }
        continuation.resume()
    }
}

/// What tells an `InMemoryKey` from others.
public struct InMemoryKeyID: Hashable {
    fileprivate let key: String
    fileprivate let store: ObjectIdentifier
}

/// The memory that `.inMemory` keys keep values in.
public struct InMemoryStorage: Hashable, Sendable {
    fileprivate let contents = LockIsolated<[String: any Sendable]>([:])

    /// An empty memory.
    public init() {}

    public static func == (left: Self, right: Self) -> Bool {
        left.contents === right.contents
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(contents))
    }
}

extension DependencyValues {
    /// The memory of `.inMemory` keys; each test has its own.
    public var defaultInMemoryStorage: InMemoryStorage {
        get { self[InMemoryStorageKey.self] }
        set { self[InMemoryStorageKey.self] = newValue }
    }
}

private enum InMemoryStorageKey: DependencyKey {
    static let liveValue = InMemoryStorage()
    static var testValue: InMemoryStorage { InMemoryStorage() }
}
