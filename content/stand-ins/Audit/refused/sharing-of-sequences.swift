// What can be shared, and what comes of it.
import AsyncAlgorithms

final class Box { var count = 0 }

struct Sharing {
    let numbers = AsyncStream<Int> { _ in }
    let failing = AsyncThrowingStream<Int, any Error> { _ in }
    let boxes = AsyncStream<Box> { _ in }
}

// What is right …
extension Sharing {
    func right1() { _ = numbers.share(bufferingPolicy: .unbounded) }
    func right2() { _ = numbers.share(bufferingPolicy: .bounded(1)) }
    func right3() { _ = numbers.share(bufferingPolicy: .bufferingLatest(1)) }
    func right4() { _ = numbers.share(bufferingPolicy: .bufferingOldest(1)) }
    func right5() { _ = numbers.share(bufferingPolicy: .bounded(2)) }
    func right6() { _ = numbers.share() }
    func right7() { _ = numbers.share() }
    func right8() { let _: any AsyncSequence<Int, Never> & Sendable = numbers.share() }
    func right9() { let _: any AsyncSequence<Int, Never> & Sendable = numbers.share() }
    func right10() { let _: any AsyncSequence<Int, any Error> & Sendable = failing.share() }
    func right11() {
        _ = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    }
    func right12() { _ = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .unbounded) }
    func right13() { Task { [numbers] in for await _ in numbers.share() {} } }
    func right14() { let _: AsyncBufferSequencePolicy = .unbounded }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Sharing {
    // refused: extra argument 'policy' in call
    func wrong1() { _ = numbers.share(policy: .unbounded) }
    // refused: missing argument label 'bufferingPolicy:' in call
    func wrong2() { _ = numbers.share(.bounded(1)) }
    // refused: type 'AsyncBufferSequencePolicy' has no member 'bufferingNewest'
    func wrong3() { _ = numbers.share(bufferingPolicy: .bufferingNewest(1)) }
    // refused: member 'bufferingOldest' expects argument of type 'Int'
    func wrong4() { _ = numbers.share(bufferingPolicy: .bufferingOldest) }
    // refused: cannot convert value of type 'Int' to expected argument type
    func wrong5() { _ = numbers.share(bufferingPolicy: 2) }
    // refused: type 'Box' does not conform to the 'Sendable' protocol
    func wrong6() { _ = boxes.share() }
    // refused: value of type '[Int]' has no member 'share'
    func wrong7() { _ = [1, 2].share() }
    // refused: cannot convert value of type 'some Sendable & AsyncSequence<Int, Never>' to
    func wrong8() { let _: AsyncStream<Int> = numbers.share() }
    // refused: cannot convert value of type 'Int' to specified type 'String'
    func wrong9() { let _: any AsyncSequence<String, Never> & Sendable = numbers.share() }
    // refused: cannot convert value of type 'any Error' to specified type 'Never'
    func wrong10() { let _: any AsyncSequence<Int, Never> & Sendable = failing.share() }
    func wrong11() {
        // refused: type 'AsyncStream<Int>.Continuation.BufferingPolicy' has no member
        _ = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingLatest(1))
    }
    // refused: type 'AsyncStream<Int>.Continuation.BufferingPolicy' has no member 'bounded'
    func wrong12() { _ = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bounded(1)) }
    // refused: 'async' in a function that does not support concurrency
    func wrong13() { for await _ in numbers.share() {} }
    // refused: type 'AsyncBufferSequencePolicy' has no member 'none'
    func wrong14() { let _: AsyncBufferSequencePolicy = .none }
}
#endif
