/// How much of what a feature does a test must name.
public enum Exhaustivity: Equatable, Sendable {
    /// All of it: state, received actions, effects.
    case on
    /// Only what the test asserts.
    ///
    /// - Parameter showSkippedAssertions: whether the rest is printed.
    case off(showSkippedAssertions: Bool)

    /// Only what the test asserts, without a word about the rest.
    public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
