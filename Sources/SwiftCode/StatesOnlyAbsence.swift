internal import SwiftSyntax

/// Whether all that a test expects is that something is nil, empty, false or fails.
func statesOnlyAbsence(_ test: FunctionDeclSyntax) -> Bool {
    let finder = ExpectationFinder(viewMode: .sourceAccurate)
    finder.walk(test)
    return !finder.statesPresence && finder.count > 0
}

private final class ExpectationFinder: SyntaxVisitor {
    private(set) var count = 0
    private(set) var statesPresence = false

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["expect", "require"].contains(node.macroName.text) else { return .visitChildren }
        count += 1
        guard let first = node.arguments.first else { return .visitChildren }
        let isThrowing = first.label?.text == "throws"
        if !isThrowing, !statesAbsence(first.expression) { statesPresence = true }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.baseName.text {
        // Both fail when something does not happen.
        case "confirmation", "TestStore": statesPresence = true
        // It fails when nothing is wrong.
        case "withKnownIssue": count += 1
        default: break
        }
        return .skipChildren
    }

    private func statesAbsence(_ expression: ExprSyntax) -> Bool {
        var words = expression.tokens(viewMode: .sourceAccurate).map(\.text)
        words.removeAll { ["try", "await", "(", ")", "}", "?"].contains($0) }
        if words.first == "!" || words.last == "isEmpty" || words.first == "isEmpty" { return true }
        if words.suffix(2) == ["==", "nil"] || words.suffix(2) == ["==", "false"] { return true }
        if words.suffix(2) == ["==", "0"] || words.suffix(3) == ["==", "[", "]"] { return true }
        return words.suffix(2) == [".", "empty"] && words.suffix(3).first == "=="
    }
}
