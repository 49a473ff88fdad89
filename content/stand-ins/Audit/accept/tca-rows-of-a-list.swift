// A feature for each row of a list, with actions that name the row.
import ComposableArchitecture
import Foundation
import SwiftUI

@Reducer
struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: UUID
        var isDone = false
    }
    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case removeTapped
    }
    var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Rows {
    @ObservableState
    struct State: Equatable {
        var rows: IdentifiedArrayOf<Row.State> = []
        var filter = ""
    }
    enum Action {
        case rows(IdentifiedActionOf<Row>)
        case addTapped
        case filterChanged(String)
    }
    @Dependency(\.uuid) var uuid
    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .addTapped:
                state.rows.append(Row.State(id: uuid()))
                return .none
            case .rows(.element(id: let id, action: .removeTapped)):
                state.rows.remove(id: id)
                return .none
            case .rows: return .none
            case .filterChanged(let filter):
                state.filter = filter
                return .none
            }
        }
        .forEach(\.rows, action: \.rows) { Row() }
        .onChange(of: \.filter) { old, state in
            .run { [new = state.filter] _ in print(old, new) }
        }
        ._printChanges()
    }
}

struct RowView: View {
    @Bindable var store: StoreOf<Row>
    var body: some View { Toggle("Done", isOn: $store.isDone) }
}

struct RowsView: View {
    @Bindable var store: StoreOf<Rows>
    var body: some View {
        List {
            TextField("Filter", text: $store.filter.sending(\.filterChanged))
            ForEach(store.scope(state: \.rows, action: \.rows)) { store in
                RowView(store: store)
            }
            ForEach(store.scope(state: \.rows, action: \.rows), id: \.state.id) { store in
                RowView(store: store)
            }
        }
    }
}

@MainActor func test(id: UUID) async {
    let store = TestStore(initialState: Rows.State()) {
        Rows()
    } withDependencies: {
        $0.uuid = .incrementing
    }
    await store.send(.addTapped) { $0.rows = [Row.State(id: UUID(0))] }
    await store.send(\.rows[id: UUID(0)].binding.isDone, true) {
        $0.rows[id: UUID(0)]?.isDone = true
    }
    await store.send(.rows(.element(id: UUID(0), action: .removeTapped))) { $0.rows = [] }
}
