import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored property that the initialisers of a client take.
struct ClientProperty {
    let name: String
    let type: TypeSyntax?
    let isEndpoint: Bool
    let access: Access
    private let binding: PatternBindingSyntax

    /// Nil for properties that are computed, static, constant with a value, or dependencies.
    init?(_ variable: VariableDeclSyntax) {
        guard !variable.isComputed, !variable.isStatic, !variable.isDependency,
            let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let isVariable = variable.isStoredVariable
        let access = Access(variable.modifiers)
        if binding.initializer != nil, !isVariable || access == .private { return nil }
        self.name = name
        self.binding = binding
        self.access = access
        isEndpoint = isVariable && Endpoint(variable) != nil
        type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.literalType
    }

    /// The property as a parameter of an initialiser.
    var parameter: String {
        guard let type else { return name }
        let function =
            type.as(FunctionTypeSyntax.self)
            ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        guard function == nil else { return "\(name): @escaping \(type)" }
        if let value = binding.initializer?.value {
            return "\(name): \(type) = \(value.trimmedDescription)"
        }
        return "\(name): \(type)" + (type.is(OptionalTypeSyntax.self) ? " = nil" : "")
    }

    /// The problem of a property whose type only the compiler can find out.
    var missingType: Diagnostic {
        let message = """
            '@DependencyClient' requires '\(name)' to have a type annotation in order to generate \
            a memberwise initializer
            """
        return Diagnostic(node: Syntax(binding), message: SupportMessage(message))
    }
}

/// How far a declaration can be seen.
enum Access: Comparable {
    case `private`
    case `internal`
    case `package`
    case `public`

    init(_ modifiers: DeclModifierListSyntax) {
        let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
        self =
            if names.contains("private") {
                .private
            } else if names.contains("public") {
                .public
            } else if names.contains("package") {
                .package
            } else {
                .internal
            }
    }

    var keyword: String {
        switch self {
        case .private: "private "
        case .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }
}

extension ExprSyntax {
    /// The type that a literal has by itself.
    fileprivate var literalType: TypeSyntax? {
        switch kind {
        case .booleanLiteralExpr: "Swift.Bool"
        case .floatLiteralExpr: "Swift.Double"
        case .integerLiteralExpr: "Swift.Int"
        case .stringLiteralExpr: "Swift.String"
        default: nil
        }
    }
}
