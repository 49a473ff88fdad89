import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct a reducer, and an enum of reducers a reducer of destinations.
public enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.map { $0.trimmedDescription.split(separator: ".").last ?? "" }
        var wanted: [String] = []
        if declaration.is(EnumDeclSyntax.self), missing.contains("CaseReducer") {
            wanted.append("ComposableArchitecture.CaseReducer")
        }
        if missing.contains("Reducer") { wanted.append("ComposableArchitecture.Reducer") }
        guard !wanted.isEmpty else { return [] }
        let list = wanted.joined(separator: ", ")
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: list) {}")]
    }
}

extension ReducerMacro: MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        if let nested = member.as(EnumDeclSyntax.self) {
            var wanted: [AttributeSyntax] = []
            guard nested.name.text == "Action" || nested.name.text == "State" else { return [] }
            if !nested.attributes.has("CasePathable") { wanted.append("@CasePathable") }
            if nested.name.text == "State", !nested.attributes.has("dynamicMemberLookup") {
                wanted.append("@dynamicMemberLookup")
            }
            return wanted
        }
        if let property = member.as(VariableDeclSyntax.self), property.singleName == "body",
            property.bindings.first?.accessorBlock != nil,
            !property.attributes.has("ReducerBuilder")
        {
            return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
        }
        if let reducerCase = member.as(EnumCaseDeclSyntax.self),
            reducerCase.elements.contains(where: { ReducerCase.holdsEphemeral($0) }),
            !reducerCase.attributes.has("ReducerCaseEphemeral")
        {
            return ["@ReducerCaseEphemeral"]
        }
        return []
    }
}

extension ReducerMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let destinations = declaration.as(EnumDeclSyntax.self) {
            return EnumReducer(destinations, node).members
        }
        guard declaration.is(StructDeclSyntax.self) else {
            context.report(
                MacroMessage("'@Reducer' can only be applied to struct and enum types"),
                at: node
            )
            return []
        }
        if let arguments = node.arguments, !arguments.trimmedDescription.isEmpty {
            context.report(
                MacroMessage(
                    "Argument passed to call that takes no arguments when applied to a struct"
                ),
                at: arguments
            )
        }
        diagnoseTwoBodies(declaration, in: context)
        return missingMembers(of: declaration)
    }

    private static func diagnoseTwoBodies(
        _ declaration: some DeclGroupSyntax,
        in context: some MacroExpansionContext
    ) {
        guard let reduce = declaration.reduceMethod, let body = declaration.property("body"),
            let pattern = body.bindings.first?.pattern
        else { return }
        context.report(
            MacroMessage(
                """
                A 'reduce' method should not be defined in a reducer with a 'body'; it takes \
                precedence and 'body' will never be invoked
                """
            ),
            at: reduce.name,
            notes: [Note(node: Syntax(pattern), message: MacroNote("'body' defined here"))]
        )
    }

    private static func missingMembers(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
        let names = declaration.memberTypeNames
        let access = declaration.access
        var members: [DeclSyntax] = []
        // With a body of its own the reducer may have them elsewhere, in an extension or by
        // inference, so nothing is made up for it.
        if !names.contains("State"), !declaration.hasOwnReducer {
            members.append(
                """
                @ObservableState
                \(raw: access)struct State: Codable, Equatable, Hashable, Sendable {
                \(raw: access)init() {}
                }
                """
            )
        }
        if !names.contains("Action"), !declaration.hasOwnReducer {
            members.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {}")
        }
        if declaration.reduceMethod == nil, declaration.property("body") == nil {
            members.append(
                "\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()"
            )
        }
        return members
    }
}

/// Marks a case for `@Reducer`; it adds nothing itself.
public enum ReducerCaseMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
