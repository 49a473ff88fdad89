/// What operators make.
public enum Publishers {
    /// A publisher of other values.
    public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public func _subscribe(
            _ receive: @escaping (Output) -> Void,
            _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let transform = transform
            return upstream._subscribe({ receive(transform($0)) }, complete)
        }
    }

    /// A publisher of some of the values.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool

        public func _subscribe(
            _ receive: @escaping (Output) -> Void,
            _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let isIncluded = isIncluded
            return upstream._subscribe({ if isIncluded($0) { receive($0) } }, complete)
        }
    }

    /// A publisher that starts when somebody listens.
    public struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public func _subscribe(
            _ receive: @escaping (Output) -> Void,
            _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { upstream._subscribe(receive, complete) }
    }
}

/// A publisher that waits until it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receive(output)
        complete(.finished)
        return AnyCancellable {}
    }
}
