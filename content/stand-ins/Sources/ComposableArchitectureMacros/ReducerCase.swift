import SwiftSyntax

/// One case of an enum of reducers.
struct ReducerCase {
    /// What the case holds.
    enum Content {
        /// A feature: its type, and the expression that makes it.
        case reducer(type: String, make: String)
        /// State that goes away with its first action: an alert or a dialog.
        case ephemeral(type: String)
        /// State with an action of its own, told apart from a feature by the enum's own `Action`.
        case stateWithAction(type: String, action: String)
        /// Values without a reducer, each with its label.
        case values([(label: String?, type: String)])
    }

    let name: String
    let content: Content

    private static let ephemeralTypes: Set<String> = ["AlertState", "ConfirmationDialogState"]

    /// The cases of an enum, in order.
    ///
    /// - Parameter actions: the payloads of the cases of an `Action` that the enum declares.
    static func cases(of declaration: EnumDeclSyntax, actions: [String: String]) -> [ReducerCase] {
        declaration.memberBlock.members.flatMap { member -> [ReducerCase] in
            guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
            return line.elements.map { ReducerCase($0, line.attributes, actions) }
        }
    }

    private init(
        _ element: EnumCaseElementSyntax,
        _ attributes: AttributeListSyntax,
        _ actions: [String: String]
    ) {
        name = element.name.text
        let parameters = element.parameterClause?.parameters.map { $0 } ?? []
        let values = parameters.map { ($0.firstName?.text, $0.type.trimmedDescription) }
        guard let only = parameters.first, parameters.count == 1, only.firstName == nil else {
            content = .values(values)
            return
        }
        let type = only.type.trimmedDescription
        if attributes.has("ReducerCaseIgnored") {
            if let action = actions[name] {
                content = .stateWithAction(type: type, action: action)
            } else {
                content = .values(values)
            }
        } else if attributes.has("ReducerCaseEphemeral") || Self.holdsEphemeral(element) {
            content = .ephemeral(type: type)
        } else {
            let make = only.defaultValue?.value.trimmedDescription ?? "\(type)()"
            content = .reducer(type: type, make: make)
        }
    }

    /// Whether the case holds an alert or a dialog.
    static func holdsEphemeral(_ element: EnumCaseElementSyntax) -> Bool {
        guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
            let type = parameters.first?.type
        else { return false }
        let name =
            type.as(IdentifierTypeSyntax.self)?.name.text
            ?? type.as(MemberTypeSyntax.self)?.name.text
        return ephemeralTypes.contains(name ?? "")
    }

    /// The declaration of the case, without default values.
    private func declaration(_ values: [(label: String?, type: String)]) -> String {
        guard !values.isEmpty else { return "case \(name)" }
        let list = values.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
        return "case \(name)(\(list.joined(separator: ", ")))"
    }

    var stateCase: String {
        switch content {
        case .reducer(let type, _): "case \(name)(\(type).State)"
        case .ephemeral(let type), .stateWithAction(let type, _): "case \(name)(\(type))"
        case .values(let values): declaration(values)
        }
    }

    var actionCase: String {
        switch content {
        case .reducer(let type, _): "case \(name)(\(type).Action)"
        case .ephemeral(let type): "case \(name)(\(type).Action)"
        case .stateWithAction(_, let action): "case \(name)(\(action))"
        case .values: "case \(name)(Swift.Never)"
        }
    }

    /// How the case is reduced; nil for one without a feature.
    var reducer: String? {
        guard case .reducer(_, let make) = content else { return nil }
        return """
            .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) { \(make) }
            """
    }

    /// The type that a view is handed for the case, `Void` for an empty one.
    private var scopedType: String {
        switch content {
        case .reducer(let type, _): return "ComposableArchitecture.StoreOf<\(type)>"
        case .ephemeral(let type): return type
        case .stateWithAction(let type, let action):
            return "ComposableArchitecture.Store<\(type), \(action)>"
        case .values(let values):
            let types = values.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
            return values.count == 1 ? values[0].type : "(\(types.joined(separator: ", ")))"
        }
    }

    var scopeCase: String {
        if case .values(let values) = content { return declaration(values) }
        return "case \(name)(\(scopedType))"
    }

    /// The bindings of the payload and the expression that makes the same case again.
    private var payload: (pattern: String, value: String) {
        guard case .values(let values) = content else { return ("(v0)", "(v0)") }
        guard !values.isEmpty else { return ("", "") }
        let names = values.indices.map { "v\($0)" }
        let labelled = zip(values, names).map { ($0.label.map { "\($0): " } ?? "") + $1 }
        return ("(\(names.joined(separator: ", ")))", "(\(labelled.joined(separator: ", ")))")
    }

    /// The case path of the scoped case.
    func casePath(_ access: String) -> String {
        let (pattern, value) = payload
        let isEmpty = pattern.isEmpty
        let embed: String
        switch content {
        case .values(let values) where isEmpty || values.count > 1:
            let parts = values.indices.map { index in
                (values[index].label.map { "\($0): " } ?? "") + "$0.\(index)"
            }
            embed = isEmpty ? "{ .\(name) }" : "{ .\(name)(\(parts.joined(separator: ", "))) }"
        case .values(let values):
            embed = "{ .\(name)(\(values[0].label.map { "\($0): " } ?? "")$0) }"
        default: embed = "{ .\(name)($0) }"
        }
        let found = isEmpty ? "()" : (pattern == "(v0)" ? "v0" : value)
        return """
            \(access)var \(name): CasePaths.AnyCasePath<CaseScope, \(scopedType)> {
                CasePaths.AnyCasePath(
                    embed: \(embed),
                    extract: {
                        guard case \(isEmpty ? "" : "let ").\(name)\(pattern) = $0
                        else { return nil }
                        return \(found)
                    }
                )
            }
            """
    }

    /// The branch of `scope(_:)`.
    var scopeBranch: String {
        switch content {
        case .reducer, .stateWithAction:
            return """
                case .\(name):
                    return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)
                """
        case .ephemeral, .values:
            let (pattern, value) = payload
            return """
                case \(pattern.isEmpty ? "" : "let ").\(name)\(pattern):
                    return .\(name)\(value)
                """
        }
    }
}
