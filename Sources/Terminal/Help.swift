extension Program {
    /// The list of commands.
    func help(colored: Bool) -> String {
        let width = (allCommands.map(\.name.utf8.count).max() ?? 0) + 2
        var text = "\(TextStyle.bold(name, if: colored)): \(summary)\n\n"
        text += heading("usage", colored) + "  \(name) COMMAND [OPTIONS]\n\n"
        text += heading("commands", colored)
        for command in allCommands {
            text += "  " + pad(command.name, to: width) + command.summary + "\n"
        }
        text += "\n'\(name) COMMAND --help' tells more of one command."
        return text
    }

    /// All about one command.
    func help(for command: Command, colored: Bool) -> String {
        var text =
            "\(TextStyle.bold("\(name) \(command.name)", if: colored)): \(command.summary)\n\n"
        text += heading("usage", colored) + "  \(usage(of: command))\n"
        if !command.details.isEmpty { text += "\n" + wrap(command.details) + "\n" }
        let operands = command.operands.map { ($0.name, $0.help) }
        let options = (command.options + [.flag("help", short: "h", help: "show this text")])
            .map { (spelling(of: $0), $0.help) }
        // A list of choices may be longer than a line; its help then stands below it.
        let widths = (operands + options).map(\.0.utf8.count).filter { $0 <= 28 }
        let width = (widths.max() ?? 0) + 2
        for (title, rows) in [("operands", operands), ("options", options)] where !rows.isEmpty {
            text += "\n" + heading(title, colored)
            for (word, help) in rows {
                let gap = "\n" + String(repeating: " ", count: width + 2)
                text += "  " + (word.utf8.count < width ? pad(word, to: width) : word + gap) + help
                text += "\n"
            }
        }
        if !command.examples.isEmpty {
            text += "\n" + heading("examples", colored)
            for example in command.examples {
                text += "  \(TextStyle.cyan(example.line, if: colored))\n      \(example.does)\n"
            }
        }
        return text
    }

    /// Fills paragraphs to 79 columns; lines that begin with a space stay as they are.
    private func wrap(_ text: String) -> String {
        var lines: [String] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let first = line.first, first != " " else {
                lines.append(String(line))
                isOpen = false
                continue
            }
            for word in line.split(separator: " ") {
                if isOpen, lines[lines.count - 1].count + word.count < 79 {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(String(word))
                }
                isOpen = true
            }
        }
        return lines.joined(separator: "\n")
    }

    private func usage(of command: Command) -> String {
        var words = [name, command.name]
        for operand in command.operands {
            let word = operand.name + (operand.repeats ? "..." : "")
            words.append(operand.isRequired ? word : "[\(word)]")
        }
        if !command.options.isEmpty { words.append("[OPTIONS]") }
        return words.joined(separator: " ")
    }

    private func spelling(of option: Command.Option) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        let value = option.choices.isEmpty ? option.value : option.choices.joined(separator: "|")
        return "\(short)--\(option.name)" + (value.map { " \($0)" } ?? "")
    }

    private func heading(_ text: String, _ colored: Bool) -> String {
        TextStyle.bold(text, if: colored) + "\n"
    }

    private func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.utf8.count, 1))
    }
}
