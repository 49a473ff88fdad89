import Terminal

/// Every command of `luca-docs`, in the order in which the help lists them.
enum CommandList {
    static let commands: [Command] = [
        AskCommand.command,
        CheckCommand.command,
        ListCommand.command,
        ShowCommand.command,
        GraphCommand.command,
        RenderCommand.command,
        CoverageCommand.command,
        ExplainCommand.command,
    ]

    static let handedOver = [
        HandedOver(
            name: "verify",
            summary: "prove every Swift sample with the real compiler",
            program: "luca-docs-swift"
        ),
        HandedOver(
            name: "ledger",
            summary: "list every fence with its proof",
            program: "luca-docs-swift"
        ),
        HandedOver(
            name: "site",
            summary: "write the rulebooks as a static web site",
            program: "luca-docs-swift"
        ),
    ]
}
