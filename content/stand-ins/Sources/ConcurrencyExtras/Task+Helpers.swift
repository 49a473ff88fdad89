extension Task where Success == Never, Failure == Never {
    /// Suspends until the task is cancelled, and then throws.
    public static func never() async throws -> Never {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }

    /// Lets the tasks that are ready run first, each through so many suspensions.
    public static func megaYield(count: Int = 20) async {
        for _ in 0..<count {
            await JobLedger.shared?.drain()
            await Task<Void, Never>.detached { await Task.yield() }.value
            await MainActor.run {}
        }
    }
}

extension Task where Failure == Never {
    /// The value of the task; cancelling the waiting task cancels this one.
    public var cancellableValue: Success {
        get async {
            await withTaskCancellationHandler {
                await value
            } onCancel: {
                cancel()
            }
        }
    }
}

extension Task where Failure == any Error {
    /// The value of the task; cancelling the waiting task cancels this one.
    public var cancellableValue: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}

extension Result where Failure == any Error {
    /// What an asynchronous body gives or throws.
    public init(catching body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
