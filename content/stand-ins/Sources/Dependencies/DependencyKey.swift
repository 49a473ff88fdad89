/// A dependency with a value for the running application.
///
/// In a preview the default is `previewValue`, which is the live value unless it is written; in a
/// test it is `testValue`, which unless it is written is the preview value and an issue.
public protocol DependencyKey<Value>: TestDependencyKey {
    /// The value in the running application.
    static var liveValue: Value { get }

    /// The type of the dependency.
    associatedtype Value: Sendable = Self

    /// The value in a preview.
    static var previewValue: Value { get }

    /// The value in a test.
    static var testValue: Value { get }
}

/// A dependency with a value for tests; the live one is added in another module.
public protocol TestDependencyKey<Value> {
    /// The type of the dependency.
    associatedtype Value: Sendable = Self

    /// The value in a preview; the test value unless it is written.
    static var previewValue: Value { get }

    /// The value in a test.
    static var testValue: Value { get }
}

extension DependencyKey {
    /// The live value.
    public static var previewValue: Value { liveValue }

    /// The preview value; reading it reports an issue.
    public static var testValue: Value {
        guard !DependencyValues.isSetting else { return previewValue }
        let use = DependencyUse.current
        use.report(
            """
            \(use.name) has no test implementation, but was accessed from a test context:

            \(use.described(Self.self, Value.self))

            A test may not use the live value of a dependency by default. Override it for this \
            test, with 'withDependencies' or in the trailing closure of 'TestStore', or give the \
            key a 'testValue' for all tests.
            """
        )
        return previewValue
    }
}

extension TestDependencyKey {
    /// The test value.
    public static var previewValue: Value { testValue }
}
