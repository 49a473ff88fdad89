public import Foundation

/// How a change is spread over time; nothing is animated here.
public struct Animation: Equatable, Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    public static let `default` = Animation("default")
    public static var linear: Animation { Animation("linear") }
    public static var easeIn: Animation { Animation("easeIn") }
    public static var easeOut: Animation { Animation("easeOut") }
    public static var easeInOut: Animation { Animation("easeInOut") }
    public static var spring: Animation { Animation("spring") }
    public static var interactiveSpring: Animation { Animation("interactiveSpring") }
    public static var smooth: Animation { Animation("smooth") }
    public static var snappy: Animation { Animation("snappy") }
    public static var bouncy: Animation { Animation("bouncy") }

    public static func linear(duration: TimeInterval) -> Animation {
        Animation("linear \(duration)")
    }

    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation("easeIn \(duration)")
    }

    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation("easeOut \(duration)")
    }

    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation("easeInOut \(duration)")
    }

    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation("spring \(response) \(dampingFraction) \(blendDuration)")
    }

    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        blendDuration: Double = 0
    ) -> Animation {
        Animation("spring \(duration) \(bounce) \(blendDuration)")
    }

    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        Animation("curve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("smooth \(duration) \(extraBounce)")
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("snappy \(duration) \(extraBounce)")
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("bouncy \(duration) \(extraBounce)")
    }

    public func delay(_ delay: TimeInterval) -> Animation { Animation("\(name) delay \(delay)") }
    public func speed(_ speed: Double) -> Animation { Animation("\(name) speed \(speed)") }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        Animation("\(name) times \(count) \(autoreverses)")
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation("\(name) forever \(autoreverses)")
    }
}

/// Runs a body whose changes of state are animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a body whose changes of state are animated, and then the completion.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// Runs a body whose changes of state carry a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a body whose changes of state carry one value of a transaction.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R {
    try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")

    let name: String
}
