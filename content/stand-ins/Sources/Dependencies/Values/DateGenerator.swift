public import Foundation

/// Says what time it is.
public struct DateGenerator: Sendable {
    private var generate: @Sendable () -> Date

    /// Whatever a function says.
    public init(_ generate: @escaping @Sendable () -> Date) {
        self.generate = generate
    }

    /// Always the same date.
    public static func constant(_ now: Date) -> Self {
        Self { now }
    }

    /// The date now; an assignment makes it stand still.
    public var now: Date {
        get { generate() }
        set { generate = { newValue } }
    }

    /// The date now.
    public func callAsFunction() -> Date {
        generate()
    }
}

extension DependencyValues {
    /// Says what time it is; asking in a test is an issue.
    public var date: DateGenerator {
        get { self[DateGeneratorKey.self] }
        set { self[DateGeneratorKey.self] = newValue }
    }
}

private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
    static let testValue = DateGenerator {
        reportIssue(#"Unimplemented: @Dependency(\.date)"#)
        return Date()
    }
}
