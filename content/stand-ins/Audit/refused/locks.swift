// What a lock guards, and how it is held.
import os

final class Box { var count = 0 }

struct Guarded: Sendable {
    let number = OSAllocatedUnfairLock(initialState: 0)
    let gate = OSAllocatedUnfairLock()
    let box = OSAllocatedUnfairLock(uncheckedState: Box())
}

// What is right …
extension Guarded {
    func right1() { _ = OSAllocatedUnfairLock(initialState: 0) }
    func right2() { _ = OSAllocatedUnfairLock(initialState: 0) }
    func right3() { _ = OSAllocatedUnfairLock(uncheckedState: Box()) }
    func right4() { let _: OSAllocatedUnfairLock<Void> = OSAllocatedUnfairLock() }
    func right5() { number.withLock { $0 += 1 } }
    func right6() { _ = number.withLock { $0 } }
    func right7() { _ = number.withLock { $0 } }
    func right8() { gate.lock(); gate.unlock() }
    func right9() { gate.unlock() }
    func right10() { _ = gate.lockIfAvailable() }
    func right11() { gate.withLock {} }
    func right12() { let _: Int? = number.withLockIfAvailable { $0 } }
    func right13() { let _: Int = number.withLock { $0 } }
    func right14() { _ = box.withLockUnchecked { $0 } }
    func right15() { number.precondition(.owner) }
    func right16() { number.precondition(.notOwner) }
    func right17() { number.withLock { _ in print("x") } }
    func right18() { try? number.withLock { _ in throw CancellationError() } }
    func right19() { _ = number.withLock { $0 } }
    func right20() { _ = number.withLock { $0 } }
    func right21() { _ = number.withLock { $0 } }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Guarded {
    // refused: no exact matches in call to initializer
    func wrong1() { _ = OSAllocatedUnfairLock(0) }
    // refused: no exact matches in call to initializer
    func wrong2() { _ = OSAllocatedUnfairLock(state: 0) }
    // refused: type 'Box' does not conform to the 'Sendable' protocol
    func wrong3() { _ = OSAllocatedUnfairLock(initialState: Box()) }
    // refused: cannot assign value of type 'OSAllocatedUnfairLock<()>' to type
    func wrong4() { let _: OSAllocatedUnfairLock<Int> = OSAllocatedUnfairLock() }
    // refused: cannot convert value of type 'OSAllocatedUnfairLock<Int>' to expected argument
    func wrong5() { number += 1 }
    // refused: value of type 'OSAllocatedUnfairLock<Int>' has no member 'state'
    func wrong6() { _ = number.state }
    // refused: value of type 'OSAllocatedUnfairLock<Int>' has no member 'value'
    func wrong7() { _ = number.value }
    // refused: referencing instance method 'lock()' on 'OSAllocatedUnfairLock' requires the
    func wrong8() { number.lock() }
    // refused: referencing instance method 'unlock()' on 'OSAllocatedUnfairLock' requires the
    func wrong9() { number.unlock() }
    // refused: referencing instance method 'lockIfAvailable()' on 'OSAllocatedUnfairLock'
    func wrong10() { _ = number.lockIfAvailable() }
    // refused: contextual closure type '@Sendable () throws -> ()' expects 0 arguments, but 1
    func wrong11() { gate.withLock { $0 += 1 } }
    // refused: cannot convert value of type 'Int?' to specified type 'Int'
    func wrong12() { let _: Int = number.withLockIfAvailable { $0 } }
    // refused: failed to produce diagnostic for expression; please submit a bug report
    func wrong13() { let _: String = number.withLock { $0 } }
    // refused: type 'Box' does not conform to the 'Sendable' protocol
    func wrong14() { _ = box.withLock { $0 } }
    // refused: value of type 'OSAllocatedUnfairLock<Int>' has no member 'assertOwner'
    func wrong15() { number.assertOwner() }
    // refused: type 'OSAllocatedUnfairLock<Int>.Ownership' has no member 'none'
    func wrong16() { number.precondition(.none) }
    // refused: cannot pass function of type '@Sendable (inout Int) async -> ()' to parameter
    func wrong17() { number.withLock { _ in await Task.yield() } }
    // refused: call can throw, but it is not marked with 'try' and the error is not handled
    func wrong18() { number.withLock { _ in throw CancellationError() } }
    // refused: value of type 'Int' has no member 'count'
    func wrong19() { _ = number.withLock { $0.count } }
    // refused: value of type 'OSAllocatedUnfairLock<Int>' has no member 'withlock'
    func wrong20() { _ = number.withlock { $0 } }
    // refused: generic parameter 'State' could not be inferred
    func wrong21() { _ = OSAllocatedUnfairLock.withLock { $0 } }
}
#endif
