import ComposableArchitecture
import Testing

@MainActor
struct CompositionTests {
    private func makeStore(
        _ change: (inout Parent.State) -> Void = { _ in }
    ) -> TestStoreOf<Parent> {
        var state = Parent.State()
        change(&state)
        return TestStore(initialState: state) { Parent() }
    }

    @Test func scope_runsTheChildBeforeTheParent() async {
        let store = makeStore()
        await store.send(\.always.increment) {
            $0.always.count = 1
            $0.log = ["always 1"]
        }
    }

    @Test func ifLet_runsTheChildBeforeTheParent() async {
        let store = makeStore { $0.optional = Counter.State(count: 4) }
        await store.send(\.optional.increment) {
            $0.optional?.count = 5
            $0.log = ["optional 5"]
        }
    }

    @Test func ifLet_withoutState_recordsAnIssue() async {
        let found = await issues {
            let store = makeStore()
            await store.send(\.optional.increment) { $0.log = ["optional -1"] }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("An \"ifLet\" at") == true)
    }

    @Test func ifLet_endsTheEffectsOfAChildThatGoes() async {
        let store = makeStore { $0.optional = Counter.State() }
        await store.send(\.optional.endless) { $0.log = ["optional 0"] }
        await store.send(.set { $0.optional = nil }) { $0.optional = nil }
        await store.finish()
    }

    @Test func presented_closesItself() async {
        let store = makeStore { $0.child = Counter.State(count: 3) }
        await store.send(\.child.close) { $0.log = ["child 3"] }
        await store.receive(\.child.dismiss) {
            $0.log = ["child 3", "dismiss 3"]
            $0.child = nil
        }
    }

    @Test func presented_endsItsEffectsWhenDismissed() async {
        let store = makeStore { $0.child = Counter.State() }
        await store.send(\.child.endless) { $0.log = ["child 0"] }
        await store.send(\.child.dismiss) {
            $0.log = ["child 0", "dismiss 0"]
            $0.child = nil
        }
        await store.finish()
    }

    @Test func presented_whenAbsent_recordsAnIssue() async {
        let found = await issues {
            let store = makeStore()
            await store.send(\.child.increment) { $0.log = ["child -1"] }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("received a presentation action") == true)
    }

    @Test func alert_goesAwayWithItsFirstAction() async {
        let store = makeStore { $0.destination = .alert(AlertState { TextState("Sure?") }) }
        await store.send(\.destination.alert.confirmed) { $0.destination = nil }
    }

    @Test func destination_endsTheEffectsOfTheCaseThatGoes() async {
        let store = makeStore { $0.destination = .counter(Counter.State()) }
        await store.send(\.destination.counter.endless)
        let alert = AlertState<Parent.Destination.Alert> { TextState("Sure?") }
        await store.send(.set { $0.destination = .alert(alert) }) {
            $0.destination = .alert(alert)
        }
        await store.finish()
    }

    @Test func stack_popsAScreenThatClosesItself() async {
        let store = makeStore()
        await store.send(.set { $0.path.append(Counter.State()) }) {
            $0.path[id: 0] = Counter.State()
        }
        await store.send(\.path[id: 0].increment) { $0.path[id: 0]?.count = 1 }
        await store.send(.path(.element(id: 0, action: .close)))
        await store.receive(\.path.popFrom) {
            $0.log = ["pop 1"]
            $0.path[id: 0] = nil
        }
    }

    @Test func stack_endsTheEffectsOfScreensTakenOff() async {
        let store = makeStore()
        await store.send(.path(.push(id: 0, state: Counter.State()))) {
            $0.path[id: 0] = Counter.State()
        }
        await store.send(\.path[id: 0].endless)
        await store.send(.path(.push(id: 1, state: Counter.State()))) {
            $0.path.append(Counter.State())
        }
        await store.send(\.path[id: 1].endless)
        await store.send(\.path.popFrom, 0) {
            $0.log = ["pop 2"]
            $0.path.pop(from: 0)
        }
        await store.finish()
    }

    @Test func forEach_endsTheEffectsOfARemovedElement() async {
        let store = makeStore { $0.rows = [Row.State(id: 1), Row.State(id: 2)] }
        await store.send(\.rows[id: 1].counter.endless)
        await store.send(\.rows[id: 2].counter.increment) { $0.rows[id: 2]?.counter.count = 1 }
        await store.send(.set { $0.rows.remove(id: 1) }) { $0.rows.remove(id: 1) }
        await store.finish()
    }

    @Test func forEach_withoutTheElement_recordsAnIssue() async {
        let found = await issues {
            let store = makeStore()
            await store.send(\.rows[id: 9].counter.increment)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("missing element") == true)
    }
}
