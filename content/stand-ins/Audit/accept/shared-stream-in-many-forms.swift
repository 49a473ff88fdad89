// The sequence that `share` returns: opaque, erased, iterated by hand, in a group of tasks.
import AsyncAlgorithms

struct Feed: Sendable {
    let numbers: any AsyncSequence<Int, Never> & Sendable

    init(_ source: AsyncStream<Int>) {
        numbers = source.share(bufferingPolicy: .unbounded)
    }
}

func opaque(_ source: AsyncStream<Int>) -> some AsyncSequence<Int, Never> & Sendable {
    source.share(bufferingPolicy: .bufferingOldest(2))
}

func total(_ source: AsyncStream<Int>) async -> Int {
    let shared = source.share()
    return await withTaskGroup(of: Int.self) { group in
        for _ in 0..<2 {
            group.addTask {
                var sum = 0
                for await number in shared { sum += number }
                return sum
            }
        }
        var all = 0
        for await sum in group { all += sum }
        return all
    }
}

func first(_ source: AsyncThrowingStream<Int, any Error>) async throws -> Int? {
    var iterator = source.share(bufferingPolicy: .bounded(3)).makeAsyncIterator()
    return try await iterator.next()
}
