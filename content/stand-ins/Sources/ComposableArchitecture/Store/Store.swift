import Dependencies
public import SwiftUI

/// Holds the state of a feature, shows it to views and takes their actions.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
    let core: any StoreCore<State, Action>
    nonisolated let _$observationRegistrar = ObservationRegistrar()
    private var children: [ScopeID: any AnyStore] = [:]
    private var lastID: ObservableStateID?

    init(core: any StoreCore<State, Action>) {
        self.core = core
        lastID = Self.identity(core.state)
        core.root.observe { [weak self] in
            self?.stateMayHaveChanged()
            return self != nil
        }
    }

    /// A store of the state and the reducer of a feature.
    ///
    /// - Parameter prepareDependencies: changes the dependencies of the feature and all inside it.
    public convenience init<R: Reducer<State, Action>>(
        initialState: @autoclosure () -> R.State,
        @ReducerBuilder<State, Action> reducer: () -> R,
        withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
    ) {
        let core = withDependencies(prepareDependencies ?? { _ in }) {
            @Dependency(\.self) var dependencies
            return RootCore(
                state: initialState(),
                reducer: reducer(),
                dependencies: dependencies
            )
        }
        self.init(core: core)
    }

    /// Sends an action; the task ends with the effects it has set off.
    @discardableResult
    public func send(_ action: Action) -> StoreTask {
        StoreTask(rawValue: core.send(action))
    }

    /// Sends an action with an animation.
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
        send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action with a transaction.
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
        withTransaction(transaction) { send(action) }
    }

    /// Calls a function with the state, without observing it.
    @available(*, deprecated, message: "Use '@ObservableState', and read the state directly")
    public func withState<R>(_ body: (_ state: State) -> R) -> R {
        body(core.state)
    }

    /// The store of a part of the state, the same one each time.
    public func scope<ChildState, ChildAction>(
        state: KeyPath<State, ChildState>,
        action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        child(ScopeID(state, action)) {
            Store<ChildState, ChildAction>(core: scoped(core, state, AnyCasePath(action)))
        }
    }

    private func scoped<Core: StoreCore<State, Action>, ChildState, ChildAction>(
        _ core: Core,
        _ state: KeyPath<State, ChildState>,
        _ action: AnyCasePath<Action, ChildAction>
    ) -> any StoreCore<ChildState, ChildAction> {
        ScopedCore(core, state, action)
    }

    /// The child kept under an id, made when there is none or its state has gone in between.
    func child<ChildState, ChildAction>(
        _ id: ScopeID,
        make: () -> Store<ChildState, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        if let kept = children[id] as? Store<ChildState, ChildAction>, kept.isValid { return kept }
        let made = make()
        children[id] = made
        return made
    }

    /// The store of state that may be absent; nil while it is.
    func optionalChild<ChildState, ChildAction>(
        _ id: ScopeID,
        state: @escaping (State) -> ChildState?,
        action: @escaping (ChildAction) -> Action
    ) -> Store<ChildState, ChildAction>? {
        guard let first = state(core.state) else {
            children[id] = nil
            return nil
        }
        return child(id) {
            Store<ChildState, ChildAction>(core: optional(core, first, state, action))
        }
    }

    private func optional<Core: StoreCore<State, Action>, ChildState, ChildAction>(
        _ core: Core,
        _ first: ChildState,
        _ state: @escaping (State) -> ChildState?,
        _ action: @escaping (ChildAction) -> Action
    ) -> any StoreCore<ChildState, ChildAction> {
        OptionalCore(core, first, state, action)
    }

    var isValid: Bool { core.isValid }

    /// Drops the children whose state has gone.
    private func stateMayHaveChanged() {
        for (id, child) in children where !child.isValid { children[id] = nil }
        guard core.isValid else { return }
        let id = Self.identity(core.state)
        guard id == nil || id != lastID else { return }
        lastID = id
        _$observationRegistrar.withMutation(of: self, keyPath: \.currentState) {}
    }

    /// What stays the same while only parts of the state change; nil for state that is not
    /// observable.
    private static func identity(_ state: State) -> ObservableStateID? {
        (state as? any ObservableState)?._$id
    }

    /// The state, seen by whoever observes reads.
    var currentState: State {
        _$observationRegistrar.access(self, keyPath: \.currentState)
        return core.state
    }
}

/// A store of the state and the actions of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Any store.
@MainActor
protocol AnyStore: AnyObject {
    var isValid: Bool { get }
}

extension Store: AnyStore {}

extension Store: Observable {}

extension Store: Identifiable {}

extension Store: Equatable {
    public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The name of a child: the paths it was scoped by.
struct ScopeID: Hashable {
    private let state: AnyKeyPath
    private let action: AnyKeyPath
    private let element: AnyHashable?

    init(_ state: AnyKeyPath, _ action: AnyKeyPath, _ element: AnyHashable? = nil) {
        self.state = state
        self.action = action
        self.element = element
    }
}
