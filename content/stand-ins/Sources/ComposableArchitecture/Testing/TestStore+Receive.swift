extension TestStore where Action: Equatable {
    /// Asserts that an effect has sent an action, and how it changes the state.
    public func receive(
        _ expectedAction: Action,
        timeout duration: Duration? = nil,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await receive(
            Expectation(name: describe(expectedAction)) { $0 == expectedAction },
            duration,
            updateStateToExpectedResult,
            SourcePlace(fileID, filePath, line, column)
        )
    }
}

extension TestStore {
    @available(
        *,
        unavailable,
        message: """
            Provide a key path to the case you expect to receive (like 'store.receive(\\.tap)'), \
            or conform 'Action' to 'Equatable' to assert against it directly.
            """
    )
    @_disfavoredOverload
    public func receive(
        _ expectedAction: Action,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async { fatalError("unavailable") }

    /// Asserts that an effect has sent an action of this kind, and how it changes the state.
    @_disfavoredOverload
    public func receive(
        _ isMatching: @escaping (_ action: Action) -> Bool,
        timeout duration: Duration? = nil,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await receive(
            Expectation(name: "an action that matches the predicate", matches: isMatching),
            duration,
            updateStateToExpectedResult,
            SourcePlace(fileID, filePath, line, column)
        )
    }

    /// Asserts that an effect has sent an action of this case: `receive(\.child.saved)`.
    @_disfavoredOverload
    public func receive<Value>(
        _ actionCase: CaseKeyPath<Action, Value>,
        timeout duration: Duration? = nil,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let path = AnyCasePath(actionCase)
        await receive(
            Expectation(name: "an action at \(actionCase)") { path.extract(from: $0) != nil },
            duration,
            updateStateToExpectedResult,
            SourcePlace(fileID, filePath, line, column)
        )
    }

    /// Asserts that an effect has sent an action of this case with this value.
    @_disfavoredOverload
    public func receive<Value: Equatable>(
        _ actionCase: CaseKeyPath<Action, Value>,
        _ value: Value,
        timeout duration: Duration? = nil,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let path = AnyCasePath(actionCase)
        await receive(
            Expectation(name: describe(path.embed(value))) { path.extract(from: $0) == value },
            duration,
            updateStateToExpectedResult,
            SourcePlace(fileID, filePath, line, column)
        )
    }

    /// The action that a test waits for.
    struct Expectation {
        let name: String
        let matches: (Action) -> Bool
    }

    private func receive(
        _ expectation: Expectation,
        _ duration: Duration?,
        _ update: ((_ state: inout State) throws -> Void)?,
        _ place: SourcePlace
    ) async {
        let generator = dependencies.stackElementID.copy()
        await wait(duration) {
            self.exhaustivity == .on
                ? !self.record.received.isEmpty
                : self.record.received.contains { expectation.matches($0.action) }
        }
        if exhaustivity != .on {
            let found = record.received.contains { expectation.matches($0.action) }
            while found, let first = record.received.first, !expectation.matches(first.action) {
                skip()
            }
        }
        guard let first = record.received.first else {
            place.report(
                """
                Expected to receive \(expectation.name), but received none.

                \(record.inFlight.isEmpty
                    ? "There are no effects in flight that could send it."
                    : "There are effects in flight that may still send it.")
                """
            )
            return
        }
        guard expectation.matches(first.action) else {
            place.report(
                """
                Received unexpected action: …

                    − \(expectation.name)
                    + \(describe(first.action))

                (Expected: −, Received: +)
                """
            )
            if exhaustivity == .on { accept() }
            await settle()
            return
        }
        let before = record.state
        accept()
        record.origin = .init(action: describe(first.action), place: place)
        check(before, record.state, update, generator, place)
        await settle()
    }

    /// Takes the first received action as asserted.
    private func accept() {
        record.state = record.takeFirst().state
    }

    /// Takes the first received action without an assertion.
    func skip() {
        let skipped = record.received[0].action
        if exhaustivity == .off(showSkippedAssertions: true) {
            print("\(place): skipped a received action: \(describe(skipped))")
        }
        accept()
    }
}
