/// A part of another core's state and the actions for it.
@MainActor
final class ScopedCore<Base: StoreCore, State, Action>: StoreCore {
    private let base: Base
    private let toState: KeyPath<Base.State, State>
    private let toAction: AnyCasePath<Base.Action, Action>

    init(
        _ base: Base,
        _ toState: KeyPath<Base.State, State>,
        _ toAction: AnyCasePath<Base.Action, Action>
    ) {
        self.base = base
        self.toState = toState
        self.toAction = toAction
    }

    var state: State { base.state[keyPath: toState] }

    var isValid: Bool { base.isValid }

    var root: any RootChange { base.root }

    func send(_ action: Action) -> Task<Void, Never>? {
        base.send(toAction.embed(action))
    }
}

/// A part that may go away: it keeps the last state that was there.
@MainActor
final class OptionalCore<Base: StoreCore, State, Action>: StoreCore {
    private let base: Base
    private let toState: (Base.State) -> State?
    private let toAction: (Action) -> Base.Action
    private var last: State

    init(
        _ base: Base,
        _ first: State,
        _ toState: @escaping (Base.State) -> State?,
        _ toAction: @escaping (Action) -> Base.Action
    ) {
        self.base = base
        last = first
        self.toState = toState
        self.toAction = toAction
    }

    var state: State {
        if let current = toState(base.state) { last = current }
        return last
    }

    var isValid: Bool { base.isValid && toState(base.state) != nil }

    var root: any RootChange { base.root }

    func send(_ action: Action) -> Task<Void, Never>? {
        base.send(toAction(action))
    }
}
