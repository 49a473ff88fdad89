/// What a run of a test program said, read from Swift Testing's event stream (version 0).
public struct TestRun: Sendable, Codable, Equatable {
    /// A test function and how it ended.
    public struct Test: Sendable, Codable, Equatable {
        /// How a test ended.
        public enum End: Sendable, Codable, Equatable {
            /// It was not started, or never came back.
            case never(wasStarted: Bool)
            /// It ended the program that it ran in.
            case cutShort(CutShort)
            /// It came to its end; issues tell whether it passed.
            case ended
            /// It says nothing of the code: a trait switched it off, it cancelled itself, or it is
            /// known to fail.
            case skipped(reason: String)
            /// It has no arguments to be run with.
            case noCases
        }

        /// How a test's program ended while the test ran.
        public struct CutShort: Sendable, Codable, Equatable {
            /// The program's end.
            public var end: ProgramEnd
            /// The last of what the program wrote.
            public var output: String
            /// Whether no other test was running then, so that it is this one's doing.
            public var ranAlone: Bool
        }

        /// The stream's name for it.
        public var id: String
        /// The function's name with its labels.
        public var name: String
        /// The compiled file, as the compiler was given it.
        public var file: String
        /// The physical line in that file.
        public var line: Int
        /// How it ended.
        public var end: End
    }

    /// A failed expectation, an unexpected error, a timeout.
    public struct Issue: Sendable, Codable, Equatable {
        /// The test's id; nil when it belongs to none.
        public var test: String?
        /// The file as `#sourceLocation` names it; empty for none.
        public var file: String
        /// The line as `#sourceLocation` counts it.
        public var line: Int
        /// The column in UTF-8 bytes.
        public var column: Int
        /// What failed.
        public var text: String
        /// The author's comment and other details.
        public var details: [String]
    }

    /// The test functions, sorted by id.
    public var tests: [Test]
    /// The issues in the order in which they were recorded, known ones left out.
    public var issues: [Issue]
    /// Whether the run came to its end.
    public var ended: Bool

    /// Whether all tests came to their end and none failed.
    public var isGood: Bool { ended && issues.isEmpty && culprits.isEmpty }

    /// The tests that ended their program.
    public var culprits: [Test] {
        tests.filter { if case .cutShort = $0.end { true } else { false } }
    }

    /// Reads the stream's records.
    public init(_ events: [TestEvent]) {
        var tests: [String: Test] = [:]
        // Why tests say nothing although they come to their end.
        var hollow: [String: String] = [:]
        issues = []
        ended = false
        for event in events.map(\.payload) {
            let id = event.testID ?? ""
            switch event.kind {
            case "function": tests[event.id ?? ""] = Self.test(event)
            case "testStarted": tests[id]?.end = .never(wasStarted: true)
            case "testEnded":
                tests[id]?.end = hollow[id].map { .skipped(reason: $0) } ?? .ended
            case "testSkipped" where tests[id]?.end != .noCases:
                let reason = event._comments?.first ?? "switched off"
                tests[id]?.end = .skipped(reason: "test switched off: \(reason)")
            case "testCancelled", "testCaseCancelled":
                hollow[id] = "test cancelled itself: \(event._comments?.first ?? "for no reason")"
            case "issueRecorded":
                if event.isKnownFailure { hollow[id] = "an expectation is known to fail" }
                if event.issue?.isKnown != true, event.issue?.severity != "warning" {
                    issues.append(Self.issue(event))
                }
            case "runEnded": ended = true
            default: break
            }
        }
        self.tests = tests.values.sorted { $0.id < $1.id }
    }

    private static func test(_ event: TestEvent.Payload) -> Test {
        Test(
            id: event.id ?? "",
            name: event.name ?? "",
            file: event.sourceLocation?._filePath ?? "",
            line: event.sourceLocation?.line ?? 0,
            end: event.isParameterized == true && event._testCases?.isEmpty == true
                ? .noCases : .never(wasStarted: false)
        )
    }

    private static func issue(_ event: TestEvent.Payload) -> Issue {
        let place = event.issue?.sourceLocation ?? event._sourceLocation
        let messages = event.messages ?? []
        return Issue(
            test: event.testID,
            file: place?._filePath ?? "",
            line: place?.line ?? 0,
            column: place?.column ?? 1,
            text: messages.first { $0.symbol == "fail" }?.text ?? messages.first?.text ?? "failed",
            details: messages.filter { $0.symbol != "fail" }.map(\.text)
        )
    }
}

extension TestEvent.Payload {
    /// Whether a test says of one of its own expectations that it does not hold.
    ///
    /// A known issue of another kind is what the test expects: that something reports one.
    fileprivate var isKnownFailure: Bool {
        issue?.isKnown == true
            && messages?.contains { $0.text.hasPrefix("Expectation failed") } == true
    }
}
