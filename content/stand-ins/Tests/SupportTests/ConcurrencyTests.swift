import ConcurrencyExtras
import Testing

@Suite struct ConcurrencyTests {
    @Test func aLockKeepsWhatManyTasksAdd() async {
        let numbers = LockIsolated([Int]())
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask { numbers.withValue { $0.append(number) } }
            }
        }
        #expect(numbers.value.sorted() == Array(0..<50))
        #expect(numbers.count == 50)
        numbers.setValue([])
        #expect(numbers == LockIsolated([]))
    }

    @Test func aStreamHidesItsSource() async {
        let source = AsyncStream { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        var doubled: [Int] = []
        for await number in source.map({ $0 * 2 }).eraseToStream() { doubled.append(number) }
        #expect(doubled == [2, 4, 6])
    }

    @Test func aFinishedStreamIsEmpty() async {
        for await _ in AsyncStream<Int>.finished { Issue.record("an element") }
        await #expect(throws: CancellationError.self) {
            let ended = AsyncThrowingStream<Int, any Error>.finished(throwing: CancellationError())
            for try await _ in ended {}
        }
    }

    @Test func aTaskThatNeverEndsEndsByCancelling() async {
        let task = Task<Void, any Error> { try await Task.never() }
        task.cancel()
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() as Void }
    }

    @Test func readyTasksRunDuringAMegaYield() async {
        let steps = LockIsolated(0)
        Task {
            for _ in 0..<10 {
                await MainActor.run { steps.withValue { $0 += 1 } }
                await Task.yield()
            }
        }
        await Task.megaYield()
        #expect(steps.value == 10)
    }

    // In a process of its own, because it holds for all tasks of the process.
    @Test func tasksRunInTurnOnTheMainThread() async {
        await #expect(processExitsWith: .success) {
            await withMainSerialExecutor {
                let order = LockIsolated<[Int]>([])
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<20 {
                        group.addTask { order.withValue { $0.append(number) } }
                    }
                }
                precondition(order.value == Array(0..<20))
            }
        }
    }
}
