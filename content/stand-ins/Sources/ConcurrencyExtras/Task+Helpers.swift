extension Task where Success == Never, Failure == Never {
    /// Suspends until the task is cancelled, and then throws.
    public static func never() async throws -> Never {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }

    /// Lets other tasks run first, many times.
    public static func megaYield(count: Int = 20) async {
        for _ in 0..<count {
            await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
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
