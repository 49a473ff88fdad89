public import Foundation

/// Makes identities.
public struct UUIDGenerator: Sendable {
    private let generate: @Sendable () -> UUID

    /// Whatever a function makes.
    public init(_ generate: @escaping @Sendable () -> UUID) {
        self.generate = generate
    }

    /// Always the same identity.
    public static func constant(_ uuid: UUID) -> Self {
        Self { uuid }
    }

    /// The identities 0, 1, 2 and so on.
    public static var incrementing: Self {
        let next = LockIsolated(0)
        return Self {
            next.withValue { number in
                defer { number += 1 }
                return UUID(number)
            }
        }
    }

    /// A new identity.
    public func callAsFunction() -> UUID {
        generate()
    }
}

extension UUID {
    /// The identity whose last digits are this number.
    public init(_ intValue: Int) {
        let digits = String(intValue, radix: 16)
        let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        guard let made = UUID(uuidString: "00000000-0000-0000-0000-\(padded)") else {
            fatalError("\(intValue) has no place in the last part of an identity")
        }
        self = made
    }
}

extension DependencyValues {
    /// Makes identities; making one in a test is an issue.
    public var uuid: UUIDGenerator {
        get { self[UUIDGeneratorKey.self] }
        set { self[UUIDGeneratorKey.self] = newValue }
    }
}

private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static let testValue = UUIDGenerator {
        reportIssue(#"Unimplemented: @Dependency(\.uuid)"#)
        return UUID()
    }
}
