import Foundation
import Terminal

/// The half of `luca-docs` that needs a Swift toolchain; `luca-docs` hands over to it.
///
/// It is a program of its own because it loads SwiftSyntax, keeps much memory and may die with the
/// compiler. People see one command, so it goes by that command's name.
@main
struct LucaDocsSwift {
    static func main() async {
        if CommandLine.arguments.dropFirst() == [HTTPProgram.word] { HTTPProgram.run() }
        let program = Program(
            name: "luca-docs",
            summary: "the commands that need a Swift toolchain",
            commands: CommandList.commands
        )
        exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
