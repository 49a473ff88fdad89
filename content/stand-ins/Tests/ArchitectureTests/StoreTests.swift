import ComposableArchitecture
import SwiftUI
import Synchronization
import Testing

@MainActor
struct StoreTests {
    /// Whether a change is seen by what was read.
    private func isSeen(reading: () -> Void, changing: () -> Void) -> Bool {
        let flag = SeenFlag()
        withObservationTracking(reading) { flag.set() }
        changing()
        return flag.isSet
    }

    private func makeStore() -> StoreOf<Parent> {
        Store(initialState: Parent.State(optional: Counter.State())) { Parent() }
    }

    @Test func aChange_isSeenByReadersOfTheProperty() {
        let store = Store(initialState: Counter.State()) { Counter() }
        #expect(
            isSeen {
                _ = store.count
            } changing: {
                store.send(.increment)
            }
        )
        #expect(
            !isSeen {
                _ = store.note
            } changing: {
                store.send(.increment)
            }
        )
    }

    @Test func aChange_isSeenThroughAScopedStore() {
        let store = makeStore()
        let child = store.scope(state: \.always, action: \.always)
        #expect(
            isSeen {
                _ = child.count
            } changing: {
                store.send(.always(.increment))
            }
        )
        #expect(child.count == 1)
        child.send(.increment)
        #expect(store.always.count == 2)
    }

    @Test func aChildThatGoes_isSeenByWhoScopedIt() {
        let store = makeStore()
        #expect(
            isSeen {
                _ = store.scope(state: \.optional, action: \.optional) as StoreOf<Counter>?
            } changing: {
                store.send(.set { $0.optional = nil })
            }
        )
        #expect((store.scope(state: \.optional, action: \.optional) as StoreOf<Counter>?) == nil)
    }

    @Test func aScopedStore_isTheSameEachTime() {
        let store = makeStore()
        let first: StoreOf<Counter>? = store.scope(state: \.optional, action: \.optional)
        #expect(first != nil)
        #expect(first === store.scope(state: \.optional, action: \.optional))
        #expect(
            store.scope(state: \.always, action: \.always)
                === store.scope(state: \.always, action: \.always)
        )
    }

    @Test func rows_haveAStoreEach() {
        let store = Store(
            initialState: Parent.State(rows: [Row.State(id: 1), Row.State(id: 2)])
        ) { Parent() }
        let rows = Array(store.scope(state: \.rows, action: \.rows))
        rows[1].send(.counter(.increment))
        #expect(store.rows[id: 2]?.counter.count == 1)
        #expect(store.rows[id: 1]?.counter.count == 0)
        #expect(rows[0] === Array(store.scope(state: \.rows, action: \.rows))[0])
    }

    @Test func aBinding_sendsItsAction() {
        @Bindable var store = Store(initialState: Counter.State()) { Counter() }
        let note: Binding<String> = $store.note
        note.wrappedValue = "b"
        #expect(store.note == "b")
        #expect(note.wrappedValue == "b")
    }

    @Test func aPresentationBinding_dismisses() {
        @Bindable var store = makeStore()
        let sheet = $store.scope(state: \.child, action: \.child)
        #expect(sheet.wrappedValue == nil)
        store.send(.set { $0.child = Counter.State() })
        #expect(sheet.wrappedValue?.count == 0)
        sheet.wrappedValue = nil
        #expect(store.child == nil)
        #expect(store.log == ["dismiss 0"])
    }

    @Test func aCaseBinding_followsTheCase() {
        @Bindable var store = makeStore()
        let counter = $store.scope(state: \.$destination, action: \.destination).counter
        #expect(counter.wrappedValue == nil)
        store.send(.set { $0.destination = .counter(Counter.State(count: 2)) })
        #expect(counter.wrappedValue?.count == 2)
        counter.wrappedValue = nil
        #expect(store.destination == nil)
    }

    @Test func dependencies_ofTheStore_reachEffects() async {
        let store = Store(initialState: Counter.State()) {
            Counter().dependency(\.dismiss, DismissEffect {})
        }
        await store.send(.close).finish()
        #expect(store.count == 0)
    }
}

/// A flag that any thread may set.
private final class SeenFlag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }

    func set() {
        value.withLock { $0 = true }
    }
}
