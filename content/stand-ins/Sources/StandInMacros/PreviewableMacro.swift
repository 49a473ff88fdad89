import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property that `#Preview` moves into the previewed view; it adds nothing itself.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            let message = StandInMessage("'@Previewable' can only be attached to a variable")
            context.diagnose(Diagnostic(node: Syntax(node), message: message))
        } else if !context.lexicalContext.contains(where: \.isPreview) {
            let message = StandInMessage("'@Previewable' belongs in the body of a '#Preview'")
            context.diagnose(Diagnostic(node: Syntax(node), message: message))
        }
        return []
    }
}

extension Syntax {
    /// Whether this is a use of `#Preview`.
    fileprivate var isPreview: Bool {
        if let declaration = self.as(MacroExpansionDeclSyntax.self) {
            return declaration.macroName.text == "Preview"
        }
        return self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    }
}
