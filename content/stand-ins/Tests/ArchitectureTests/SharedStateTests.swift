import ComposableArchitecture
import Testing

/// A feature that counts in a shared value.
@Reducer
struct SharedCounter {
    @ObservableState
    struct State: Equatable {
        @Shared(.inMemory("shared-counter")) var count = 0
        var taps = 0
    }
    enum Action { case tap }
    var body: some ReducerOf<Self> {
        Reduce { state, _ in
            state.taps += 1
            state.$count.withLock { $0 += 1 }
            return .none
        }
    }
}

@MainActor
struct SharedStateTests {
    @Test func changesOfSharedValues_areAssertedLikeOthers() async {
        let found = await issues {
            let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
            await store.send(.tap) {
                $0.taps = 1
                $0.$count.withLock { $0 = 1 }
            }
            #expect(store.state.count == 1)
        }
        #expect(found == [])
    }

    @Test func changesOfSharedValues_notAsserted_areRecorded() async {
        let found = await issues {
            let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
            await store.send(.tap) { $0.taps = 1 }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("does not match expectation") == true)
    }

    @Test func off_leavesSharedValuesAlone() async {
        let found = await issues {
            let store = TestStore(initialState: SharedCounter.State()) { SharedCounter() }
            store.exhaustivity = .off
            await store.send(.tap) { $0.taps = 1 }
            await store.send(.tap) { $0.$count.withLock { $0 = 2 } }
        }
        #expect(found == [])
    }
}
