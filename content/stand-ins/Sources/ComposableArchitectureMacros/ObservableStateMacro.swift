import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes the properties of a struct, or the cases of an enum, observable.
public enum ObservableStateMacro {
    static let wrappers: Set<String> = ["Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne"]
}

extension ObservableStateMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let refused = refusal(of: declaration) {
            context.report(MacroMessage(refused), at: node)
            return []
        }
        if let enumeration = declaration.as(EnumDeclSyntax.self) {
            return enumMembers(of: enumeration)
        }
        let access = declaration.access
        return [
            """
            @ObservationStateIgnored
            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
            """,
            """
            \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
                _$observationRegistrar.id
            }
            """,
            """
            \(raw: access)mutating func _$willModify() {
                _$observationRegistrar._$willModify()
            }
            """,
        ]
    }

    /// The message for a type that is neither a struct nor an enum.
    private static func refusal(of declaration: some DeclGroupSyntax) -> String? {
        if let type = declaration.as(ClassDeclSyntax.self) {
            return "'@ObservableState' cannot be applied to class type '\(type.name.text)'"
        }
        if let type = declaration.as(ActorDeclSyntax.self) {
            return "'@ObservableState' cannot be applied to actor type '\(type.name.text)'"
        }
        return nil
    }

    /// An enum is the same state while it is in the same case with the same payload.
    private static func enumMembers(of declaration: EnumDeclSyntax) -> [DeclSyntax] {
        let access = declaration.access
        let elements = declaration.memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.map { $0 } ?? []
        }
        var identities: [String] = []
        var modifications: [String] = []
        for (tag, element) in elements.enumerated() {
            let name = element.name.text
            let parameters = element.parameterClause?.parameters.count ?? 0
            if parameters == 1 {
                identities.append(
                    "case let .\(name)(state): return ._$id(for: state)._$tag(\(tag))"
                )
                modifications.append(
                    """
                    case var .\(name)(state):
                        ComposableArchitecture._$willModify(&state)
                        self = .\(name)(\(element.label.map { "\($0): " } ?? "")state)
                    """
                )
            } else {
                identities.append(
                    "case .\(name): return ComposableArchitecture.ObservableStateID._$inert"
                        + "._$tag(\(tag))"
                )
            }
        }
        if elements.count > modifications.count { modifications.append("default: break") }
        let modify =
            modifications.count == 1 && modifications[0] == "default: break"
            ? "" : "switch self {\n\(modifications.joined(separator: "\n"))\n}"
        return [
            """
            \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
                switch self {
                \(raw: identities.joined(separator: "\n"))
                }
            }
            """,
            "\(raw: access)mutating func _$willModify() { \(raw: modify) }",
        ]
    }
}

extension EnumCaseElementSyntax {
    /// The label of the first value.
    fileprivate var label: String? { parameterClause?.parameters.first?.firstName?.text }
}

extension ObservableStateMacro: MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.is(StructDeclSyntax.self),
            let property = member.as(VariableDeclSyntax.self), property.isStoredVariable,
            property.singleName != nil
        else { return [] }
        let attributes = property.attributes
        if attributes.has(
            "ObservationStateIgnored",
            "ObservationStateTracked",
            "Presents"
        ) || attributes.first(["PresentationState"]) != nil {
            if attributes.has("PresentationState") {
                context.report(
                    MacroMessage(
                        """
                        '@PresentationState' cannot be used in '@ObservableState'; use \
                        '@Presents' instead
                        """
                    ),
                    at: property
                )
            }
            return []
        }
        if attributes.first(Array(wrappers)) != nil { return ["@ObservationStateIgnored"] }
        return ["@ObservationStateTracked"]
    }
}

extension ObservableStateMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty, refusal(of: declaration) == nil else { return [] }
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): ComposableArchitecture.ObservableState, \
                Observation.Observable {}
                """
            )
        ]
    }
}
