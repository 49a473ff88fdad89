@_spi(SharedChangeTracking) import Sharing
import Testing

private struct State: Equatable {
    @Shared var count: Int
}

@Suite struct SharedChangeTests {
    private let tracker = SharedChangeTracker()
    private let state = State(count: Shared(value: 1))

    private func changed() -> State {
        tracker.track { state.$count.withLock { $0 = 2 } }
        return state
    }

    @Test func aChangeThatIsSaidIsEqual() {
        let after = changed()
        #expect(tracker.hasChanges)
        tracker.assert {
            let expected = state
            expected.$count.withLock { $0 = 2 }
            #expect(expected == after)
        }
        #expect(state.count == 2)
    }

    @Test func aChangeThatIsNotSaidIsNot() {
        let after = changed()
        tracker.assert {
            #expect(state != after)
            #expect(state.count == 1)
        }
    }

    @Test func aWrongExpectationChangesNothing() {
        let after = changed()
        tracker.assert {
            state.$count.withLock { $0 = 7 }
            #expect(state != after)
        }
        #expect(state.count == 2)
        tracker.reset()
        #expect(!tracker.hasChanges)
    }
}
