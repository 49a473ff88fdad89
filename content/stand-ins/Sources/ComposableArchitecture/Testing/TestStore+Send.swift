@_spi(SharedChangeTracking) import Sharing

extension TestStore {
    /// Sends an action as a user would, and asserts how the state changes.
    ///
    /// - Parameter updateStateToExpectedResult: makes of the state before what it must be after.
    @discardableResult
    public func send(
        _ action: Action,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        let place = SourcePlace(fileID, filePath, line, column)
        if !record.received.isEmpty {
            if exhaustivity == .on {
                reportReceived(at: place, "that must be handled before sending an action")
            }
            await skipReceivedActions(strict: false)
        }
        record.origin = .init(action: describe(action), place: place)
        let before = record.state
        let generator = dependencies.stackElementID.copy()
        let token = record.lastToken
        let task = core.send(action)
        await settle(after: token)
        check(before, record.state, updateStateToExpectedResult, generator, place)
        return TestStoreTask(rawValue: task, timeout: timeout)
    }

    /// Sends the action of a case that holds nothing.
    @discardableResult
    public func send(
        _ action: CaseKeyPath<Action, Void>,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        await send(
            AnyCasePath(action).embed(()),
            assert: updateStateToExpectedResult,
            fileID: fileID,
            file: filePath,
            line: line,
            column: column
        )
    }

    /// Sends the action of a case with this value: `send(\.binding.name, "Blob")`.
    @discardableResult
    public func send<Value>(
        _ action: CaseKeyPath<Action, Value>,
        _ value: Value,
        assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        await send(
            AnyCasePath(action).embed(value),
            assert: updateStateToExpectedResult,
            fileID: fileID,
            file: filePath,
            line: line,
            column: column
        )
    }

    /// Asserts the state as it is now.
    public func assert(
        _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = SourcePlace(fileID, filePath, line, column)
        let generator = dependencies.stackElementID.copy()
        sharedChanges.reset()
        sharedChanges.assert {
            var expected = record.state
            apply(updateStateToExpectedResult, to: &expected, generator, place)
            reportDifference(expected, record.state, place)
        }
    }

    /// Lets the work in flight go as far as it goes by itself.
    ///
    /// Nothing tells work that waits from work that is about to go on, so each gets many
    /// occasions; work that began after a token gets more than what may have waited for long.
    func settle(after token: Int? = nil) async {
        for round in 0..<200 {
            let isQuiet =
                if let token { !record.inFlight.keys.contains { $0 > token } } else {
                    record.inFlight.isEmpty || round >= 60
                }
            if round >= 20, isQuiet { return }
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }
}
