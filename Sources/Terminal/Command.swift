/// One command of a program: what people type, what it does, and its help.
public struct Command: Sendable {
    /// A word that stands for itself, such as a file.
    public struct Operand: Sendable {
        /// How the help names it, such as `FILE`.
        public let name: String
        /// One line.
        public let help: String
        /// Whether the command needs it.
        public let isRequired: Bool
        /// Whether more than one may be given; only the last operand may repeat.
        public let repeats: Bool

        /// Describes an operand.
        public init(_ name: String, help: String, isRequired: Bool = true, repeats: Bool = false) {
            self.name = name
            self.help = help
            self.isRequired = isRequired
            self.repeats = repeats
        }
    }

    /// A word that opens with hyphens.
    public struct Option: Sendable {
        /// The long name without hyphens.
        public let name: String
        /// The one-letter name, if it has one.
        public let short: Character?
        /// What its value is called in the help, such as `DIR`; nil for a flag.
        public let value: String?
        /// The values that are allowed; empty for any.
        public let choices: [String]
        /// One line.
        public let help: String

        /// Describes a flag.
        public static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
            Option(name: name, short: short, value: nil, choices: [], help: help)
        }

        /// Describes an option with a value.
        public static func value(
            _ name: String,
            _ value: String,
            short: Character? = nil,
            choices: [String] = [],
            help: String
        ) -> Option {
            Option(name: name, short: short, value: value, choices: choices, help: help)
        }
    }

    /// A line to try, and what it does.
    public struct Example: Sendable {
        /// The line as typed.
        public let line: String
        /// What it does.
        public let does: String

        /// Shows a line to try.
        public init(_ line: String, _ does: String) {
            self.line = line
            self.does = does
        }
    }

    /// What a command does when it is run.
    public typealias Action = @Sendable (Arguments, Console) async throws -> ExitCode

    /// The word people type.
    public let name: String
    /// One line for the list of commands.
    public let summary: String
    /// What the help says beyond the summary; may have several paragraphs.
    public let details: String
    /// The operands in order.
    public let operands: [Operand]
    /// The options; `--help` is added to every command.
    public let options: [Option]
    /// Lines to try.
    public let examples: [Example]
    /// The work.
    public let run: Action

    /// Describes a command.
    public init(
        name: String,
        summary: String,
        details: String = "",
        operands: [Operand] = [],
        options: [Option] = [],
        examples: [Example] = [],
        run: @escaping Action
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.operands = operands
        self.options = options
        self.examples = examples
        self.run = run
    }
}

extension Command.Option {
    /// `--content DIR`, the same for every command that reads rulebooks.
    public static let content = value(
        "content",
        "DIR",
        help: "the folder of rulebooks (default: looked for from here upwards)"
    )
    /// `--json`, the same for every command that can answer machines.
    public static let json = flag("json", help: "print JSON with a schema version")
}
