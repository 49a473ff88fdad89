import Dependencies
import Synchronization

/// The identity of a screen in a stack.
public struct StackElementID: Hashable, Sendable {
    let generation: Int
}

extension StackElementID: ExpressibleByIntegerLiteral {
    /// The identity as tests write it: the first screen put on a stack has 0, the next one 1.
    public init(integerLiteral value: Int) {
        generation = value
    }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "#\(generation)" }

    public var debugDescription: String { description }
}

/// Hands out the identities of screens.
struct StackElementIDGenerator: Sendable {
    /// The next one, which is then used up.
    let next: @Sendable () -> StackElementID
    /// The next one, which stays the next.
    let peek: @Sendable () -> StackElementID

    /// Counts from a number on.
    static func counting(from start: Int = 0) -> Self {
        let counter = Counter(start)
        return Self(
            next: {
                StackElementID(
                    generation: counter.value.withLock { value in
                        defer { value += 1 }
                        return value
                    }
                )
            },
            peek: { StackElementID(generation: counter.value.withLock { $0 }) }
        )
    }

    /// One that goes on from here, and uses nothing up for others.
    func copy() -> Self { .counting(from: peek().generation) }

    private final class Counter: Sendable {
        let value: Mutex<Int>

        init(_ start: Int) {
            value = Mutex(start)
        }
    }
}

extension StackElementIDGenerator: DependencyKey {
    static let liveValue = counting()
    static var testValue: Self { counting() }
}

extension DependencyValues {
    var stackElementID: StackElementIDGenerator {
        get { self[StackElementIDGenerator.self] }
        set { self[StackElementIDGenerator.self] = newValue }
    }
}
