import Dispatch
import Foundation
import Testing
import os

private final class Unsendable {
    var hits = 0
}

struct UnfairLockTests {
    @Test func withLock_fromManyThreads_losesNoUpdate() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                lock.withLock { state in
                    let read = state
                    // Lets the others in, if they can get in at all.
                    sched_yield()
                    state = read + 1
                }
            }
        }
        #expect(lock.withLock { $0 } == 4_000)
    }

    @Test func copies_shareOneState() {
        let lock = OSAllocatedUnfairLock(initialState: ["a"])
        let copy = lock
        copy.withLock { $0.append("b") }
        #expect(lock.withLock { $0 } == ["a", "b"])
    }

    @Test func withLock_whenTheBodyThrows_letsGo() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 0)
        #expect(throws: Failure.self) {
            try lock.withLock { state in
                state = 1
                throw Failure()
            }
        }
        #expect(lock.withLockIfAvailable { $0 } == 1)
    }

    @Test func withLockIfAvailable_whileHeld_isNil() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        let inner = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
        #expect(inner == nil)
        #expect(lock.withLockIfAvailable { $0 } == 1)
    }

    @Test func withLock_keyPathAsBody_readsTheMember() {
        struct State { var name = "x" }
        let lock = OSAllocatedUnfairLock(initialState: State())
        #expect(lock.withLock(\.name) == "x")
    }

    @Test func withLockUnchecked_letsUnsendableStateOut() {
        let lock = OSAllocatedUnfairLock(uncheckedState: Unsendable())
        lock.withLockUnchecked { $0.hits += 1 }
        #expect(lock.withLockUnchecked { $0 }.hits == 1)
    }

    @Test func lockAndUnlock_ownTheLockInBetween() {
        let lock = OSAllocatedUnfairLock()
        lock.precondition(.notOwner)
        lock.lock()
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 3 } == 3)
    }

    @Test func lock_twiceOnOneThread_endsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock(initialState: 0)
            lock.withLock { _ in lock.withLock { $0 += 1 } }
        }
    }

    @Test func precondition_ofAnOwnerThatIsNone_endsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            OSAllocatedUnfairLock(initialState: 0).precondition(.owner)
        }
    }
}
