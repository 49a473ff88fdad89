public import Diagnostics

/// The words after a command, read by its description.
public struct Arguments: Sendable {
    /// The words that stand for themselves, in order.
    public let operands: [String]
    private let flags: Set<String>
    private let values: [String: [String]]

    /// True when the flag was given.
    public func flag(_ name: String) -> Bool { flags.contains(name) }

    /// The option's value; the last one counts when it was given more than once.
    public func value(of name: String) -> String? { values[name]?.last }

    /// All values of an option in the order given.
    public func values(of name: String) -> [String] { values[name] ?? [] }

    /// The option's value as a whole number of at least `minimum`.
    public func number(of name: String, atLeast minimum: Int = 1) throws(UsageError) -> Int? {
        guard let text = value(of: name) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw UsageError("'--\(name)' takes a whole number from \(minimum), not '\(text)'")
        }
        return number
    }

    /// Reads the words after a command's name.
    ///
    /// `--name value`, `--name=value`, `-n value` and flags may stand anywhere; `--` ends options.
    public init(_ words: [String], for command: Command) throws(UsageError) {
        var operands: [String] = []
        var flags: Set<String> = []
        var values: [String: [String]] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard Self.isOption(word) else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = try Self.option(named: String(parts[0]), of: command)
            guard let placeholder = option.value else {
                guard parts.count == 1 else {
                    throw UsageError("'--\(option.name)' is a flag and takes no value")
                }
                flags.insert(option.name)
                continue
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError("'\(word)' needs a value: --\(option.name) \(placeholder)")
            }
            // `-o "$UNSET"` must not become the folder that happens to be current.
            guard !value.isEmpty else {
                throw UsageError("'--\(option.name)' needs a value that is not empty")
            }
            guard option.choices.isEmpty || option.choices.contains(value) else {
                throw UsageError(
                    "'--\(option.name)' takes \(option.choices.joined(separator: ", ")), "
                        + "not '\(value)'",
                    hint: suggestion(for: value, among: option.choices).map {
                        "did you mean '\($0)'?"
                    }
                )
            }
            values[option.name, default: []].append(value)
        }
        self.operands = operands
        self.flags = flags
        self.values = values
        try checkOperands(of: command)
    }

    /// True for `-x` and `--word`; a question about `->` and a negative number are operands.
    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let first = word.utf8.first(where: { $0 != 0x2D }) else {
            return false
        }
        return first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
    }

    private static func option(
        named word: String,
        of command: Command
    ) throws(UsageError) -> Command.Option {
        let found = command.options.first { option in
            word == "--" + option.name || option.short.map { word == "-\($0)" } ?? false
        }
        if let found { return found }
        let names = command.options.map { "--" + $0.name } + ["--help"]
        throw UsageError(
            "unknown option '\(word)'",
            hint: suggestion(for: word, among: names).map { "did you mean '\($0)'?" }
        )
    }

    private func checkOperands(of command: Command) throws(UsageError) {
        let required = command.operands.filter(\.isRequired)
        if operands.count < required.count {
            throw UsageError("\(required[operands.count].name) is missing")
        }
        let mayRepeat = command.operands.last?.repeats ?? false
        if operands.count > command.operands.count, !mayRepeat {
            throw UsageError("unexpected '\(operands[command.operands.count])'")
        }
    }
}

/// Words on the command line that the program cannot follow.
public struct UsageError: RunError, Sendable {
    /// Lower case, without a final stop.
    public let message: String
    /// The way out, if it is known.
    public let hint: String?

    /// Says what cannot be followed.
    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
