import ComposableArchitecture
import Testing

@MainActor
struct TestStoreTests {
    private func makeStore() -> TestStoreOf<Counter> {
        TestStore(initialState: Counter.State()) { Counter() }
    }

    @Test func send_withTheRightExpectation_recordsNothing() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.increment) { $0.count = 1 }
            await store.send(\.increment) { $0.count = 2 }
            await store.send(\.binding.note, "a") { $0.note = "a" }
        }
        #expect(found == [])
    }

    @Test func send_withAWrongExpectation_recordsTheDifference() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.increment) { $0.count = 5 }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("A state change does not match expectation") == true)
        #expect(found.first?.contains("− ") == true)
        #expect(found.first?.contains("  count: 5") == true)
        #expect(found.first?.contains("  count: 1") == true)
    }

    @Test func send_withoutAnExpectation_recordsTheChange() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.increment)
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("State was not expected to change") == true)
    }

    @Test func send_expectingAChangeThatDoesNotCome_recordsIt() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.cancel) { $0.count = 0 }
        }
        #expect(found == ["Expected state to change, but no change occurred."])
    }

    @Test func receive_ofWhatAnEffectSends() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.fetch)
            await store.receive(\.fetched) { $0.count = 10 }
            await store.send(.fetch)
            await store.receive(\.fetched, 20) { $0.count = 20 }
            await store.send(.fetch)
            await store.receive(.fetched(30)) { $0.count = 30 }
        }
        #expect(found == [])
    }

    @Test func receive_ofAnother_recordsBoth() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.fetch)
            await store.receive(\.tick)
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Received unexpected action") == true)
        #expect(found.first?.contains("fetched(10)") == true)
    }

    @Test func receive_withNothingInFlight_recordsAtOnce() async {
        let found = await issues {
            let store = makeStore()
            store.timeout = .seconds(3600)
            await store.receive(\.tick)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("but received none") == true)
    }

    @Test func end_withAReceivedActionNotAsserted_recordsIt() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.fetch)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("The store received 1 unexpected action") == true)
        #expect(found.first?.contains("fetched(10)") == true)
    }

    @Test func end_withAnEffectInFlight_recordsIt() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.endless)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("is still running") == true)
        #expect(found.first?.contains("endless") == true)
    }

    @Test func send_beforeAReceivedActionIsAsserted_recordsIt() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.fetch)
            await store.send(.increment) { $0.count = 11 }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("must be handled before sending") == true)
    }

    @Test func off_assertsOnlyWhatIsNamed() async {
        let found = await issues {
            let store = makeStore()
            store.exhaustivity = .off
            await store.send(.increment)
            await store.send(.both)
            await store.receive(\.increment) { $0.count = 2 }
            await store.send(.endless)
        }
        #expect(found == [])
    }

    @Test func off_stillComparesWhatIsNamed() async {
        let found = await issues {
            let store = makeStore()
            store.exhaustivity = .off
            await store.send(.increment) { $0.count = 7 }
        }
        #expect(found.count == 1)
    }

    @Test func finish_waitsForTheEffects() async {
        let found = await issues {
            let store = makeStore()
            store.exhaustivity = .off
            await store.send(.fetch)
            await store.finish()
            store.assert { $0.count = 0 }
            await store.skipReceivedActions()
            store.assert { $0.count = 10 }
        }
        #expect(found == [])
    }

    @Test func finish_withAnEndlessEffect_recordsIt() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.endless)
            await store.finish(timeout: .zero)
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("Expected effects to finish") == true)
    }

    @Test func cancelOfATask_endsItsEffects() async {
        let found = await issues {
            let store = makeStore()
            let task = await store.send(.endless)
            await task.cancel()
            #expect(task.isCancelled)
        }
        #expect(found == [])
    }

    @Test func close_ofTheFeatureUnderTest_isNoted() async {
        let found = await issues {
            let store = makeStore()
            await store.send(.close)
            await store.finish()
            #expect(store.isDismissed)
        }
        #expect(found == [])
    }
}
