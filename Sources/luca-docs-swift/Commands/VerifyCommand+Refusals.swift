import Rules
import Terminal
import Workspace

extension VerifyCommand {
    /// Refuses options that would be ignored.
    static func checkCombinations(_ arguments: Arguments) throws {
        if arguments.flag("watch") { try checkThatItCanWatch(arguments) }
        try MendingRequest.check(arguments)
        let hasVariant = arguments.value(of: "variant") != nil
        if hasVariant, arguments.value(of: "export") == nil, !arguments.flag("mutate") {
            throw UsageError(
                "'--variant' says what to export, and nothing is exported",
                hint: "add '--export DIR'; every variant is proven"
            )
        }
        try checkMutation(arguments)
        if let choice = arguments.value(of: "modules"), ["real", "packages"].contains(choice),
            arguments.value(of: "export") != nil
        {
            throw UsageError(
                "'--export' and '--modules \(choice)' do not go together",
                hint: "the exported manifest has the real modules and the stand-ins"
            )
        }
        try CacheOptions.check(arguments)
        guard arguments.value(of: "treat") != nil else {
            guard arguments.value(of: "swift") == nil || arguments.value(of: "export") != nil else {
                throw UsageError(
                    "'--swift' is for '--treat' and '--export', and neither is given",
                    hint: "rulebooks say in 'modes' of rulebook.yml what they are proven in"
                )
            }
            return
        }
        let others = ["export", "modules"].filter { arguments.value(of: $0) != nil }
        if let other = arguments.flag("accept") ? "accept" : others.first {
            throw UsageError(
                "'--treat' and '--\(other)' do not go together",
                hint: "'--treat' counts how far fences compile, and proves none"
            )
        }
    }

    /// Some options make one thing at the end, and a watch has none.
    private static func checkThatItCanWatch(_ arguments: Arguments) throws {
        let single = ["export", "shard", "treat", "variant"].first {
            arguments.value(of: $0) != nil
        }
        if let other = arguments.flag("accept") ? "accept" : single {
            throw UsageError(
                "'--watch' and '--\(other)' do not go together",
                hint: "run 'luca-docs verify --\(other)' beside it: both may use the same results"
            )
        }
        if let format = arguments.value(of: "format"), !["text", "json"].contains(format) {
            throw UsageError(
                "'--watch' has no '\(format)' report, which is a whole file",
                hint: "use text, or json, which is one value a line"
            )
        }
    }

    /// Breaking samples proves none, and writes nothing.
    private static func checkMutation(_ arguments: Arguments) throws {
        guard arguments.flag("mutate") else {
            guard arguments.value(of: "min-score") == nil else {
                throw UsageError(
                    "'--min-score' is for '--mutate', which is not given",
                    hint: "add '--mutate': it breaks the samples and counts what tests notice"
                )
            }
            return
        }
        let others = ["export", "treat"].filter { arguments.value(of: $0) != nil }
        let flags = ["accept", "explain", "watch", "fix", "record", "reformat"].filter(
            arguments.flag
        )
        if let other = (others + flags).first {
            throw UsageError(
                "'--mutate' and '--\(other)' do not go together",
                hint: "'--mutate' breaks samples that are proven, and proves none"
            )
        }
        if arguments.value(of: "format") == "junit" {
            throw UsageError(
                "'--mutate' has no report for '--format junit'",
                hint: "use text, json, github or sarif"
            )
        }
    }

    /// A ledger names one toolchain for all its fences, so a part of it cannot have another.
    static func checkThatAPartFits(_ accepted: Ledger?, _ toolchain: Toolchain) throws {
        guard let accepted,
            (accepted.toolchain, accepted.platform) != (toolchain.name, toolchain.platform)
        else { return }
        throw WorkspaceError(
            "ledger.json was accepted with \(accepted.toolchain) on \(accepted.platform), and "
                + "this run is with \(toolchain.name) on \(toolchain.platform)",
            hint: "accept all of it anew: leave '--only' and '--shard' out"
        )
    }
}
