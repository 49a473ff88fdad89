import Dependencies
@_spi(SharedChangeTracking) import Sharing

extension TestStore {
    /// Compares a change of state with the one that a test expects.
    func check(
        _ before: State,
        _ actual: State,
        _ update: ((_ state: inout State) throws -> Void)?,
        _ generator: StackElementIDGenerator,
        _ place: SourcePlace
    ) {
        // A test asserts the changes of shared values with those of the state. Where it need not
        // name all, what it does not name is what it is.
        if exhaustivity != .on { sharedChanges.reset() }
        sharedChanges.assert { compare(before, actual, update, generator, place) }
        sharedChanges.reset()
    }

    private func compare(
        _ before: State,
        _ actual: State,
        _ update: ((_ state: inout State) throws -> Void)?,
        _ generator: StackElementIDGenerator,
        _ place: SourcePlace
    ) {
        switch exhaustivity {
        case .on: checkAll(before, actual, update, generator, place)
        case .off(let showSkippedAssertions):
            var expected = actual
            if let update { apply(update, to: &expected, generator, place) }
            reportDifference(expected, actual, place)
            guard showSkippedAssertions else { return }
            var named = before
            if let update { apply(update, to: &named, generator, place) }
            if let skipped = StateDiff(named, actual).text {
                print("\(place): not asserted: …\n\n\(skipped)\n")
            }
        }
    }

    private func checkAll(
        _ before: State,
        _ actual: State,
        _ update: ((_ state: inout State) throws -> Void)?,
        _ generator: StackElementIDGenerator,
        _ place: SourcePlace
    ) {
        guard let update else {
            guard before != actual else { return }
            place.report(
                """
                State was not expected to change, but a change occurred: …

                \(StateDiff(before, actual).text ?? "    (not visible in the values)")

                (Expected: −, Actual: +)
                """
            )
            return
        }
        var expected = before
        apply(update, to: &expected, generator, place)
        if expected == before, actual == before {
            place.report("Expected state to change, but no change occurred.")
            return
        }
        reportDifference(expected, actual, place)
    }

    /// Runs a test's closure as the feature's own code would run.
    func apply(
        _ update: (_ state: inout State) throws -> Void,
        to state: inout State,
        _ generator: StackElementIDGenerator,
        _ place: SourcePlace
    ) {
        do {
            try withDependencies {
                $0 = dependencies
                $0.stackElementID = generator
            } operation: {
                try sharedChanges.assert { try update(&state) }
            }
        } catch {
            place.report("Threw error: \(error)")
        }
    }

    func reportDifference(_ expected: State, _ actual: State, _ place: SourcePlace) {
        guard expected != actual else { return }
        place.report(
            """
            A state change does not match expectation: …

            \(StateDiff(expected, actual).text ?? "    (not visible in the values)")

            (Expected: −, Actual: +)
            """
        )
    }
}
