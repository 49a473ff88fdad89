/// How a program that was run came to its end.
public enum ProgramEnd: Sendable, Equatable, Codable {
    /// It returned, or called `exit`, with that code.
    case returned(code: Int)
    /// A signal ended it, such as the trap of a `fatalError`.
    case signal(Int)
    /// It was still running after that many seconds and was ended.
    case tookTooLong(seconds: Int)
    /// It was refused more memory than that many megabytes.
    case neededTooMuchMemory(megabytes: Int)
    /// It wrote a file, or to its output, more than that many megabytes.
    case wroteTooMuch(megabytes: Int)

    /// What it did, to be put after the name of what was run.
    var words: String {
        switch self {
        case .returned(let code): "ended the program with exit code \(code)"
        case .signal(let number): "crashed with signal \(number)"
        case .tookTooLong(let seconds): "was still running after \(seconds) s"
        case .neededTooMuchMemory(let megabytes): "needed more than \(megabytes) MB of memory"
        case .wroteTooMuch(let megabytes): "wrote more than \(megabytes) MB"
        }
    }
}
