import SwiftSyntax

/// What `@Reducer` adds to an enum whose cases are reducers.
struct EnumReducer {
    private let name: String
    private let access: String
    private let cases: [ReducerCase]
    private let declared: Set<String>
    private let hasBody: Bool
    private let stateProtocols: [String]
    private let actionProtocols: [String]

    init(_ declaration: EnumDeclSyntax, _ attribute: AttributeSyntax) {
        name = declaration.name.text
        access = declaration.access
        declared = declaration.memberTypeNames
        hasBody = declaration.memberBlock.members.contains {
            $0.decl.as(VariableDeclSyntax.self)?.singleName == "body"
        }
        cases = ReducerCase.cases(of: declaration, actions: Self.actions(of: declaration))
        (stateProtocols, actionProtocols) = Self.conformances(attribute)
    }

    /// The payload of each case of an `Action` that the enum declares itself.
    private static func actions(of declaration: EnumDeclSyntax) -> [String: String] {
        var found: [String: String] = [:]
        let action = declaration.memberBlock.members.lazy
            .compactMap { $0.decl.as(EnumDeclSyntax.self) }.first { $0.name.text == "Action" }
        for member in action?.memberBlock.members ?? [] {
            for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
                found[element.name.text] =
                    element.parameterClause?.parameters.first?.type.trimmedDescription
            }
        }
        return found
    }

    /// Reads `state: .equatable, .sendable, action: .equatable`.
    private static func conformances(_ attribute: AttributeSyntax) -> ([String], [String]) {
        guard case .argumentList(let arguments)? = attribute.arguments else { return ([], []) }
        var state: [String] = []
        var action: [String] = []
        var isState = true
        for argument in arguments {
            if let label = argument.label { isState = label.text == "state" }
            guard let member = argument.expression.as(MemberAccessExprSyntax.self) else { continue }
            let name = member.declName.baseName.text
            let conformance = name.prefix(1).uppercased() + name.dropFirst()
            if isState { state.append(conformance) } else { action.append(conformance) }
        }
        return (state, action)
    }

    var members: [DeclSyntax] {
        var members: [DeclSyntax] = []
        if !declared.contains("State") { members.append(state) }
        if !declared.contains("Action") { members.append(action) }
        if !hasBody { members.append(body) }
        if !declared.contains("CaseScope") { members.append(caseScope) }
        members.append(scope)
        return members
    }

    private var state: DeclSyntax {
        let protocols = ["ComposableArchitecture.CaseReducerState"] + stateProtocols
        return """
            @CasePathable @dynamicMemberLookup @ObservableState
            \(raw: access)enum State: \(raw: protocols.joined(separator: ", ")) {
                \(raw: access)typealias StateReducer = \(raw: name)
                \(raw: lines(cases.map(\.stateCase)))
            }
            """
    }

    private var action: DeclSyntax {
        let protocols =
            actionProtocols.isEmpty ? "" : ": " + actionProtocols.joined(separator: ", ")
        return """
            @CasePathable
            \(raw: access)enum Action\(raw: protocols) {
                \(raw: lines(cases.map(\.actionCase)))
            }
            """
    }

    private var body: DeclSyntax {
        """
        @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
        \(raw: access)static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
                ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
                    \(raw: lines(cases.compactMap(\.reducer)))
            )
        }
        """
    }

    private var caseScope: DeclSyntax {
        """
        @dynamicMemberLookup
        \(raw: access)enum CaseScope: ComposableArchitecture._CaseScopeProtocol, \
        CasePaths.CasePathable {
            \(raw: lines(cases.map(\.scopeCase)))
            \(raw: access)struct AllCasePaths {
                \(raw: lines(cases.map { $0.casePath(access) }))
            }
            \(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        """
    }

    private var scope: DeclSyntax {
        let branches = cases.isEmpty ? "" : lines(cases.map(\.scopeBranch))
        return """
            @preconcurrency @MainActor
            \(raw: access)static func scope(
                _ store: ComposableArchitecture.Store<Self.State, Self.Action>
            ) -> CaseScope {
                switch store.state {
                \(raw: branches)
                }
            }
            """
    }

    private func lines(_ parts: [String]) -> String { parts.joined(separator: "\n") }
}
