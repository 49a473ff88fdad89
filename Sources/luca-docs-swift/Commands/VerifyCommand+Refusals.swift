import Rules
import Terminal
import Workspace

extension VerifyCommand {
    /// Refuses options that would be ignored.
    static func checkCombinations(_ arguments: Arguments) throws {
        if arguments.flag("watch") { try checkThatItCanWatch(arguments) }
        try MendingRequest.check(arguments)
        if arguments.value(of: "variant") != nil, arguments.value(of: "export") == nil {
            throw UsageError(
                "'--variant' says what to export, and nothing is exported",
                hint: "add '--export DIR'; every variant is proven"
            )
        }
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
