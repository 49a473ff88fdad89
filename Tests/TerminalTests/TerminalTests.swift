import CaseFiles
import Terminal
import Testing

@Suite struct ArgumentsTests {
    static let command = Command(
        name: "brew",
        summary: "make tea",
        operands: [.init("TEA", help: "which"), .init("CUP", help: "where", isRequired: false)],
        options: [
            .flag("hot", short: "t", help: "boil it"),
            .value("sugar", "N", short: "s", help: "spoons"),
            .value("milk", "KIND", choices: ["oat", "cow"], help: "which milk"),
        ]
    ) { _, _ in .clean }

    @Test(arguments: CaseFile.all())
    func readsCommandLines(_ file: CaseFile) {
        var output = ""
        for line in (file["lines"] ?? "").split(separator: "\n") {
            output += "\(line)\n    \(read(String(line)))\n"
        }
        file.check(output)
    }

    private func read(_ line: String) -> String {
        let words = line.split(separator: " ").map(String.init)
        do throws(UsageError) {
            let arguments = try Arguments(words, for: Self.command)
            let sugar = try arguments.number(of: "sugar", atLeast: 0).map(String.init) ?? "-"
            return "\(arguments.operands) hot \(arguments.flag("hot")) sugar \(sugar) "
                + "milk \(arguments.value(of: "milk") ?? "-")"
        } catch {
            return error.message + (error.hint.map { "; \($0)" } ?? "")
        }
    }
}
