import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds `AllCasePaths`, with a case path for each case of an enum, and the conformances to it.
public struct CasePathableMacro: ExtensionMacro, MemberMacro {
    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
        let names = protocols.map { "CasePaths.\($0.trimmedDescription)" }.joined(separator: ", ")
        let conformance: DeclSyntax = "extension \(type.trimmed): \(raw: names) {}"
        return conformance.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
            let kind = declaration.introducer.text
            let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            let message = SupportMessage(
                "'@CasePathable' cannot be applied to \(kind) type '\(name)'"
            )
            throw DiagnosticsError(diagnostics: [
                Diagnostic(node: Syntax(declaration.introducer), message: message)
            ])
        }
        return try CasePathMembers(enumeration).declarations
    }
}

/// The members that make one enum `CasePathable`.
private struct CasePathMembers {
    let root: String
    let members: MemberBlockItemListSyntax

    init(_ enumeration: EnumDeclSyntax) throws {
        root = enumeration.name.text
        members = enumeration.memberBlock.members
        var seen: Set<String> = []
        for element in members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) })
            .flatMap(\.elements) where !seen.insert(element.name.text).inserted
        {
            let message = SupportMessage(
                "'@CasePathable' cannot be applied to overloaded case name '\(element.name.text)'"
            )
            throw DiagnosticsError(diagnostics: [
                Diagnostic(node: Syntax(element.name), message: message)
            ])
        }
    }

    var declarations: [DeclSyntax] {
        let path = "CasePaths.PartialCaseKeyPath<\(root)>"
        let paths = lines(members) { casePath($0) }
        let all: DeclSyntax = """
            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, \
            Swift.Sequence {
                public subscript(root: \(raw: root)) -> \(raw: path) {
                    \(raw: lines(members) { "if case .\($0.name.text) = root { return \\.\($0.name.text) }" })
                    return \\.never
                }
                \(raw: paths)
                public func makeIterator() -> Swift.IndexingIterator<[\(raw: path)]> {
                    var paths: [\(raw: path)] = []
                    paths += []
                    \(raw: lines(members) { "paths.append(\\.\($0.name.text))" })
                    return paths.makeIterator()
                }
            }
            """
        let instance: DeclSyntax =
            "public static var allCasePaths: AllCasePaths { AllCasePaths() }"
        // `Element` means the sequence's own inside of `AllCasePaths`.
        guard paths.contains("_$Element") else { return [all, instance] }
        return [all, instance, "public typealias _$Element = Element"]
    }

    /// One piece of text for each case, inside of the same conditions as the case.
    private func lines(
        _ members: MemberBlockItemListSyntax,
        _ text: (EnumCaseElementSyntax) -> String
    ) -> String {
        let pieces = members.flatMap { member -> [String] in
            if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
                return cases.elements.map(text)
            }
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
            return condition.clauses.flatMap { clause -> [String] in
                guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else {
                    return []
                }
                let head = "\(clause.poundKeyword.text) \(clause.condition?.description ?? "")"
                return [head, lines(inner, text)]
            } + ["#endif"]
        }
        return pieces.joined(separator: "\n")
    }

    private func casePath(_ element: EnumCaseElementSyntax) -> String {
        let name = element.name.text
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        let values = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
        guard !parameters.isEmpty else {
            return """
                public var \(name): CasePaths.AnyCasePath<\(root), Void> {
                    CasePaths.AnyCasePath<\(root), Void>(
                        embed: { \(root).\(name) },
                        extract: { if case .\(name) = $0 { () } else { nil } }
                    )
                }
                """
        }
        let isOne = parameters.count == 1
        let arguments = parameters.enumerated().map { index, parameter in
            label(parameter) + (isOne ? "$0" : "$0.\(index)")
        }
        let type = valueType(parameters)
        // A closure for a value that cannot be would be warned of as never executed.
        let embed =
            ["(Never)", "(Swift.Never)"].contains(type)
            ? "\(root).\(name)" : "{ \(root).\(name)(\(arguments.joined(separator: ", "))) }"
        return """
            public var \(name): CasePaths.AnyCasePath<\(root), \(type)> {
                CasePaths.AnyCasePath<\(root), \(type)>(
                    embed: \(embed),
                    extract: {
                        guard case let .\(name)(\(values)) = $0 else { return nil }
                        return \(isOne ? values : "(\(values))")
                    }
                )
            }
            """
    }

    private func label(_ parameter: EnumCaseParameterSyntax) -> String {
        guard let name = parameter.firstName, name.tokenKind != .wildcard else { return "" }
        return "\(name.text): "
    }

    private func valueType(_ parameters: [EnumCaseParameterSyntax]) -> String {
        let types = parameters.map { parameter in
            let type = OutsideNames(root: root).rewrite(parameter.type.trimmed).description
            return parameters.count == 1 ? "(\(type))" : label(parameter) + type
        }
        return parameters.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }
}

/// Gives names that mean something else inside of `AllCasePaths` the meaning they have outside.
private final class OutsideNames: SyntaxRewriter {
    let root: String

    init(root: String) {
        self.root = root
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        var node = node
        switch node.name.text {
        case "Self": node.name = .identifier(root)
        case "Element": node.name = .identifier("_$Element")
        default: break
        }
        return super.visit(node)
    }
}
