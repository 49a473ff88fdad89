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
            /// A trait switched it off, for the reason given.
            case skipped(reason: String)
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
        issues = []
        ended = false
        for event in events.map(\.payload) {
            let id = event.testID ?? ""
            switch event.kind {
            case "function": tests[event.id ?? ""] = Self.test(event)
            case "testStarted": tests[id]?.end = .never(wasStarted: true)
            case "testEnded": tests[id]?.end = .ended
            case "testSkipped":
                tests[id]?.end = .skipped(reason: event._comments?.first ?? "switched off")
            case "issueRecorded":
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
            end: .never(wasStarted: false)
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
