extension AsyncSequence
where Element: Sendable, Self: SendableMetatype, AsyncIterator: SendableMetatype {
    /// One iteration of this sequence for many consumers, each of which gets every element.
    ///
    /// The source is read in a task of its own, only while a consumer waits, from the first demand
    /// on. A consumer that comes late gets what is still buffered for others, and nothing older.
    /// The reading ends when the source does, or when the sequence and its consumers are gone.
    public func share(
        bufferingPolicy: AsyncBufferSequencePolicy = .bounded(1)
    ) -> some AsyncSequence<Element, Failure> & Sendable {
        // The iterator is handed to the reading task once and never used here again.
        nonisolated(unsafe) let iterator = makeAsyncIterator()
        return SharedSequence<Self>(reading: iterator, bufferingPolicy)
    }
}

/// The sequence that `share` returns; its copies are one sequence.
struct SharedSequence<Base: AsyncSequence>: AsyncSequence, Sendable
where Base.Element: Sendable, Base: SendableMetatype, Base.AsyncIterator: SendableMetatype {
    typealias Element = Base.Element
    typealias Failure = Base.Failure

    /// Tells the broadcast that nobody can subscribe any more.
    final class Owner: Sendable {
        let broadcast: Broadcast<Base>

        init(_ broadcast: Broadcast<Base>) {
            self.broadcast = broadcast
        }

        deinit {
            broadcast.abandon()
        }
    }

    /// One consumer's place; it leaves with the last copy of the iterator.
    final class Seat: Sendable {
        let broadcast: Broadcast<Base>
        let number: Int

        init(_ broadcast: Broadcast<Base>) {
            self.broadcast = broadcast
            number = broadcast.subscribe()
        }

        deinit {
            broadcast.unsubscribe(number)
        }
    }

    struct Iterator: AsyncIteratorProtocol {
        let seat: Seat

        mutating func next() async throws(Failure) -> Element? {
            try await seat.broadcast.next(seat.number).get()
        }

        mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(Failure) -> Element? {
            try await seat.broadcast.next(seat.number).get()
        }
    }

    private let owner: Owner

    init(reading iterator: Base.AsyncIterator, _ policy: AsyncBufferSequencePolicy) {
        owner = Owner(Broadcast(reading: iterator, policy))
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(seat: Seat(owner.broadcast))
    }
}
