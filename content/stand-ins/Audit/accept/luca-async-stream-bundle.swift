// A stream that is shared among stores, beside its latest value.
import AsyncAlgorithms

typealias SharedStream<T> = any AsyncSequence<T, Never> & Sendable

struct Bundle2<T: Sendable>: Sendable {
    let stream: SharedStream<T>
    private let continuation: AsyncStream<T>.Continuation
    private(set) var latestValue: T?

    init() {
        let (stream, continuation) = AsyncStream.makeStream(
            of: T.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        self.stream = stream.share(bufferingPolicy: .bufferingLatest(1))
        self.continuation = continuation
    }

    mutating func send(_ value: T) {
        latestValue = value
        continuation.yield(value)
    }
}

func sum(_ bundle: Bundle2<Int>) async -> Int {
    var total = 0
    for await value in bundle.stream { total += value }
    return total
}
