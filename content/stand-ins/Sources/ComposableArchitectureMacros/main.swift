// The plugin executable that SwiftPM starts for the macro target. The same macros built as a
// library leave this file out: the compiler then finds the types by name.
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct ArchitectureProvider: PluginProvider {
    private let macros: [any Macro.Type] = [
        ReducerMacro.self, ReducerCaseMacro.self, ObservableStateMacro.self,
        ObservationStateTrackedMacro.self, ObservationStateIgnoredMacro.self, PresentsMacro.self,
        ViewActionMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { "\($0)" == typeName }) else {
            throw UnknownMacro(description: "no macro \(moduleName).\(typeName)")
        }
        return macro
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    let description: String
}

let listener = try CompilerPluginMessageListener(
    connection: StandardIOMessageConnection(),
    provider: ArchitectureProvider()
)
try listener.main()
