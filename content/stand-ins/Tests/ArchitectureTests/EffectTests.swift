import ComposableArchitecture
import Testing

@MainActor
struct EffectTests {
    @Test func concatenate_runsInOrder() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.both)
        await store.receive(\.tick) { $0.note = "." }
        await store.receive(\.increment) { $0.count = 1 }
        await store.receive(\.tick) { $0.note = ".." }
    }

    @Test func cancel_endsTheEffectsOfAnID() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.endless)
        await store.send(.endless)
        await store.send(.cancel)
        await store.finish()
    }

    @Test func cancel_keepsAnEffectFromSending() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.endlessThenTick)
        await store.send(.cancel)
        await store.finish()
    }

    @Test func run_thatThrows_recordsAnIssue() async {
        let found = await issues {
            let store = TestStore(initialState: Counter.State()) { Counter() }
            await store.send(.fail)
            await store.finish()
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("threw an unhandled error") == true)
        #expect(found.first?.contains("Failure()") == true)
    }

    @Test func finishOfAStoreTask_waitsForTheActionsThatFollow() async {
        let store = Store(initialState: Counter.State()) { Counter() }
        await store.send(.fetch).finish()
        #expect(store.count == 10)
        await store.send(.both).finish()
        #expect(store.count == 11)
        #expect(store.note == "..")
    }

    @Test func cancelOfAStoreTask_endsItsEffects() async {
        let store = Store(initialState: Counter.State()) { Counter() }
        let task = store.send(.endless)
        task.cancel()
        await task.finish()
        #expect(task.isCancelled)
    }
}
