internal import SwiftSyntax

extension CodeMutant.Exclusion {
    /// Whether places are broken all the same, to learn which tests can fail.
    var isExcuse: Bool {
        switch self {
        case .prose, .defaultArgument, .fixture: true
        case .view, .message, .unknownDefault, .description: false
        }
    }

    /// Why nothing inside of a node need be noticed; nil when nothing is known against it.
    init?(of node: Syntax) {
        let reason: Self? =
            switch node.as(SyntaxEnum.self) {
            case .variableDecl(let variable):
                Self(ofName: variable.bindings.first?.pattern.trimmedDescription ?? "")
                    ?? (variable.bindings.contains { drawsView($0.typeAnnotation?.type) }
                        ? .view : nil)
            case .functionDecl(let function):
                Self(ofName: function.name.text)
                    ?? (drawsView(function.signature.returnClause?.type) ? .view : nil)
            case .structDecl(let type):
                type.inheritanceClause?.inheritedTypes.contains {
                    $0.type.trimmedDescription == "PreviewProvider"
                } == true ? .view : nil
            case .functionCallExpr(let call):
                speaksToDevelopers(call) ? .message : translates(call) ? .prose : nil
            case .initializerClause:
                node.parent?.is(FunctionParameterSyntax.self) == true ? .defaultArgument : nil
            case .switchCase(let branch):
                branch.attribute?.attributeName.trimmedDescription == "unknown"
                    ? .unknownDefault : nil
            default: nil
            }
        guard let reason else { return nil }
        self = reason
    }

    private init?(ofName name: String) {
        if ["hash", "description", "debugDescription"].contains(name) {
            self = .description
            return
        }
        let isFixture = ["test", "preview", "mock", "stub"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
        }
        guard isFixture else { return nil }
        self = .fixture
    }
}

/// Whether a string is written for people: it has several words, or begins like a sentence.
func isProse(_ node: some SyntaxProtocol) -> Bool {
    guard let literal = Syntax(node).as(StringLiteralExprSyntax.self) else { return false }
    let text = literal.segments.trimmedDescription
    return text.contains(" ") || text.first?.isUppercase == true && text.contains { $0.isLowercase }
}

/// Types that describe what is drawn.
private let drawn: Set = [
    "View", "Scene", "Commands", "ToolbarContent", "ViewModifier", "Widget", "TableRowContent",
]

private func drawsView(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return false }
    let name = type.constraint.trimmedDescription.split(separator: ".").last ?? ""
    return drawn.contains(String(name))
}

/// Functions that speak to whoever debugs, or take a name for logs and debuggers.
private let speaking: Set = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "fatalError", "reportIssue", "unimplemented",
    "Logger", "OSLog", "DispatchQueue",
]

private let logMethods: Set = [
    "log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
]

private func speaksToDevelopers(_ call: FunctionCallExprSyntax) -> Bool {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return speaking.contains(name.baseName.text)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        logMethods.contains(member.declName.baseName.text), let base = member.base
    else { return false }
    return base.trimmedDescription.lowercased().contains("log")
}

/// Functions that give a text in the reader's language.
private let translating: Set = [
    "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey",
]

private func translates(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.trimmedDescription
    return translating.contains(name)
        || name == "String" && call.arguments.first?.label?.text == "localized"
}
