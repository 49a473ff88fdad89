import Foundation
import Rules
import Terminal
import Verify
import Workspace

extension VerifyCommand {
    /// What a proof of some content uses, as asked for.
    static func tools(
        _ toolchain: Toolchain,
        _ folder: BuildFolder,
        _ shared: SharedResults?,
        _ content: LoadedContent,
        _ standIns: StandIns?,
        _ arguments: Arguments
    ) throws -> ProvingTools {
        ProvingTools(
            toolchain: toolchain,
            folder: folder,
            shared: shared,
            jobs: try arguments.number(of: "jobs") ?? ProcessInfo.processInfo.activeProcessorCount,
            limits: SampleLimits(
                seconds: try arguments.number(of: "test-timeout") ?? 60,
                memory: try arguments.number(of: "test-memory", atLeast: 256) ?? 2048
            ),
            batchSize: try arguments.number(of: "batch") ?? 25,
            standIns: standIns,
            modules: try modules(of: content, standIns, toolchain, arguments)
        )
    }

    /// Where the foreign modules of each rulebook come from, as asked for.
    private static func modules(
        of content: LoadedContent,
        _ standIns: StandIns?,
        _ toolchain: Toolchain,
        _ arguments: Arguments
    ) throws -> [RulebookName: ForeignModules] {
        let choice = arguments.value(of: "modules").flatMap(ForeignModules.Choice.init) ?? .auto
        var modules: [RulebookName: ForeignModules] = [:]
        for rulebook in content.graph.rulebooks where rulebook.isDeclared {
            do throws(ForeignModules.Absent) {
                modules[rulebook.name] = try ForeignModules(
                    of: rulebook,
                    standIns: standIns?.modules ?? StandInModules(),
                    choice: choice,
                    system: Toolchain.systemName,
                    toolchain: toolchain.modules
                )
            } catch {
                let names = error.modules.joined(separator: ", ")
                throw WorkspaceError(
                    "the real \(names) of the rulebook '\(rulebook.name)' "
                        + "\(error.modules.count == 1 ? "is" : "are") only on Apple's systems, "
                        + "and this is \(Toolchain.systemName)",
                    hint: "'--modules packages' takes real packages and stand-ins for the rest"
                )
            }
        }
        return modules
    }
}
