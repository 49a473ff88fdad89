import Dependencies
import Foundation

/// The shared values that are kept by keys: one for each key, so that all see the same.
final class SharedReferences: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var references: [AnyHashable: AnyObject] = [:]

    func reference<Key: SharedReaderKey>(
        _ key: Key,
        default initial: () throws -> Key.Value
    ) rethrows -> RootReference<Key.Value> {
        lock.lock()
        defer { lock.unlock() }
        let place: [AnyHashable] = [
            AnyHashable(key.id), AnyHashable(ObjectIdentifier(Key.Value.self)),
        ]
        if let known = references[place] as? RootReference<Key.Value> { return known }
        let made = RootReference(KeyStorage(key: key), default: try initial())
        references[place] = made
        return made
    }
}

/// A key as the storage of a reference.
private struct KeyStorage<Key: SharedReaderKey>: SharedStorage {
    let key: Key

    func load(
        initial: Key.Value?,
        _ done: @escaping @Sendable (Result<Key.Value?, any Error>) -> Void
    ) {
        let context = initial.map { LoadContext.initialValue($0) } ?? .userInitiated
        key.load(context: context, continuation: LoadContinuation(done))
    }

    func subscribe(
        initial: Key.Value,
        _ receive: @escaping @Sendable (Result<Key.Value?, any Error>) -> Void
    ) -> SharedSubscription {
        key.subscribe(context: .initialValue(initial), subscriber: SharedSubscriber(receive))
    }

    func save(
        _ value: Key.Value,
        userInitiated: Bool,
        _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        guard let key = key as? any SharedKey<Key.Value> else {
            done(.success(()))
            return
        }
        key.save(
            value,
            context: userInitiated ? .userInitiated : .didSet,
            continuation: SaveContinuation(done)
        )
    }
}

/// Each test has references of its own.
enum SharedReferencesKey: DependencyKey {
    static let liveValue = SharedReferences()
    static var previewValue: SharedReferences { SharedReferences() }
    static var testValue: SharedReferences { SharedReferences() }
}
