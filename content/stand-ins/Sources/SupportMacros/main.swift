// The plugin executable that SwiftPM starts for the macro target. The same macros built as a
// library leave this file out: the compiler then finds the types by name.
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

struct SupportProvider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "CasePathableMacro": return CasePathableMacro.self
        case "DependencyClientMacro": return DependencyClientMacro.self
        case "DependencyEndpointMacro": return DependencyEndpointMacro.self
        default: throw UnknownMacro(description: "no macro \(moduleName).\(typeName)")
        }
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    let description: String
}

let listener = try CompilerPluginMessageListener(
    connection: StandardIOMessageConnection(),
    provider: SupportProvider()
)
try listener.main()
