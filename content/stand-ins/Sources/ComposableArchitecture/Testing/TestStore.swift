import Dependencies
@_spi(SharedChangeTracking) import Sharing

/// Runs a feature in a test, which asserts how the state changes and what effects send back.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
    /// The dependencies of the feature; they can be changed during the test.
    public var dependencies: DependencyValues {
        get { core.dependencies }
        set { core.dependencies = newValue }
    }

    /// How much the test must assert.
    public var exhaustivity: Exhaustivity = .on

    /// How long to wait for an action or the end of the effects.
    public var timeout: Duration

    /// Whether the feature has asked for its own dismissal.
    public var isDismissed: Bool { dismissal.isDismissed }

    let core: any TestableCore<State, Action>
    let record: TestRecord<State, Action>
    let place: SourcePlace
    /// What shared values were before the last step of the test.
    let sharedChanges = SharedChangeTracker()
    private let dismissal: Dismissal

    /// Notes that the feature under test has dismissed itself.
    @MainActor
    fileprivate final class Dismissal {
        var isDismissed = false
    }

    /// A test store of the state and the reducer of a feature.
    ///
    /// Its dependencies are the test values; what the test does not replace records an issue when
    /// it is used.
    public init<R: Reducer>(
        initialState: @autoclosure () -> State,
        @ReducerBuilder<State, Action> reducer: () -> R,
        withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where R.State == State, R.Action == Action {
        let dismissal = Dismissal()
        let place = SourcePlace(fileID, filePath, line, column)
        let sharedChanges = sharedChanges
        (core, record) = withDependencies {
            $0.context = .test
            $0.stackElementID = .counting()
            $0.dismiss = DismissEffect { dismissal.isDismissed = true }
            prepareDependencies(&$0)
            sharedChanges.track(&$0)
        } operation: {
            @Dependency(\.self) var dependencies
            let state = initialState()
            let record = TestRecord<State, Action>(
                state: state,
                origin: .init(action: "the start", place: place)
            )
            let core = RootCore(
                state: state,
                reducer: reducer(),
                dependencies: dependencies,
                recorder: record
            )
            return (core, record)
        }
        self.dismissal = dismissal
        self.place = place
        timeout = .seconds(1)
    }

    /// The state after the last action that the test sent or received.
    public var state: State { record.state }

    /// Runs a function with another exhaustivity.
    public func withExhaustivity<R>(
        _ exhaustivity: Exhaustivity,
        operation: () throws -> R
    ) rethrows -> R {
        let before = self.exhaustivity
        defer { self.exhaustivity = before }
        self.exhaustivity = exhaustivity
        return try operation()
    }

    /// Runs a function with another exhaustivity.
    public func withExhaustivity<R>(
        _ exhaustivity: Exhaustivity,
        operation: () async throws -> R
    ) async rethrows -> R {
        let before = self.exhaustivity
        defer { self.exhaustivity = before }
        self.exhaustivity = exhaustivity
        return try await operation()
    }

    // Not isolated: an isolated one would run outside of the test's task, and its issues with it.
    deinit {
        guard exhaustivity == .on else { return }
        let (received, inFlight) = record.left
        if !received.isEmpty { place.report(unhandled(received, "by the end of the test")) }
        for origin in inFlight {
            origin.place.report(
                """
                An effect returned for this action is still running. It must complete before the \
                end of the test. …

                    \(origin.action)

                Wait for it with "finish", cancel the task that "send" returns, or have the \
                feature cancel it.
                """
            )
        }
    }

    /// Reports actions that the test has not asserted.
    func reportReceived(at place: SourcePlace, _ when: String) {
        guard !record.received.isEmpty else { return }
        place.report(unhandled(record.received.map { describe($0.action) }, when))
    }
}

/// The message for actions that a test has not asserted.
private func unhandled(_ actions: [String], _ when: String) -> String {
    """
    The store received \(actions.count) unexpected action\(actions.count == 1 ? "" : "s") \
    \(when): …

    Unhandled actions:
    \(actions.map { "    • \($0)" }.joined(separator: "\n"))
    """
}

/// A test store of the state and the actions of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// The core of a test store, with its dependencies.
@MainActor
protocol TestableCore<State, Action>: StoreCore {
    var dependencies: DependencyValues { get set }
}

extension RootCore: TestableCore {}
