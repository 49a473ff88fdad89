import Terminal

/// Every command of `luca-docs-swift`.
enum CommandList {
    static let commands: [Command] = [SiteCommand.command]
}
