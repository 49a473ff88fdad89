extension AsyncStream {
    /// A stream of the elements of a sequence, read on demand; an error ends it.
    public init<S: AsyncSequence>(_ sequence: sending S) where S.Element == Element {
        let reader = Reader(sequence)
        self.init { try? await reader.next() }
    }

    /// A stream that yields nothing and never ends.
    public static var never: Self {
        Self { _ in }
    }

    /// A stream that has ended.
    public static var finished: Self {
        Self { $0.finish() }
    }
}

extension AsyncThrowingStream where Failure == any Error {
    /// A stream of the elements of a sequence, read on demand.
    public init<S: AsyncSequence>(_ sequence: sending S) where S.Element == Element {
        let reader = Reader(sequence)
        self.init { try await reader.next() }
    }

    /// A stream that yields nothing and never ends.
    public static var never: Self {
        Self { _ in }
    }

    /// A stream that ends, with an error if one is given.
    public static func finished(throwing error: Failure? = nil) -> Self {
        Self { $0.finish(throwing: error) }
    }
}

extension AsyncSequence {
    /// Hides the type of the sequence behind a stream.
    public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
        AsyncStream(self)
    }

    /// Hides the type of the sequence behind a stream that may throw.
    public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
    where Self: Sendable {
        AsyncThrowingStream(self)
    }
}

/// The iterator of a sequence of unknown type; one task at a time asks it.
private final class Reader<Element>: @unchecked Sendable {
    let next: () async throws -> Element?

    init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
        var iterator = sequence.makeAsyncIterator()
        next = { try await iterator.next() }
    }
}
