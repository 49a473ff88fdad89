import Synchronization

/// Reads one source in one task and hands each element to every consumer.
final class Broadcast<Base: AsyncSequence>: Sendable
where Base.Element: Sendable, Base: SendableMetatype, Base.AsyncIterator: SendableMetatype {
    /// The source's iterator on its way to the reading task, which is its only user.
    private struct Source: @unchecked Sendable {
        let iterator: Base.AsyncIterator
    }

    private let source: Source
    private let state: Mutex<BroadcastState<Base.Element, Base.Failure>>

    init(reading iterator: Base.AsyncIterator, _ policy: AsyncBufferSequencePolicy) {
        source = Source(iterator: iterator)
        state = Mutex(BroadcastState(policy.policy))
    }

    /// Takes a seat that starts at the oldest element still buffered.
    func subscribe() -> Int {
        state.withLock { $0.subscribe() }
    }

    /// Gives up a seat; a consumer waiting in it gets nil.
    func unsubscribe(_ seat: Int) {
        state.withLock { $0.unsubscribe(seat) }.perform()
    }

    /// Ends the reading as soon as no consumer is left.
    func abandon() {
        state.withLock { $0.abandon() }.perform()
    }

    /// The next element for a seat; nil at the end, after giving up the seat, or when cancelled.
    func next(_ seat: Int) async -> Result<Base.Element?, Base.Failure> {
        startReading()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                state.withLock { $0.request(seat, waiter) }.perform()
            }
        } onCancel: {
            unsubscribe(seat)
        }
    }

    private func startReading() {
        guard state.withLock({ $0.claimReading() }) else { return }
        let task = Task.detached { await self.read() }
        state.withLock { $0.reading(in: task) }.perform()
    }

    private func read() async {
        var iterator = source.iterator
        do throws(Base.Failure) {
            while await demand() {
                guard let element = try await iterator.next(isolation: nil) else { break }
                state.withLock { $0.deliver(element) }.perform()
            }
            state.withLock { $0.finish(.success(nil)) }.perform()
        } catch {
            state.withLock { $0.finish(.failure(error)) }.perform()
        }
    }

    /// Waits until a consumer waits and there is room; false when the reading should end.
    private func demand() async -> Bool {
        await withCheckedContinuation { reader in
            state.withLock { $0.awaitDemand(reader) }.perform()
        }
    }
}
