/// How a run ended, the same for every command.
public enum ExitCode: Int32, Sendable {
    /// Nothing wrong.
    case clean = 0
    /// Problems were found and printed.
    case problems = 1
    /// The run could not do its work: bad arguments, unreadable folder, missing tool.
    case couldNotRun = 2
}
