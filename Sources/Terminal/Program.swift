import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program of several commands.
public struct Program: Sendable {
    /// The version of all programs of this project.
    public static let currentVersion = "0.1.0"

    /// The word people type.
    public let name: String
    /// One line.
    public let summary: String
    /// The version, such as `0.1.0`.
    public let version: String
    /// The commands in the order in which the help lists them.
    public let commands: [Command]

    /// The commands that sibling programs do, listed after the others.
    public let handedOver: [HandedOver]

    /// Describes a program.
    public init(
        name: String,
        summary: String,
        version: String = Program.currentVersion,
        commands: [Command],
        handedOver: [HandedOver] = []
    ) {
        self.name = name
        self.summary = summary
        self.version = version
        self.commands = commands
        self.handedOver = handedOver
    }

    /// Runs the command that the words name and gives the process's exit code.
    ///
    /// `help`, `--help` and `--version` are understood everywhere. Words that cannot be followed
    /// and errors that a command throws are printed with their hint, and give `.couldNotRun`.
    public func run(_ words: [String], on console: Console = Console()) async -> ExitCode {
        // A reader that closes the pipe early (`| head`) must not look like a crash.
        signal(SIGPIPE, SIG_IGN)
        guard let first = words.first, !["--help", "-h"].contains(first) else {
            console.print(help(colored: console.colorsOutput))
            return .clean
        }
        if first == "--version" {
            console.print("\(name) \(version)")
            return .clean
        }
        let asksForHelp = first == "help"
        guard let word = asksForHelp ? words.dropFirst().first : first else {
            console.print(help(colored: console.colorsOutput))
            return .clean
        }
        let rest = Array(words.dropFirst())
        if let other = handedOver.first(where: { $0.name == word }) {
            return fail(
                other.replaceProcess(with: asksForHelp ? [word, "--help"] : [word] + rest),
                console
            )
        }
        guard let command = commands.first(where: { $0.name == word }) else {
            return fail(
                UsageError(
                    "unknown command '\(word.visible(atMost: 60))'",
                    hint: suggestion(for: word, among: allCommands.map(\.name))
                        .map { "did you mean '\($0)'?" } ?? "'\(name) --help' lists the commands"
                ),
                console
            )
        }
        if asksForHelp || rest.prefix(while: { $0 != "--" }).contains(where: isHelp) {
            console.print(help(for: command, colored: console.colorsOutput))
            return .clean
        }
        do {
            return try await command.run(Arguments(rest, for: command), console)
        } catch let error as UsageError {
            return fail(
                UsageError(
                    error.message,
                    hint: error.hint ?? "see '\(name) \(command.name) --help'"
                ),
                console
            )
        } catch let error as any RunError {
            return fail(UsageError(error.message, hint: error.hint), console)
        } catch {
            console.clearProgress()
            console.report("\(name): \(error)")
            return .couldNotRun
        }
    }

    /// The names and summaries of all commands, in the order of the help.
    var allCommands: [(name: String, summary: String)] {
        commands.map { ($0.name, $0.summary) } + handedOver.map { ($0.name, $0.summary) }
    }

    private func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    private func fail(_ error: UsageError, _ console: Console) -> ExitCode {
        let label = TextStyle.red("error", if: console.colorsErrors)
        console.report("\(name): \(label): \(error.message.visible(atMost: 1000))")
        if let hint = error.hint?.visible(atMost: 1000) {
            console.report("\(TextStyle.cyan("hint", if: console.colorsErrors)): \(hint)")
        }
        return .couldNotRun
    }
}
