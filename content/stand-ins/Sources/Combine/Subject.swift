/// A publisher that values are sent to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() {
        send(())
    }
}

/// Those who listen to a subject, until it has ended.
///
/// Like the subjects themselves it is for one thread at a time.
final class Listeners<Output, Failure: Error> {
    private typealias Listener = (
        receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void
    )

    private var listeners: [Int: Listener] = [:]
    private var next = 0
    private var end: Subscribers.Completion<Failure>?

    var isOver: Bool { end != nil }

    func add(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end {
            complete(end)
            return AnyCancellable {}
        }
        let id = next
        next += 1
        listeners[id] = (receive, complete)
        return AnyCancellable { self.listeners[id] = nil }
    }

    func send(_ value: Output) {
        guard end == nil else { return }
        // Those who come while this is handed on hear only of what follows.
        for id in listeners.keys.sorted() { listeners[id]?.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let told = listeners
        listeners = [:]
        for id in told.keys.sorted() { told[id]?.complete(completion) }
    }
}

/// A subject that hands on what is sent.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { listeners.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) {
        listeners.send(completion: completion)
    }

    public func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { listeners.add(receive, complete) }
}

/// A subject that keeps the last value and begins with it.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        listeners.send(completion: completion)
    }

    public func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if !listeners.isOver { receive(current) }
        return listeners.add(receive, complete)
    }
}
