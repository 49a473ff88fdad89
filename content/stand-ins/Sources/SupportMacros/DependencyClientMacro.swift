import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes the closures of a client endpoints, and writes the client's initialisers.
public struct DependencyClientMacro: MemberAttributeMacro, MemberMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let endpoint = Endpoint(member), endpoint.property.isStoredVariable else {
            return []
        }
        _ = try endpoint.writtenDefault(for: node)
        let client = declaration.as(StructDeclSyntax.self)?.name.text
        if let problem = endpoint.missingDefault(in: client) {
            context.diagnose(problem)
            return []
        }
        return endpoint.property.isEndpoint ? [] : ["@DependencyEndpoint"]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let client = declaration.as(StructDeclSyntax.self) else {
            let message = "'@DependencyClient' can only be applied to struct types"
            context.diagnose(Diagnostic(node: Syntax(node), message: SupportMessage(message)))
            return []
        }
        var properties: [ClientProperty] = []
        for member in client.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                let property = ClientProperty(variable)
            else { continue }
            guard property.type != nil else {
                context.diagnose(property.missingType)
                return []
            }
            properties.append(property)
        }
        guard properties.contains(where: \.isEndpoint) else { return [] }
        // An initialiser can be seen no further than what it takes.
        let accesses = properties.map(\.access) + [Access(client.modifiers)]
        let access = (accesses.min() ?? .internal).keyword
        return [properties, properties.filter { !$0.isEndpoint }].map { taken in
            let parameters = taken.map(\.parameter).joined(separator: ",\n")
            let body = taken.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
            return "\(raw: access)init(\(raw: parameters)) {\n\(raw: body)\n}"
        }
    }
}

extension VariableDeclSyntax {
    /// Whether `@DependencyEndpoint` stands before it already.
    var isEndpoint: Bool { hasAttribute("DependencyEndpoint") }

    /// Whether the value comes from `@Dependency`.
    var isDependency: Bool { hasAttribute("Dependency") }

    private func hasAttribute(_ name: Substring) -> Bool {
        attributes.contains { element in
            let full = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            return full?.split(separator: ".").last == name
        }
    }

    /// Whether it is a `var` of an instance without a getter.
    var isStoredVariable: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && !isComputed && !isStatic
    }

    var isStatic: Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    var isComputed: Bool {
        guard let block = bindings.first?.accessorBlock else { return false }
        guard let accessors = block.accessors.as(AccessorDeclListSyntax.self) else { return true }
        return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
}
