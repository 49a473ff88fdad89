import ComposableArchitecture

/// A feature with children of every kind.
@Reducer
struct Parent {
    @Reducer
    enum Destination {
        case counter(Counter)
        case alert(AlertState<Alert>)

        @CasePathable
        enum Alert: Equatable { case confirmed }
    }

    @ObservableState
    struct State: Equatable {
        var always = Counter.State()
        var optional: Counter.State?
        @Presents var child: Counter.State?
        @Presents var destination: Destination.State?
        var path = StackState<Counter.State>()
        var rows: IdentifiedArrayOf<Row.State> = []
        var log: [String] = []
    }
    enum Action {
        case always(Counter.Action)
        case optional(Counter.Action)
        case child(PresentationAction<Counter.Action>)
        case destination(PresentationAction<Destination.Action>)
        case path(StackActionOf<Counter>)
        case rows(IdentifiedActionOf<Row>)
        case set((inout State) -> Void)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.always, action: \.always) { Counter() }
        Reduce { state, action in
            switch action {
            case .set(let change):
                change(&state)
                return .none
            case .always: state.log.append("always \(state.always.count)")
            case .optional: state.log.append("optional \(state.optional?.count ?? -1)")
            case .child(.dismiss): state.log.append("dismiss \(state.child?.count ?? -1)")
            case .child: state.log.append("child \(state.child?.count ?? -1)")
            case .path(.popFrom): state.log.append("pop \(state.path.count)")
            case .destination, .path, .rows: break
            }
            return .none
        }
        .ifLet(\.optional, action: \.optional) { Counter() }
        .ifLet(\.$child, action: \.child) { Counter() }
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.path, action: \.path) { Counter() }
        .forEach(\.rows, action: \.rows) { Row() }
    }
}

extension Parent.Destination.State: Equatable {}

/// A row with an identity of its own.
@Reducer
struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var counter = Counter.State()
    }
    enum Action { case counter(Counter.Action) }
    var body: some ReducerOf<Self> {
        Scope(state: \.counter, action: \.counter) { Counter() }
    }
}
