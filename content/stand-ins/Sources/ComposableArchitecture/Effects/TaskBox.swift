import Synchronization

/// The tasks that one action has set off, also by the actions that followed from it.
final class TaskBox: Sendable {
    /// The box of the effect that sends an action now.
    @TaskLocal static var current: TaskBox?

    private struct State {
        var tasks: [Task<Void, Never>] = []
        var isCancelled = false
    }

    private let state = Mutex(State())

    func add(_ tasks: [Task<Void, Never>]) {
        let isCancelled = state.withLock { state in
            state.tasks += tasks
            return state.isCancelled
        }
        if isCancelled { for task in tasks { task.cancel() } }
    }

    func cancel() {
        let tasks = state.withLock { state in
            state.isCancelled = true
            return state.tasks
        }
        for task in tasks { task.cancel() }
    }

    /// One task for all of them; nil when there are none.
    func asTask() -> Task<Void, Never>? {
        guard state.withLock({ !$0.tasks.isEmpty }) else { return nil }
        return Task {
            await withTaskCancellationHandler {
                var count = 0
                // The tasks stay in the box, so that the one waited for is cancelled, too.
                while let next = self.task(count) {
                    await next.value
                    count += 1
                }
            } onCancel: {
                self.cancel()
            }
        }
    }

    private func task(_ index: Int) -> Task<Void, Never>? {
        state.withLock { $0.tasks.indices.contains(index) ? $0.tasks[index] : nil }
    }

    /// Waits for tasks, and cancels them when the waiting is cancelled.
    static func finish(_ tasks: [Task<Void, Never>]) async {
        await withTaskCancellationHandler {
            for task in tasks { await task.value }
        } onCancel: {
            for task in tasks { task.cancel() }
        }
    }
}
