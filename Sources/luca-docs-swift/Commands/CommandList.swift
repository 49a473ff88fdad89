import Terminal

/// Every command of `luca-docs-swift`.
enum CommandList {
    static let commands: [Command] = [
        VerifyCommand.command, LedgerCommand.command, SiteCommand.command,
    ]
}
