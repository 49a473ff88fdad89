/// One line of Swift Testing's event stream, version 0: a test that exists, or something that
/// happened to one.
public struct TestEvent: Decodable, Sendable {
    let payload: Payload

    struct Payload: Decodable, Sendable {
        var kind: String
        var id: String?
        var name: String?
        var sourceLocation: Place?
        var testID: String?
        var messages: [Message]?
        var issue: Issue?
        var isParameterized: Bool?
        var _testCases: [TestCase]?
        var _comments: [String]?
        var _sourceLocation: Place?
    }

    struct TestCase: Decodable, Sendable {}

    struct Place: Decodable, Sendable {
        var _filePath: String?
        var line: Int
        var column: Int
    }

    struct Message: Decodable, Sendable {
        var symbol: String
        var text: String
    }

    struct Issue: Decodable, Sendable {
        var isKnown: Bool?
        var severity: String?
        var sourceLocation: Place?
    }
}
