import Dependencies

/// What a store reads its state from and sends its actions to.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
    associatedtype State
    associatedtype Action

    var state: State { get }

    /// Whether the state is still there; that of an optional child may have gone.
    var isValid: Bool { get }

    /// The core that all others of the tree come from.
    var root: any RootChange { get }

    func send(_ action: Action) -> Task<Void, Never>?
}

/// Tells the stores of a tree that the state may have changed.
@MainActor
protocol RootChange: AnyObject {
    /// Adds a function to call after each action; it is dropped once it returns false.
    func observe(_ changed: @escaping @MainActor () -> Bool)
}

/// The state and the reducer of a whole tree of stores.
@MainActor
final class RootCore<Root: Reducer>: StoreCore, RootChange {
    typealias State = Root.State
    typealias Action = Root.Action

    private(set) var state: State
    private let reducer: Root
    var dependencies: DependencyValues
    private let recorder: (any ActionRecorder<State, Action>)?
    private var observers: [@MainActor () -> Bool] = []
    private var waiting: [Waiting] = []
    private var isReducing = false
    private var runner: EffectRunner<Action>!

    private struct Waiting {
        let action: Action
        let tasks: TaskBox
        let isFromEffect: Bool
    }

    init(
        state: State,
        reducer: Root,
        dependencies: DependencyValues,
        recorder: (any ActionRecorder<State, Action>)? = nil
    ) {
        self.state = state
        self.reducer = reducer
        self.dependencies = dependencies
        self.recorder = recorder
        runner = EffectRunner(watcher: recorder) { [weak self] in self?.receive($0) }
    }

    var isValid: Bool { true }

    var root: any RootChange { self }

    func observe(_ changed: @escaping @MainActor () -> Bool) {
        observers.append(changed)
    }

    func send(_ action: Action) -> Task<Void, Never>? {
        if isReducing {
            reportIssue(
                """
                An action was sent while another action was being processed: \(action)

                This is undefined. Return an effect that sends the action instead.
                """
            )
        }
        let tasks = TaskBox()
        waiting.append(Waiting(action: action, tasks: tasks, isFromEffect: false))
        process()
        return tasks.asTask()
    }

    /// An action comes from an effect.
    private func receive(_ action: Action) {
        let tasks = TaskBox.current ?? TaskBox()
        waiting.append(Waiting(action: action, tasks: tasks, isFromEffect: true))
        process()
    }

    private func process() {
        guard !isReducing else { return }
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            isReducing = true
            let effect = reduce(next.action)
            isReducing = false
            recorder?.didReduce(next.action, state, isFromEffect: next.isFromEffect)
            isReducing = true
            next.tasks.add(runner.begin(effect, tasks: next.tasks))
            isReducing = false
        }
        observers.removeAll { !$0() }
    }

    private func reduce(_ action: Action) -> Effect<Action> {
        CancellationStorage.$current.withValue(runner.storage) {
            withDependencies {
                $0 = dependencies
            } operation: {
                reducer.reduce(into: &state, action: action)
            }
        }
    }
}

/// Keeps what happens in a store; a test store does.
@MainActor
protocol ActionRecorder<State, Action>: EffectWatcher {
    associatedtype State
    associatedtype Action

    /// An action has been reduced.
    func didReduce(_ action: Action, _ state: State, isFromEffect: Bool)
}
