// A tree of destinations in an enum: the generated state, actions, body and stores of its cases.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Edit {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var title = ""
    }
    enum Action {
        case saveTapped
        case delegate(Delegate)

        @CasePathable
        enum Delegate { case saved(String) }
    }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .saveTapped:
                return .run { [title = state.title] send in
                    await send(.delegate(.saved(title)))
                    await dismiss()
                }
            case .delegate: return .none
            }
        }
    }
}

@Reducer
struct Items {
    @Reducer
    enum Destination {
        case edit(Edit)
        case alert(AlertState<Alert>)
        case help
        @ReducerCaseIgnored case note(String)

        @CasePathable
        enum Alert { case deleteConfirmed }
    }

    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        var titles: [String] = []
    }
    enum Action {
        case destination(PresentationAction<Destination.Action>)
        case editTapped, helpTapped
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .editTapped:
                state.destination = .edit(Edit.State(id: 1))
                return .none
            case .helpTapped:
                state.destination = .help
                return .none
            case .destination(.presented(.edit(.delegate(.saved(let title))))):
                state.titles.append(title)
                state.destination = nil
                return .none
            case .destination(.presented(.alert(.deleteConfirmed))):
                state.destination?.modify(\.edit) { $0.title = "gone" }
                return .none
            case .destination: return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

extension Items.Destination.State: Equatable {}

struct EditView: View {
    @Bindable var store: StoreOf<Edit>
    var body: some View { Button(store.title) { store.send(.saveTapped) } }
}

struct ItemsView: View {
    @Bindable var store: StoreOf<Items>
    var body: some View {
        Text("\(store.titles.count)")
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
                EditView(store: $0)
            }
            .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
            .popover(item: $store.scope(state: \.$destination, action: \.destination).edit) {
                EditView(store: $0)
            }
            .sheet(
                isPresented: Binding(
                    $store.scope(state: \.$destination, action: \.destination).help
                )
            ) { Text("help") }
            .navigationDestination(
                item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
            ) { EditView(store: $0) }
            .fullScreenCover(
                item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
            ) { EditView(store: $0) }
    }
}

@MainActor func test() async {
    let store = TestStore(initialState: Items.State()) { Items() }
    await store.send(.editTapped) { $0.destination = .edit(Edit.State(id: 1)) }
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.delegate.saved) {
        $0.titles = [""]
        $0.destination = nil
    }
    await store.send(\.destination.alert.deleteConfirmed)
    await store.receive(\.destination.dismiss)
}
