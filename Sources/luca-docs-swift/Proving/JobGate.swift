/// Lets at most so many tools run at the same time, and counts them.
actor JobGate {
    /// How many may run at the same time.
    nonisolated let jobs: Int
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// How many tools were started.
    private(set) var started = 0

    init(jobs: Int) {
        self.jobs = jobs
        free = jobs
    }

    /// Runs the body when there is room.
    nonisolated func run<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        await enter()
        do {
            let value = try await body()
            await leave()
            return value
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        started += 1
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
