internal import SwiftSyntax

extension MutantFinder {
    /// Makes a number one larger.
    func breakNumber(_ literal: ExprSyntax, _ token: TokenSyntax) {
        let text = token.text.filter { $0 != "_" }
        let whole = Int(text) ?? (text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil)
        guard whole != .max else { return }
        let larger = whole.map { String($0 + 1) } ?? Double(text).map { String($0 + 1) }
        guard let larger, !isAssigned(literal), !isCompared(literal), !isOption(literal) else {
            return
        }
        wrap(.number, literal, "\(larger) stands for \(token.text)", "__either", larger)
    }

    /// Whether it is a part of `Options(rawValue: 1 << 2)`, where any other bit is as good.
    private func isOption(_ literal: ExprSyntax) -> Bool {
        guard let infix = literal.parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.operator.trimmedDescription == "<<"
            && infix.parent?.as(LabeledExprSyntax.self)?.label?.text == "rawValue"
    }

    /// Whether a comparison is broken whose limit the value is.
    private func isCompared(_ literal: ExprSyntax) -> Bool {
        let infix = literal.parent?.as(InfixOperatorExprSyntax.self)
        let comparisons: Set = ["<", "<=", ">", ">=", "==", "!="]
        return infix.map { comparisons.contains($0.operator.trimmedDescription) } ?? false
    }

    /// Negates `true` and `false` where no other break does.
    func breakBoolean(_ literal: BooleanLiteralExprSyntax) {
        let expression = ExprSyntax(literal)
        guard !isNegated(literal), !isAssigned(expression),
            literal.parent?.is(ConditionElementSyntax.self) != true
        else { return }
        let other = literal.literal.text == "true" ? "false" : "true"
        wrap(.condition, literal, "\(other) stands for \(literal.literal.text)", "__negated")
    }

    /// Empties a string.
    func breakText(_ literal: StringLiteralExprSyntax) {
        let text = literal.trimmedDescription
        guard !text.contains("\n"), !isAssigned(ExprSyntax(literal)), !isPlainResult(literal) else {
            return
        }
        let other = text == "\"\"" ? "\"broken\"" : "\"\""
        wrap(.text, literal, "\(other) stands for \(quoted(literal))", "__either", other)
    }

    /// Whether the value is all that an assignment assigns: leaving that out breaks more.
    private func isAssigned(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.isAssignment
            && Syntax(infix).enclosingBody?.is(InitializerDeclSyntax.self) != true
    }

    /// Whether the value is all that a function returns, which another break empties.
    private func isPlainResult(_ literal: StringLiteralExprSyntax) -> Bool {
        guard let type = Syntax(literal).enclosingBody?.resultType?.trimmedDescription,
            type == "String" || type == "String?"
        else { return false }
        return literal.parent?.is(ReturnStmtSyntax.self) == true
            || literal.parent?.parent?.parent?.isBodyOfFunction == true
    }
}
