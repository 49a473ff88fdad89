import Dependencies
import SwiftUI
import Synchronization

/// Begins the effects of one store and sends their actions back to it.
@MainActor
final class EffectRunner<Action> {
    /// How an action gets back into the store; it returns what that action sets off.
    private let send: @MainActor (Action) -> Void
    private let watcher: (any EffectWatcher)?
    let storage = CancellationStorage()

    init(watcher: (any EffectWatcher)?, send: @escaping @MainActor (Action) -> Void) {
        self.watcher = watcher
        self.send = send
    }

    /// Begins an effect.
    ///
    /// - Parameters:
    ///   - ids: what the effect can be cancelled by, from outside in.
    ///   - tasks: where the work of the actions it sends later is added.
    /// - Returns: the tasks of its own work, none when it is over already.
    func begin(
        _ effect: Effect<Action>,
        ids: [CancelID] = [],
        tasks: TaskBox
    ) -> [Task<Void, Never>] {
        switch effect.operation {
        case .none: return []
        case .send(let action, let transaction):
            perform(action, transaction, tasks)
            return []
        case .run(let work): return [run(work, ids, tasks)]
        case .merge(let effects):
            return effects.flatMap { begin($0, ids: ids, tasks: tasks) }
        case .concatenate(let effects): return sequence(effects[...], ids, tasks)
        case .cancellable(let id, let cancelInFlight, let inner):
            if cancelInFlight { storage.cancel(id) }
            return begin(inner, ids: ids + [id], tasks: tasks)
        case .cancel(let id):
            storage.cancel(id)
            return []
        case .dismissable(let path, let onDismiss):
            dismissable(path, onDismiss, ids, tasks)
            return []
        }
    }

    private func perform(_ action: Action, _ transaction: Transaction?, _ tasks: TaskBox) {
        TaskBox.$current.withValue(tasks) {
            if let transaction {
                withTransaction(transaction) { send(action) }
            } else {
                send(action)
            }
        }
    }

    private func run(
        _ work: Effect<Action>.Work,
        _ ids: [CancelID],
        _ tasks: TaskBox
    ) -> Task<Void, Never> {
        let token = watcher?.effectDidBegin()
        return tracked(ids, priority: work.priority, name: work.name) { [weak self, watcher] in
            await work.body(
                Send { action, transaction in
                    self?.perform(action, transaction, tasks)
                }
            )
            if let token { watcher?.effectDidEnd(token) }
        }
    }

    /// Begins what is over at once here and now, and leaves the rest to a task.
    private func sequence(
        _ effects: ArraySlice<Effect<Action>>,
        _ ids: [CancelID],
        _ tasks: TaskBox
    ) -> [Task<Void, Never>] {
        var rest = effects
        while let first = rest.first, first.isImmediate {
            rest.removeFirst()
            _ = begin(first, ids: ids, tasks: tasks)
        }
        guard let first = rest.popFirst() else { return [] }
        guard !rest.isEmpty else { return begin(first, ids: ids, tasks: tasks) }
        let begun = begin(first, ids: ids, tasks: tasks)
        // A watcher must not see nothing in flight between two parts.
        let token = watcher?.effectDidBegin()
        let remaining = rest
        return [
            tracked(ids, priority: nil, name: nil) { [weak self, watcher] in
                await TaskBox.finish(begun)
                if !Task.isCancelled, let self {
                    let next = self.sequence(remaining, ids, tasks)
                    await TaskBox.finish(next)
                }
                if let token { watcher?.effectDidEnd(token) }
            }
        ]
    }

    /// A task that each of the ids ends.
    private func tracked(
        _ ids: [CancelID],
        priority: TaskPriority?,
        name: String?,
        _ body: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        let storage = storage
        let shared = EntryHolder()
        let task = CancellationStorage.$current.withValue(storage) {
            Task(name: name, priority: priority) { @MainActor in
                await body()
                shared.entry.withLock { entry in
                    if let entry { storage.remove(entry, ids) }
                    entry = nil
                }
            }
        }
        let entry = CancellationStorage.Entry { task.cancel() }
        shared.entry.withLock { $0 = entry }
        storage.add(entry, ids)
        return task
    }

    private func dismissable(
        _ path: NavigationIDPath,
        _ onDismiss: Effect<Action>,
        _ ids: [CancelID],
        _ tasks: TaskBox
    ) {
        storage.setDismissal(path) { [weak self] in
            guard let self else { return }
            self.storage.setDismissal(path, nil)
            _ = self.begin(onDismiss, tasks: TaskBox())
        }
        let entry = CancellationStorage.Entry { [storage] in storage.setDismissal(path, nil) }
        storage.add(entry, ids)
    }
}

/// Hears of the work in flight; a test store does.
@MainActor
protocol EffectWatcher: AnyObject, Sendable {
    /// A piece of work begins; the token names it.
    func effectDidBegin() -> Int
    func effectDidEnd(_ token: Int)
}

private final class EntryHolder: Sendable {
    let entry = Mutex<CancellationStorage.Entry?>(nil)
}
