// A cancel id is a value; an uninhabited type as such once did.
import ComposableArchitecture

@Reducer
struct Feature {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case tapped, loaded(Int) }

    enum CancelID: Hashable { case load }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            .run { _ in }
#if AUDIT_CONTROL
                .cancellable(id: CancelID.load)
#else
                .cancellable(id: CancelID.self)
#endif
        }
    }
}
