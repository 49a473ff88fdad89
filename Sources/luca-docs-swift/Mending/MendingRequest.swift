import Diagnostics
import Terminal
import Workspace

/// What `--fix`, `--record` and `--reformat` ask to be changed in the documents.
struct MendingRequest: Sendable {
    /// The changes that problems carry.
    let kinds: Set<Fix.Kind>
    /// Whether to lay the code of fences out anew.
    let reformats: Bool
    /// Whether to show the changes and to write nothing.
    let isDry: Bool

    /// The options, for the help.
    static let options: [Command.Option] = [
        .flag("fix", help: "write clear fix-its into the documents, those that do some good"),
        .flag("record", help: "write what programs print, and what marked errors say, likewise"),
        .flag("reformat", help: "write the fences as 'swift format' lays them out"),
        .flag("dry-run", help: "with these: write nothing, show a diff, exit 1 if there is one"),
    ]

    /// Reads the options; nil when nothing is to be changed.
    init?(_ arguments: Arguments) {
        kinds = Set(
            [arguments.flag("fix") ? .fixIt : nil, arguments.flag("record") ? .recording : nil]
                .compactMap { $0 }
        )
        reformats = arguments.flag("reformat")
        isDry = arguments.flag("dry-run")
        if kinds.isEmpty, !reformats { return nil }
    }

    /// Refuses options that would be ignored, and content that is no file.
    static func check(_ arguments: Arguments) throws {
        let asked = ["fix", "record", "reformat"].filter { arguments.flag($0) }
        guard let first = asked.first else {
            guard !arguments.flag("dry-run") else {
                throw UsageError(
                    "'--dry-run' shows what would be changed, and nothing is asked to be",
                    hint: "add '--fix', '--record' or '--reformat'"
                )
            }
            return
        }
        if arguments.value(of: "treat") != nil {
            throw UsageError(
                "'--treat' and '--\(first)' do not go together",
                hint: "'--treat' counts how far fences compile, and changes none"
            )
        }
        if arguments.flag("watch") {
            throw UsageError(
                "'--watch' and '--\(first)' do not go together",
                hint: "run 'luca-docs verify --\(first)' beside it: both may use the same results"
            )
        }
        if arguments.flag("dry-run"), arguments.flag("accept") {
            throw UsageError(
                "'--dry-run' and '--accept' do not go together",
                hint: "what would be written cannot be accepted before it is"
            )
        }
    }

    /// How many problems could be mended by which option; nil when none could.
    static func offer(for problems: [Diagnostic]) -> String? {
        func count(_ kind: Fix.Kind) -> Int {
            problems.count { $0.fixes.contains { $0.isClear && $0.kind == kind } }
        }
        let offers = [(count(.fixIt), "--fix"), (count(.recording), "--record")]
            .filter { $0.0 > 0 }.map { "'\($0.1)' for \($0.0) of them" }
        return offers.isEmpty ? nil : "hint: try \(offers.joined(separator: ", "))"
    }

    /// Refuses content that is no file.
    static func check(_ root: ContentRoot) throws {
        guard root.place == .carried else { return }
        throw UsageError(
            "the rulebooks built into the program cannot be changed",
            hint: "give a folder of documents with '--content DIR'"
        )
    }
}
