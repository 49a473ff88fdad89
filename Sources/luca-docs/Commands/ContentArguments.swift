import Terminal
import Workspace

/// What every command that reads rulebooks does first.
enum ContentArguments {
    /// `--verbose`, the same for every command that reads rulebooks.
    static let verbose = Command.Option.flag(
        "verbose",
        short: "v",
        help: "say on standard error which content is read, and why"
    )

    /// Reads the rulebooks that `--content` names or that lie nearest.
    static func load(_ arguments: Arguments, _ console: Console) throws -> LoadedContent {
        let root = try ContentRoot.find(given: arguments.value(of: "content"))
        if arguments.flag("verbose") { console.report("luca-docs: \(root.explanation)") }
        return try LoadedContent.load(root)
    }
}
