import AsyncAlgorithms
import Testing
import os

/// A source that writes down each read of it.
private struct Logged: AsyncSequence {
    let log: OSAllocatedUnfairLock<[String]>
    let count: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        let log: OSAllocatedUnfairLock<[String]>
        let count: Int
        var last = 0

        mutating func next() async -> Int? {
            guard last < count else { return nil }
            last += 1
            let number = last
            log.withLock { $0.append("read \(number)") }
            return number
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(log: log, count: count) }
}

private struct Failure: Error, Equatable {}

/// Waits for the next element of an iterator that is not sent anywhere.
private func next<I: AsyncIteratorProtocol>(_ iterator: inout I) async -> I.Element?
where I.Failure == Never {
    await iterator.next(isolation: nil)
}

// A consumer that is forgotten waits for ever, so each test has an end.
@Suite(.timeLimit(.minutes(1)))
struct ShareTests {
    private let source: AsyncStream<Int>
    private let feed: AsyncStream<Int>.Continuation

    init() {
        (source, feed) = AsyncStream.makeStream(of: Int.self)
    }

    @Test(arguments: [AsyncBufferSequencePolicy.bounded(1), .bounded(3), .unbounded])
    func everyConsumer_getsEveryElement(_ policy: AsyncBufferSequencePolicy) async {
        let shared = source.share(bufferingPolicy: policy)
        var first = shared.makeAsyncIterator()
        var second = shared.makeAsyncIterator()
        for number in 1...20 { feed.yield(number) }
        feed.finish()
        // The slower one is always one element behind, which every policy here allows.
        var heard: [[Int]] = [[], []]
        while let number = await next(&first) {
            heard[0].append(number)
            if let number = await next(&second) { heard[1].append(number) }
        }
        #expect(await next(&second) == nil)
        #expect(heard == [Array(1...20), Array(1...20)])
    }

    @Test func lateConsumer_getsNothingThatAllHaveRead() async {
        let shared = source.share(bufferingPolicy: .bufferingLatest(1))
        var early = shared.makeAsyncIterator()
        feed.yield(1)
        #expect(await next(&early) == 1)
        var late = shared.makeAsyncIterator()
        feed.yield(2)
        #expect(await next(&late) == 2)
        #expect(await next(&early) == 2)
    }

    @Test func lateConsumer_getsTheValueStillBufferedForAnother() async {
        let shared = source.share(bufferingPolicy: .bufferingLatest(1))
        var early = shared.makeAsyncIterator()
        var slow = shared.makeAsyncIterator()
        feed.yield(1)
        #expect(await next(&early) == 1)
        var late = shared.makeAsyncIterator()
        #expect(await next(&late) == 1)
        #expect(await next(&slow) == 1)
    }

    @Test func bufferingLatest_slowConsumerStallsNobodyAndSkips() async {
        let shared = source.share(bufferingPolicy: .bufferingLatest(1))
        var fast = shared.makeAsyncIterator()
        var slow = shared.makeAsyncIterator()
        for number in 1...5 {
            feed.yield(number)
            #expect(await next(&fast) == number)
        }
        #expect(await next(&slow) == 5)
        feed.yield(6)
        #expect(await next(&slow) == 6)
        #expect(await next(&fast) == 6)
    }

    @Test func bufferingOldest_dropsWhatComesWhenFull() async {
        let shared = source.share(bufferingPolicy: .bufferingOldest(2))
        var fast = shared.makeAsyncIterator()
        var slow = shared.makeAsyncIterator()
        for number in 1...4 { feed.yield(number) }
        feed.finish()
        #expect(await next(&fast) == 1)
        #expect(await next(&fast) == 2)
        #expect(await next(&fast) == nil)
        #expect(await next(&slow) == 1)
        #expect(await next(&slow) == 2)
        #expect(await next(&slow) == nil)
    }

    @Test func unbounded_slowConsumerMissesNothing() async {
        let shared = source.share(bufferingPolicy: .unbounded)
        var fast = shared.makeAsyncIterator()
        var slow = shared.makeAsyncIterator()
        for number in 1...5 {
            feed.yield(number)
            #expect(await next(&fast) == number)
        }
        for number in 1...5 { #expect(await next(&slow) == number) }
    }

    @Test func bounded_readsOnOnlyWhenTheSlowOneHasRead() async {
        let log = OSAllocatedUnfairLock(initialState: [String]())
        let shared = Logged(log: log, count: 2).share()
        var fast = shared.makeAsyncIterator()
        var slow = shared.makeAsyncIterator()
        #expect(await next(&fast) == 1)
        let waiting = Task { [fast] in
            var fast = fast
            return await next(&fast)
        }
        log.withLock { $0.append("slow reads") }
        #expect(await next(&slow) == 1)
        #expect(await waiting.value == 2)
        #expect(log.withLock { $0 } == ["read 1", "slow reads", "read 2"])
    }

    @Test func source_isReadFromTheFirstDemandOn() async {
        let log = OSAllocatedUnfairLock(initialState: [String]())
        let shared = Logged(log: log, count: 1).share(bufferingPolicy: .unbounded)
        var consumer = shared.makeAsyncIterator()
        log.withLock { $0.append("demand") }
        #expect(await next(&consumer) == 1)
        #expect(log.withLock { $0 } == ["demand", "read 1"])
    }

    @Test func failure_reachesEveryConsumer() async {
        let source = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) }
        let shared = source.share()
        for _ in 0..<2 {
            await #expect(throws: Failure.self) {
                for try await _ in shared {}
            }
        }
    }

    @Test func end_reachesWhoComesAfterIt() async {
        let shared = source.share()
        feed.finish()
        for await _ in shared {}
        var late = shared.makeAsyncIterator()
        #expect(await next(&late) == nil)
    }

    @Test func cancellingAllConsumers_doesNotEndTheSource() async {
        let (source, feed) = AsyncStream.makeStream(
            of: Int.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let shared = source.share(bufferingPolicy: .bufferingLatest(1))
        feed.yield(1)
        feed.yield(2)
        var first = shared.makeAsyncIterator()
        #expect(await next(&first) == 2)
        let waiting = Task { [first] in
            var first = first
            return await next(&first)
        }
        waiting.cancel()
        #expect(await waiting.value == nil)
        feed.yield(4)
        var second = shared.makeAsyncIterator()
        #expect(await next(&second) == 4)
        feed.yield(5)
        #expect(await next(&second) == 5)
    }

    @Test func lettingGoOfAll_whileNobodyWaits_endsTheSource() async {
        let ended = AsyncStream.makeStream(of: Void.self)
        do {
            let source = AsyncStream<Int> { feed in
                feed.onTermination = { _ in ended.continuation.finish() }
                feed.yield(1)
            }
            var consumer = source.share().makeAsyncIterator()
            #expect(await next(&consumer) == 1)
        }
        for await _ in ended.stream {}
    }

    @Test func lettingGoOfAll_whileTheSourceIsRead_cancelsTheReading() async {
        let reading = AsyncStream.makeStream(of: Void.self)
        let ended = AsyncStream.makeStream(of: Void.self)
        let silent = AsyncStream.makeStream(of: Int.self)
        let source = AsyncStream<Int>(
            unfolding: {
                reading.continuation.finish()
                for await number in silent.stream { return number }
                return nil
            },
            onCancel: { ended.continuation.finish() }
        )
        let consumer = Task {
            for await _ in source.share() {}
        }
        for await _ in reading.stream {}
        consumer.cancel()
        await consumer.value
        for await _ in ended.stream {}
    }
}
