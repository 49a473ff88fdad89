/// A source of values over time.
///
/// The original is conformed to by receiving a subscriber; here a publisher is given two closures,
/// and only those of this module are publishers.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Hands on each value, then how it ended, until what is returned is cancelled.
    func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// What belongs to subscribers.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure> where Failure: Error {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

/// A subscription that ends when it is let go of.
public final class AnyCancellable: Cancellable, Hashable {
    private var onCancel: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        onCancel = cancel
    }

    deinit { onCancel?() }

    public func cancel() {
        onCancel?()
        onCancel = nil
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    private let base: any Publisher<Output, Failure>

    public init<P>(_ publisher: P)
    where Output == P.Output, Failure == P.Failure, P: Publisher {
        base = publisher
    }

    public func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { base._subscribe(receive, complete) }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }

    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _subscribe(receiveValue) { _ in }
    }

    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        _subscribe({ object[keyPath: keyPath] = $0 }, { _ in })
    }
}
