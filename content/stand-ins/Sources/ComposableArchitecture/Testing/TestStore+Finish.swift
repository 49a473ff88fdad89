extension TestStore {
    /// Waits for all effects to end; those that do not are reported.
    public func finish(
        timeout duration: Duration? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID, filePath, line, column)
        await wait(duration, untilIdle: true) { self.record.inFlight.isEmpty }
        if !record.inFlight.isEmpty {
            let list = record.inFlight.sorted { $0.key < $1.key }.map { "    • \($0.value.action)" }
            place.report(
                """
                Expected effects to finish, but there are still effects in-flight after \
                \(duration ?? timeout). They were begun by: …

                \(list.joined(separator: "\n"))
                """
            )
            record.forgetInFlight()
        }
        guard exhaustivity == .on else { return }
        reportReceived(at: place, "by the end of \"finish\"")
        await skipReceivedActions(strict: false)
    }

    /// Drops the received actions that the test has not asserted, and takes their state over.
    ///
    /// - Parameter strict: whether it is an issue when there are none.
    public func skipReceivedActions(
        strict: Bool = true,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await settle()
        if strict, record.received.isEmpty {
            SourcePlace(fileID, filePath, line, column)
                .report("There were no received actions to skip.")
        }
        while !record.received.isEmpty { skip() }
    }

    /// Stops to wait for the effects in flight.
    ///
    /// - Parameter strict: whether it is an issue when there are none.
    public func skipInFlightEffects(
        strict: Bool = true,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await settle()
        if strict, record.inFlight.isEmpty {
            SourcePlace(fileID, filePath, line, column)
                .report("There were no in-flight effects to skip.")
        }
        record.forgetInFlight()
    }

    /// Lets other work go on until a condition holds, nothing is in flight or the time is over.
    ///
    /// A machine that is busy elsewhere must not fail a test, so the time is over only when there
    /// were many occasions, too.
    func wait(
        _ duration: Duration?,
        untilIdle: Bool = false,
        _ condition: @MainActor () -> Bool
    ) async {
        let end = ContinuousClock.now + (duration ?? timeout)
        var rounds = 0
        while !condition(), !Task.isCancelled {
            if !untilIdle, record.inFlight.isEmpty { return }
            if rounds >= 500, ContinuousClock.now > end { return }
            rounds += 1
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }
}

/// The effects that an action of a test has set off.
public struct TestStoreTask: Hashable, Sendable {
    let rawValue: Task<Void, Never>?
    let timeout: Duration

    /// Ends the effects, and waits until they have ended.
    public func cancel() async {
        rawValue?.cancel()
        await rawValue?.value
    }

    /// Waits for the effects; it is an issue when they do not end in time.
    public func finish(
        timeout duration: Duration? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        guard let rawValue else { return }
        let ended = TaskEnd()
        let watch = Task {
            await rawValue.value
            await ended.note()
        }
        let end = ContinuousClock.now + (duration ?? timeout)
        var rounds = 0
        while await !ended.isNoted {
            if rounds >= 500, ContinuousClock.now > end {
                watch.cancel()
                SourcePlace(fileID, filePath, line, column).report(
                    "Expected task to finish, but it is still in-flight after \(duration ?? timeout)."
                )
                return
            }
            rounds += 1
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }

    /// Whether the effects have been told to end.
    public var isCancelled: Bool { rawValue?.isCancelled ?? true }
}

private actor TaskEnd {
    private(set) var isNoted = false

    func note() { isNoted = true }
}
