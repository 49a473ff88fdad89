import Terminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command people type: it answers from rulebooks and starts in milliseconds.
///
/// What needs a Swift toolchain is done by `luca-docs-swift`, which it hands over to.
@main
struct LucaDocs {
    static func main() async {
        let program = Program(
            name: "luca-docs",
            summary: "architecture rules in Markdown: proven, published and answered",
            commands: CommandList.commands,
            handedOver: CommandList.handedOver
        )
        exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
