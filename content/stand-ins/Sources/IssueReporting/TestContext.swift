/// Whether the process runs tests.
public let isTesting = testLibrary != nil

/// The test library that runs the current code.
public enum TestContext: Equatable, Sendable {
    /// Swift Testing; the test is nil in a task that belongs to none.
    case swiftTesting(Testing?)
    /// XCTest, which is never found here.
    case xcTest

    /// The context of the current code; nil in a process that runs no tests.
    public static var current: Self? {
        guard let testLibrary else { return nil }
        let id = testLibrary.currentTest.map(Testing.Test.ID.init)
        return .swiftTesting(id.map { Testing(test: Testing.Test(id: $0)) })
    }

    /// Whether Swift Testing runs the current code.
    public var isSwiftTesting: Bool {
        guard case .swiftTesting = self else { return false }
        return true
    }

    /// What is known of a test of Swift Testing.
    public struct Testing: Equatable, Sendable {
        /// The test.
        public let test: Test

        /// A running test.
        public struct Test: Hashable, Identifiable, Sendable {
            /// What tells the test from others.
            public let id: ID

            /// The identity of a test.
            public struct ID: Hashable, @unchecked Sendable {
                let rawValue: AnyHashable
            }
        }
    }
}
