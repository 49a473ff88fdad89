import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps an endpoint in a private property with an unimplemented default, and adds its method.
public struct DependencyEndpointMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let endpoint = Endpoint(declaration) else { return [] }
        _ = try endpoint.writtenDefault(for: node)
        let storage = "_\(endpoint.plainName)"
        // With an `init` accessor the written default would replace the one that reports.
        return [
            "get { \(raw: storage) }",
            "set { \(raw: storage) = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let endpoint = Endpoint(declaration) else {
            let message = "'@DependencyEndpoint' must be attached to closure property"
            context.diagnose(Diagnostic(node: Syntax(node), message: SupportMessage(message)))
            return []
        }
        if let problem = endpoint.missingDefault(in: nil) {
            context.diagnose(problem)
            return []
        }
        // The accessors report a default that is no closure.
        let written = try? endpoint.writtenDefault(for: node)
        if written == nil, endpoint.binding.initializer != nil { return [] }
        let storage: DeclSyntax = """
            private var _\(raw: endpoint.plainName): \(endpoint.type) = \
            \(raw: endpoint.unimplemented(written))
            """
        guard let name = try methodName(node) ?? (endpoint.hasLabels ? endpoint.name : nil) else {
            return [storage]
        }
        return [method(name, of: endpoint), storage]
    }

    /// The method that calls the endpoint with the labels of its parameters.
    private static func method(_ name: TokenSyntax, of endpoint: Endpoint) -> DeclSyntax {
        let parameters = endpoint.function.parameters.enumerated().map { index, parameter in
            "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)"
        }
        let arguments = endpoint.function.parameters.enumerated().map { index, parameter in
            let type = parameter.type.as(AttributedTypeSyntax.self)
            let isInout = type?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
            let isAutoclosure =
                type?.attributes.contains { $0.trimmedDescription == "@autoclosure" } ?? false
            return (isInout ? "&" : "") + "p\(index)" + (isAutoclosure ? "()" : "")
        }
        let effects = (endpoint.isThrowing ? "try " : "") + (endpoint.isAsync ? "await " : "")
        // `@Sendable` says something of a closure, and of a method what is known anyway.
        let isolation =
            endpoint.type.as(AttributedTypeSyntax.self)?.attributes
            .map(\.trimmedDescription).filter { $0 != "@Sendable" }.map { "\($0) " } ?? []
        let isPublic = endpoint.property.modifiers.contains { $0.name.text == "public" }
        return """
            \(raw: isolation.joined())\(raw: isPublic ? "public " : "")func \(name)\
            (\(raw: parameters.joined(separator: ", "))) \
            \(raw: endpoint.function.effectSpecifiers?.trimmedDescription ?? "") \
            \(endpoint.function.returnClause.trimmed) {
                \(raw: effects)self.\(endpoint.name)(\(raw: arguments.joined(separator: ", ")))
            }
            """
    }

    private static func methodName(_ node: AttributeSyntax) throws -> TokenSyntax? {
        guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first else {
            return nil
        }
        guard
            let text = argument.expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue
        else { throw problem("'method' must be a static string literal", at: argument) }
        guard text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil else {
            throw problem("'method' must be a valid identifier", at: argument)
        }
        return .identifier(text)
    }

    private static func problem(_ text: String, at node: LabeledExprSyntax) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [
            Diagnostic(node: Syntax(node.expression), message: SupportMessage(text))
        ])
    }
}
