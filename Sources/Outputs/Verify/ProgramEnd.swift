/// How a program that was run came to its end.
public enum ProgramEnd: Sendable, Equatable, Codable {
    /// It returned, with whatever code.
    case returned
    /// A signal ended it, such as the trap of a `fatalError`.
    case signal(Int)
    /// It was still running after that many seconds and was ended.
    case tookTooLong(seconds: Int)
}
