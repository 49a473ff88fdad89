import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A closure property of a client.
struct Endpoint {
    let property: VariableDeclSyntax
    let binding: PatternBindingSyntax
    /// The name as it is written, in backticks where it needs them.
    let name: TokenSyntax
    let type: TypeSyntax
    let function: FunctionTypeSyntax

    /// Nil when the declaration is no property of a function type.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let property = declaration.as(VariableDeclSyntax.self),
            let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
            let type = binding.typeAnnotation?.type.trimmed,
            let function = type.as(FunctionTypeSyntax.self)
                ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return nil }
        self.property = property
        self.binding = binding
        self.name = name
        self.type = type
        self.function = function
    }

    /// The name without backticks.
    var plainName: String { name.identifier?.name ?? name.text }

    var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }
    var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
    var hasLabels: Bool { function.parameters.contains { $0.secondName != nil } }

    private var result: TypeSyntax { function.returnClause.type.trimmed }

    var returnsNothing: Bool {
        if let tuple = result.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
        return ["Void", "Swift.Void"].contains(result.description)
    }

    private var returnsOptional: Bool {
        result.is(OptionalTypeSyntax.self)
            || result.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    /// The default as the author wrote it.
    ///
    /// - Throws: an error when it is no closure.
    func writtenDefault(for macro: AttributeSyntax) throws -> ClosureExprSyntax? {
        guard let value = binding.initializer?.value else { return nil }
        if let closure = value.as(ClosureExprSyntax.self) { return closure }
        let name = macro.attributeName.trimmedDescription
        throw DiagnosticsError(diagnostics: [
            Diagnostic(
                node: Syntax(value),
                message: SupportMessage("'@\(name)' default must be closure literal")
            )
        ])
    }

    /// The problem of an endpoint that has to give a value and has none to give.
    func missingDefault(in client: String?) -> Diagnostic? {
        guard binding.initializer == nil, !isThrowing, !returnsNothing, !returnsOptional else {
            return nil
        }
        let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let start = parameters.isEmpty ? "" : "\(parameters) in "
        let value: ExprSyntax = "{ \(raw: start)<#\(raw: result.description)#> }"
        let message = """
            Default value required for non-throwing closure '\(name.text)'

            Without one '\(client ?? "Client")()', the client whose endpoints are all \
            unimplemented, has nothing to return. Any value will do.
            """
        let initializer = InitializerClauseSyntax(
            leadingTrivia: .space,
            equal: .equalToken(trailingTrivia: .space),
            value: value
        )
        return Diagnostic(
            node: Syntax(binding),
            message: SupportMessage(message),
            fixIt: FixIt(
                message: SupportFix("Insert '= \(value.description)'"),
                changes: [
                    .replace(
                        oldNode: Syntax(binding),
                        newNode: Syntax(binding.with(\.initializer, initializer))
                    )
                ]
            )
        )
    }

    /// A closure that reports that the endpoint was called, and then throws or gives the default.
    func unimplemented(_ written: ClosureExprSyntax?) -> String {
        let message = "\\(Self.self).\(plainName)"
        let report = "IssueReporting.reportIssue(\"Unimplemented: '\(message)'\")"
        guard var body = written else {
            let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
            let start = parameters.isEmpty ? "{" : "{ \(parameters) in"
            let end =
                isThrowing
                ? "throw DependenciesMacros.Unimplemented(\"\(message)\")"
                : returnsNothing ? "" : "return nil"
            return "\(start)\n\(report)\n\(end)\n}"
        }
        if !returnsNothing, body.statements.count == 1, let only = body.statements.first,
            let value = only.item.as(ExprSyntax.self)
        {
            body.statements = ["\nreturn \(value.trimmed)"]
        }
        let signature = body.signature.map { " \($0.trimmedDescription)" } ?? ""
        return "{\(signature)\n\(report)\n\(body.statements.trimmedDescription)\n}"
    }
}
