internal import SwiftSyntax

extension MutantFinder {
    /// Has the function return the empty value of its type.
    func breakResult(
        _ expression: ExprSyntax,
        of item: CodeBlockItemSyntax,
        isImplicit: Bool
    ) {
        guard let type = Syntax(item).enclosingBody?.resultType, isDirectResult(item) else {
            return
        }
        if type.trimmedDescription == "Bool" {
            negate(expression, .result)
            return
        }
        guard let empty = emptyValue(of: type), expression.trimmedDescription != empty else {
            return
        }
        // A number is made larger by another break.
        guard !expression.is(IntegerLiteralExprSyntax.self) else { return }
        let isControlFlow = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
        guard !isControlFlow else { return }
        let start = range(of: item)
        let text = "if __broken(#) { return \(empty) }; " + (isImplicit ? "return " : "")
        add(
            .result,
            at: expression,
            "\(empty) is returned for \(quoted(expression))",
            extent: start.lowerBound..<start.lowerBound,
            inside: Syntax(expression.withoutEffects),
            [.beforeStatement(at: start.lowerBound, text)]
        )
    }

    /// Has a function that may throw do so before anything else.
    func breakByThrowing(_ function: FunctionDeclSyntax) {
        guard let clause = function.signature.effectSpecifiers?.throwsClause,
            clause.throwsSpecifier.text == "throws", clause.type == nil,
            let first = function.body?.statements.first
        else { return }
        var text = "if __broken(#) { throw __Break() }; "
        if isValue(first) {
            // The empty value of its type breaks it as well, and a branch needs no 'return'.
            let isBranch = first.item.is(ExpressionStmtSyntax.self)
            let type = function.signature.returnClause?.type
            guard !isBranch, type.flatMap(emptyValue) == nil else { return }
            text += "return "
        }
        let start = range(of: first)
        add(
            .failure,
            at: function.name,
            "'\(function.name.text)' throws at once",
            extent: start.lowerBound..<start.lowerBound,
            [.beforeStatement(at: start.lowerBound, text)]
        )
    }

    /// Has another error thrown, which tests notice that look at it.
    func breakError(_ statement: ThrowStmtSyntax) {
        let function = Syntax(statement).enclosingBody?.as(FunctionDeclSyntax.self)
        // Who says which errors there are throws no other.
        guard function?.signature.effectSpecifiers?.throwsClause?.type == nil else { return }
        let start = range(of: statement).lowerBound
        add(
            .error,
            at: statement,
            "another error is thrown for \(quoted(statement.expression))",
            extent: start..<start,
            [.beforeStatement(at: start, "if __broken(#) { throw __Break() }; ")]
        )
    }

    /// Whether the item's value is that of its function, not of a branch that gives a value.
    private func isDirectResult(_ item: CodeBlockItemSyntax) -> Bool {
        guard !item.item.is(ReturnStmtSyntax.self) else { return true }
        return item.parent?.parent.map { !$0.is(SwitchCaseSyntax.self) } ?? false
            && item.parent?.parent?.parent?.is(IfExprSyntax.self) != true
    }
}

private func emptyValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
    switch name {
    case "Int", "UInt", "Double", "Float", "TimeInterval", "CGFloat": return "0"
    case "String": return "\"\""
    case "Set": return "[]"
    default: return nil
    }
}
