import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview { … }` into a type that can make the preview.
///
/// The compiler has checked the arguments against the macro's parameters before this runs, so a
/// broken body is refused although nothing shows it. `@Previewable` properties move into a view of
/// their own, because a property wrapper with storage needs one.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        var arguments = node.arguments.map { "\($0.trimmed.with(\.trailingComma, nil))" }
        guard let body = node.trailingClosure else {
            // `body:` came as an ordinary argument: a function or a closure in parentheses.
            return [registry(name, arguments: arguments.joined(separator: ", "), members: "")]
        }
        arguments.append("body: { content() }")
        return [
            registry(
                name,
                arguments: arguments.joined(separator: ", "),
                members: members(of: body.statements)
            )
        ]
    }

    private static func registry(
        _ name: TokenSyntax,
        arguments: String,
        members: String
    ) -> DeclSyntax {
        """
        struct \(name): SwiftUI.PreviewRegistry {
            @MainActor static func makePreview() throws -> SwiftUI.Preview {
                SwiftUI.Preview(\(raw: arguments))
            }
            \(raw: members)
        }
        """
    }

    private static func members(of statements: CodeBlockItemListSyntax) -> String {
        let moved = statements.filter { $0.item.isPreviewable }
        guard !moved.isEmpty else {
            return """
                @SwiftUI.ViewBuilder @MainActor static func content() -> any SwiftUI.View {
                    \(statements.trimmedDescription)
                }
                """
        }
        let rest = statements.filter { !$0.item.isPreviewable }
        return """
            @MainActor static func content() -> any SwiftUI.View { Content() }
            struct Content: SwiftUI.View {
                \(moved.map { $0.item.withoutPreviewable.trimmedDescription }
                    .joined(separator: "\n"))
                var body: some SwiftUI.View {
                    \(rest.map { $0.trimmedDescription }.joined(separator: "\n"))
                }
            }
            """
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate var isPreviewable: Bool {
        self.as(VariableDeclSyntax.self)?.attributes.contains(where: \.isPreviewable) ?? false
    }

    /// The variable as it stands in the view, where the attribute has done its work.
    fileprivate var withoutPreviewable: Self {
        guard var variable = self.as(VariableDeclSyntax.self) else { return self }
        variable.attributes = variable.attributes.filter { !$0.isPreviewable }
        return .decl(DeclSyntax(variable))
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    }
}
