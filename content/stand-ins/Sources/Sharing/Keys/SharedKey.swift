/// Where a shared value is read from.
public protocol SharedReaderKey<Value>: Sendable {
    /// The type of the value.
    associatedtype Value: Sendable

    /// What tells the key from others.
    associatedtype ID: Hashable = Self

    /// Equal for keys of the same value.
    var id: ID { get }

    /// Reads the value; nil when there is none.
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

    /// Tells of every change from outside, until the subscription is let go.
    func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
    public var id: ID { self }
}

/// Where a shared value is read from and kept.
public protocol SharedKey<Value>: SharedReaderKey {
    /// Keeps the value.
    func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is read.
public enum LoadContext<Value> {
    /// It is shared for the first time, and this is its default.
    case initialValue(Value)
    /// Somebody asked for it.
    case userInitiated

    /// The default; nil when somebody asked for the value.
    public var initialValue: Value? {
        guard case .initialValue(let value) = self else { return nil }
        return value
    }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}

/// Why a value is kept.
public enum SaveContext: Hashable, Sendable {
    /// It has changed.
    case didSet
    /// Somebody asked for it.
    case userInitiated
}

/// Takes what a key has read.
public struct LoadContinuation<Value>: Sendable {
    private let done: @Sendable (Result<Value?, any Error>) -> Void

    init(_ done: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
        self.done = done
    }

    /// The key has read a value, or failed to.
    public func resume(with result: Result<Value?, any Error>) { done(result) }
    /// The key has read a value.
    public func resume(returning value: Value) { done(.success(value)) }
    /// The key has found no value.
    public func resumeReturningInitialValue() { done(.success(nil)) }
    /// The key has failed to read.
    public func resume(throwing error: any Error) { done(.failure(error)) }
}

/// Takes the news that a key has kept a value.
public struct SaveContinuation: Sendable {
    private let done: @Sendable (Result<Void, any Error>) -> Void

    init(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        self.done = done
    }

    /// The key has kept the value, or failed to.
    public func resume(with result: Result<Void, any Error>) { done(result) }
    /// The key has kept the value.
    public func resume() { done(.success(())) }
    /// The key has failed to keep the value.
    public func resume(throwing error: any Error) { done(.failure(error)) }
}

/// Takes changes from outside.
public struct SharedSubscriber<Value>: Sendable {
    private let receive: @Sendable (Result<Value?, any Error>) -> Void

    init(_ receive: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
        self.receive = receive
    }

    /// There is a new value, none, or an error.
    public func yield(with result: Result<Value?, any Error>) { receive(result) }
    /// There is a new value.
    public func yield(_ value: Value) { receive(.success(value)) }
    /// There is no value any more.
    public func yieldReturningInitialValue() { receive(.success(nil)) }
    /// Reading has failed.
    public func yield(throwing error: any Error) { receive(.failure(error)) }
}

/// Ends what it stands for when it is let go.
public final class SharedSubscription: Sendable {
    private let end: @Sendable () -> Void

    /// A subscription that ends so.
    public init(_ cancel: @escaping @Sendable () -> Void) {
        end = cancel
    }

    /// Ends it now.
    public func cancel() { end() }

    deinit { end() }
}
