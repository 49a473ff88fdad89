import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property of a key-value container into a computed one with a key of its own.
///
/// `@Entry var limit: Int = 20` becomes a getter and a setter through `self[__Key_limit.self]`,
/// beside a nested `__Key_limit` that holds the default.
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer role reports the problems; accessors that stand in for the missing ones keep the
        // compiler from adding its own.
        guard let entry = try? Entry(declaration, in: context) else {
            return ["get { fatalError() }", "set { fatalError() }"]
        }
        return [
            "get { self[\(entry.keyName).self] }",
            "set { self[\(entry.keyName).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry: Entry
        do {
            entry = try Entry(declaration, in: context)
        } catch {
            context.diagnose(Diagnostic(node: Syntax(node), message: error))
            return []
        }
        return [entry.key]
    }
}

/// One `@Entry` property, checked.
private struct Entry {
    let keyName: TokenSyntax
    let key: DeclSyntax

    init(
        _ declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws(StandInMessage) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1,
            let binding = variable.bindings.first,
            binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw StandInMessage("'@Entry' can only be attached to a stored 'var' property") }
        guard !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else {
            throw StandInMessage("'@Entry' cannot be attached to a static property")
        }
        let container = try Container(context)
        keyName = "__Key_\(raw: name.identifier?.name ?? name.text)"
        key = try Self.key(keyName, for: container, binding)
    }

    private static func key(
        _ keyName: TokenSyntax,
        for container: Container,
        _ binding: PatternBindingSyntax
    ) throws(StandInMessage) -> DeclSyntax {
        let type = binding.typeAnnotation?.type.trimmed
        let value = binding.initializer?.value.trimmed
        if container == .focusedValues {
            guard let type, let wrapped = type.wrappedInOptional else {
                throw StandInMessage("'@Entry' in 'FocusedValues' needs an optional type")
            }
            return """
                private struct \(keyName): SwiftUI.\(raw: container.keyProtocol) {
                    typealias Value = \(wrapped)
                }
                """
        }
        guard let type else {
            guard let value else {
                throw StandInMessage("'@Entry' needs a type or a default value")
            }
            return """
                private struct \(keyName): SwiftUI.\(raw: container.keyProtocol) {
                    static let defaultValue = \(value)
                }
                """
        }
        guard let value = value ?? (type.wrappedInOptional == nil ? nil : "nil") else {
            throw StandInMessage("'@Entry' needs a default value for the non-optional '\(type)'")
        }
        return """
            private struct \(keyName): SwiftUI.\(raw: container.keyProtocol) {
                static var defaultValue: \(type) { \(value) }
            }
            """
    }
}

/// The four types whose extensions may hold entries.
private enum Container: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    init(_ context: some MacroExpansionContext) throws(StandInMessage) {
        let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
        let name = place?.extendedType.trimmedDescription.split(separator: ".").last.map(
            String.init
        )
        guard let name, let container = Container(rawValue: name) else {
            let names = Container.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw StandInMessage("'@Entry' belongs in an extension of one of \(names)")
        }
        self = container
    }

    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }
}

extension TypeSyntax {
    /// The type inside `T?`, `T!` or `Optional<T>`; nil for any other type.
    fileprivate var wrappedInOptional: TypeSyntax? {
        if let sugar = self.as(OptionalTypeSyntax.self) { return sugar.wrappedType.trimmed }
        if let sugar = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return sugar.wrappedType.trimmed
        }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        else { return nil }
        return "\(argument.argument.trimmed)"
    }
}
