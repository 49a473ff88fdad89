internal import Dispatch

/// Work on many values at once.
enum Parallel {
    /// Applies `transform` to all values on all processors; the results keep the values' order.
    static func map<Value: Sendable, Output: Sendable>(
        _ values: [Value],
        _ transform: @Sendable (Value) -> Output
    ) -> [Output] {
        // A few values are done before other threads have woken up.
        guard values.count > 16 else { return values.map(transform) }
        return [Output](unsafeUninitializedCapacity: values.count) { buffer, count in
            // Every index is written once, by the thread that takes it.
            nonisolated(unsafe) let start = buffer.baseAddress!
            let batch = 8
            let batches = (values.count + batch - 1) / batch
            DispatchQueue.concurrentPerform(iterations: batches) { number in
                for index in number * batch..<min((number + 1) * batch, values.count) {
                    (start + index).initialize(to: transform(values[index]))
                }
            }
            count = values.count
        }
    }
}
