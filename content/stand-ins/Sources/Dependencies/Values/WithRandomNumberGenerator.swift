/// Gives operations a source of random numbers.
public struct WithRandomNumberGenerator: Sendable {
    private let generator: LockIsolated<any RandomNumberGenerator & Sendable>

    /// A source of random numbers.
    public init(_ generator: some RandomNumberGenerator & Sendable) {
        self.generator = LockIsolated(generator)
    }

    /// Runs an operation with the source.
    public func callAsFunction<R>(
        _ work: (inout any RandomNumberGenerator & Sendable) -> R
    ) -> R {
        generator.withLock(work)
    }
}

extension LockIsolated {
    /// Like `withValue`, for an operation that runs where it is written.
    fileprivate func withLock<R>(_ body: (inout Value) -> R) -> R {
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            return withValue { UncheckedSendable(body(&$0)) }.value
        }
    }
}

extension DependencyValues {
    /// Random numbers; drawing one in a test is an issue.
    public var withRandomNumberGenerator: WithRandomNumberGenerator {
        get { self[WithRandomNumberGeneratorKey.self] }
        set { self[WithRandomNumberGeneratorKey.self] = newValue }
    }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    static let testValue = WithRandomNumberGenerator(UnimplementedGenerator())
}

private struct UnimplementedGenerator: RandomNumberGenerator, Sendable {
    private var system = SystemRandomNumberGenerator()

    mutating func next() -> UInt64 {
        reportIssue(#"Unimplemented: @Dependency(\.withRandomNumberGenerator)"#)
        return system.next()
    }
}
