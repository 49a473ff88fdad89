import ComposableArchitecture
import Testing

private enum CancelID { case watch }

@Reducer
private struct Watch {
    @ObservableState
    struct State: Equatable {
        var minutes = 0
    }

    enum Action {
        case minutePassed
        case started
        case stopped
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce<State, Action> { state, action in
            switch action {
            case .started:
                return .run { [clock] send in
                    for await _ in clock.timer(interval: .seconds(60)) {
                        await send(.minutePassed)
                    }
                }
                .cancellable(id: CancelID.watch)

            case .minutePassed:
                state.minutes += 1
                return .none

            case .stopped:
                return .cancel(id: CancelID.watch)
            }
        }
    }
}

@Reducer
private struct Wrist {
    @ObservableState
    struct State: Equatable {
        @Presents var left: Watch.State?
        @Presents var right: Watch.State?
    }

    enum Action {
        case left(PresentationAction<Watch.Action>)
        case right(PresentationAction<Watch.Action>)
        case stopAll
    }

    var body: some ReducerOf<Self> {
        Reduce<State, Action> { _, action in
            switch action {
            case .stopAll: .cancel(id: CancelID.watch)
            case .left, .right: .none
            }
        }
        .ifLet(\.$left, action: \.left) { Watch() }
        .ifLet(\.$right, action: \.right) { Watch() }
    }
}

/// How far cancelling reaches: the place it is returned from, and what is below.
@MainActor
struct CancellationPlaceTests {
    private let clock = TestClock()

    @Test
    func aChildDoesNotCancelItsTwin() async {
        let store = await makeStore()

        await store.send(.left(.presented(.stopped)))
        await clock.advance(by: .seconds(60))
        await store.receive(\.right.minutePassed) { $0.right?.minutes = 1 }

        await store.send(.right(.presented(.stopped)))
    }

    @Test
    func aParentCancelsWhatItsChildrenBegan() async {
        let store = await makeStore()

        await store.send(.stopAll)
        await clock.advance(by: .seconds(60))
    }

    private func makeStore() async -> TestStoreOf<Wrist> {
        let store = TestStore(
            initialState: Wrist.State(left: Watch.State(), right: Watch.State())
        ) {
            Wrist()
        } withDependencies: {
            $0.continuousClock = clock
        }
        await store.send(.left(.presented(.started)))
        await store.send(.right(.presented(.started)))
        return store
    }
}
