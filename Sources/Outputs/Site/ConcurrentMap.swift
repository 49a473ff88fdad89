import Dispatch

/// The results of `transform` for all items, in order, computed on all processors.
func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ transform: @Sendable (Item) -> Result
) -> [Result] {
    let slots = UnsafeMutableBufferPointer<Result?>.allocate(capacity: items.count)
    slots.initialize(repeating: nil)
    defer {
        slots.deinitialize()
        slots.deallocate()
    }
    // Each iteration writes its own slot only, and all of them end before the slots are read.
    nonisolated(unsafe) let results = slots
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
        results[index] = transform(items[index])
    }
    return slots.map { $0! }
}
