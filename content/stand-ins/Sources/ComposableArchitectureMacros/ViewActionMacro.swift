import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Lets a view send the view actions of its store, and warns of others sent by it.
public struct ViewActionMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.property("store") != nil else {
            context.report(
                MacroMessage(
                    """
                    '@ViewAction' requires '\(type.trimmedDescription)' to have a 'store' property \
                    of type 'Store'.
                    """
                ),
                at: declaration
            )
            return []
        }
        let calls = StoreSendVisitor(viewMode: .sourceAccurate)
        calls.walk(declaration)
        for call in calls.found {
            context.report(
                MacroMessage(
                    "Do not use 'store.send' directly when using '@ViewAction'",
                    .warning
                ),
                at: call
            )
        }
        guard !protocols.isEmpty else { return [] }
        return [
            try ExtensionDeclSyntax(
                "extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}"
            )
        ]
    }
}

/// Finds `store.send(…)` and `self.store.send(…)`.
private final class StoreSendVisitor: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "send",
            ["store", "self.store"].contains(member.base?.trimmedDescription ?? "")
        {
            found.append(node)
        }
        return .visitChildren
    }
}
