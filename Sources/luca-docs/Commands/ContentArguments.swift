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

    /// Reads the rulebooks that `--content` names or that lie nearest; without `--content` those of
    /// `file` when there is such a file and it lies elsewhere.
    static func load(
        _ arguments: Arguments,
        _ console: Console,
        around file: String? = nil
    ) throws -> LoadedContent {
        try LoadedContent.load(root(arguments, console, around: file))
    }

    /// Finds what `load` reads.
    static func root(
        _ arguments: Arguments,
        _ console: Console,
        around file: String? = nil
    ) throws -> ContentRoot {
        let given = arguments.value(of: "content")
        var root = try ContentRoot.find(given: given)
        if given == nil, let file, ContentRoot.isFile(file), root.path(of: file) == nil {
            root = try ContentRoot.containing([file]).0
        }
        if arguments.flag("verbose") { console.report("luca-docs: \(root.explanation)") }
        return root
    }
}
