import Foundation
import Observation

/// A whole shared value.
final class RootReference<Value>: SharedReference, Observable, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let registrar = ObservationRegistrar()
    private var value: Value
    private let storage: (any SharedStorage<Value>)?
    private var lastLoadError: (any Error)?
    private var lastSaveError: (any Error)?
    private var subscription: SharedSubscription?

    /// A value that is kept nowhere.
    init(_ value: Value) {
        self.value = value
        storage = nil
    }

    /// A value that is kept by a key.
    init(_ storage: any SharedStorage<Value>, default initial: Value) {
        value = initial
        self.storage = storage
        let kept = UncheckedSendable(initial)
        let receive: @Sendable (Result<Value?, any Error>) -> Void = { [weak self] in
            self?.receive($0, or: kept.value)
        }
        storage.load(initial: initial, receive)
        subscription = storage.subscribe(initial: initial, receive)
    }

    private func receive(_ result: Result<Value?, any Error>, or initial: Value) {
        registrar.withMutation(of: self, keyPath: \.currentValue) {
            lock.withLock {
                switch result {
                case .success(let new):
                    lastLoadError = nil
                    value = new ?? initial
                case .failure(let error): lastLoadError = error
                }
            }
        }
    }

    var identity: AnyHashable { AnyHashable(ObjectIdentifier(self)) }
    var loadError: (any Error)? { lock.withLock { lastLoadError } }
    var saveError: (any Error)? { lock.withLock { lastSaveError } }

    var currentValue: Value {
        registrar.access(self, keyPath: \.currentValue)
        return lock.withLock { value }
    }

    var wrappedValue: Value {
        let value = currentValue
        return SharedChangeTracker.expected(of: self) ?? value
    }

    func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
        if SharedChangeTracker.isAsserting {
            var expected = wrappedValue
            defer { SharedChangeTracker.expect(expected, of: self) }
            return try operation(&expected)
        }
        return try registrar.withMutation(of: self, keyPath: \.currentValue) {
            lock.lock()
            defer { lock.unlock() }
            SharedChangeTracker.willChange(self, from: value)
            defer { keep() }
            return try operation(&value)
        }
    }

    private func keep() {
        storage?.save(value, userInitiated: false) { [weak self] in self?.saved($0) }
    }

    private func saved(_ result: Result<Void, any Error>) {
        lock.withLock {
            switch result {
            case .success: lastSaveError = nil
            case .failure(let error): lastSaveError = error
            }
        }
    }

    func load() async throws {
        guard let storage else { return }
        let initial = UncheckedSendable(currentValue)
        try await withCheckedThrowingContinuation { continuation in
            storage.load(initial: nil) { [weak self] result in
                self?.receive(result, or: initial.value)
                continuation.resume(with: result.map { _ in })
            }
        }
    }

    func save() async throws {
        guard let storage else { return }
        let value = UncheckedSendable(currentValue)
        try await withCheckedThrowingContinuation { continuation in
            storage.save(value.value, userInitiated: true) { [weak self] result in
                self?.saved(result)
                continuation.resume(with: result)
            }
        }
    }
}

/// Where a shared value is kept: a key without its type.
protocol SharedStorage<Value>: Sendable {
    associatedtype Value
    func load(initial: Value?, _ done: @escaping @Sendable (Result<Value?, any Error>) -> Void)
    func subscribe(
        initial: Value,
        _ receive: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) -> SharedSubscription
    func save(
        _ value: Value,
        userInitiated: Bool,
        _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
    )
}
