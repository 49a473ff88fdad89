import Foundation

/// A GET, or a PUT of bytes.
struct HTTPRequest: Sendable, Codable {
    var url: URL
    /// The header that names who asks.
    var authorization: String?
    /// What is put there; nil for a GET.
    var body: Data?
    /// How many bytes the answer may have.
    var limit = 8 << 20
}

/// What came of a request.
enum HTTPAnswer: Sendable, Codable {
    /// The whole answer: its status and its body.
    case status(Int, Data)
    case tookTooLong
    /// The body was larger than allowed.
    case tooLarge
    /// The process that speaks HTTP is gone.
    case gone
    /// No answer, in words that follow the server's name.
    case failed(String)
}

/// What goes to and fro between a run and its process that speaks HTTP: a line of JSON each.
struct Numbered<Value: Codable & Sendable>: Codable, Sendable {
    /// Tells which answer is to which request.
    var number: Int
    var value: Value

    /// Reads a line; nil when it holds something else.
    static func read(_ line: Data) -> Self? { try? JSONDecoder().decode(Self.self, from: line) }

    /// The line, with its end.
    func line() throws -> Data { try JSONEncoder().encode(self) + [UInt8(ascii: "\n")] }
}
