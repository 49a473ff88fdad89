internal import SwiftSyntax

extension MutantFinder {
    /// Runs the body of a lock without it.
    func breakLock(_ call: FunctionCallExprSyntax) {
        guard isLockCall(call), !onlyReads(call),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
            let paren = call.leftParen ?? call.trailingClosure?.leftBrace
        else { return }
        let member = range(of: name)
        // A lock that holds a value is broken by a copy of it.
        let body = call.trailingClosure.map { Syntax($0.statements) }
        let pauses =
            lockNames == ["NSLock"]
            ? body.map { StatementFinder.statements(in: $0).flatMap(pause) } ?? [] : []
        let argument: CodeMutant.Edit =
            call.leftParen == nil
            ? .before(range(of: paren), "(#) ")
            : .after(
                range(of: paren).upperBound..<range(of: paren).upperBound,
                call.arguments.isEmpty ? "#" : "#, "
            )
        add(
            .lock,
            at: call,
            "the body of \(quoted(call.calledExpression)) runs without the lock",
            extent: range(of: call.calledExpression),
            [.replacing(member, "__unlocked"), argument] + pauses
        )
    }

    /// Takes no lock where a statement takes one, and gives none back in the rest of the body.
    func breakLock(at item: CodeBlockItemSyntax, _ call: ExprSyntax) {
        guard let lock = manualLock(call, "lock"), let body = Syntax(item).enclosingBody else {
            return
        }
        let whole = range(of: call)
        var edits: [CodeMutant.Edit] = [
            .beforeStatement(at: whole.lowerBound, "if __isUnlocked(#) { __pause() } else { "),
            .afterStatement(at: whole.upperBound, " }"),
        ]
        let statements = StatementFinder.statements(in: body)
        for end in statements where manualLock(end, "unlock") == lock {
            let range = range(of: end)
            edits.append(.beforeStatement(at: range.lowerBound, "if !__broken(#) { "))
            edits.append(.afterStatement(at: range.upperBound, " }"))
        }
        guard edits.count > 2 else { return }
        edits += statements.filter { $0.position > call.position }.flatMap(pause)
        add(
            .lock,
            at: call,
            "what follows \(quoted(call)) runs without the lock",
            extent: whole.lowerBound..<whole.lowerBound,
            edits
        )
    }

    /// Lets others in between the reading and the writing of `count += 1`.
    private func pause(_ statement: ExprSyntax) -> [CodeMutant.Edit] {
        guard let infix = statement.as(InfixOperatorExprSyntax.self),
            let sign = ["+=": "+", "-=": "-"][infix.operator.trimmedDescription],
            infix.leftOperand.is(DeclReferenceExprSyntax.self)
        else { return [] }
        let target = infix.leftOperand.trimmedDescription
        let end = range(of: infix.rightOperand).upperBound
        return [
            .replacing(range(of: infix.operator), "= __paused(\(target)) \(sign) ("),
            CodeMutant.Edit(offset: end, text: ")", rank: 1 << 16),
        ]
    }

    /// Whether a statement takes a lock or gives it back; only in code that names a type of lock.
    func isManualLock(_ call: ExprSyntax) -> Bool {
        !lockNames.isEmpty && (manualLock(call, "lock") ?? manualLock(call, "unlock")) != nil
    }

    private func manualLock(_ call: ExprSyntax, _ name: String) -> String? {
        guard let call = call.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == name
        else { return nil }
        return member.base?.trimmedDescription
    }

    /// Whether a call runs a body with a lock held; only in code that names a type of lock.
    func isLockCall(_ call: FunctionCallExprSyntax) -> Bool {
        guard !lockNames.isEmpty,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        let hasBody = call.trailingClosure != nil || call.arguments.count == 1
        let names = ["withLock", "withLockUnchecked"]
        return hasBody && names.contains(member.declName.baseName.text)
    }
}

/// Whether the body of a lock does no more than look at the value, or at a part of it.
private func onlyReads(_ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true { return true }
    guard let body = call.trailingClosure?.statements, body.count == 1,
        var expression = body.first?.item.as(ExprSyntax.self)
    else { return false }
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
    }
    return expression.is(DeclReferenceExprSyntax.self)
}

/// Finds the expressions that are statements of their own in a body.
private final class StatementFinder: SyntaxVisitor {
    private var expressions: [ExprSyntax] = []

    static func statements(in body: Syntax) -> [ExprSyntax] {
        let finder = StatementFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.expressions
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.item.as(ExprSyntax.self) { expressions.append(expression) }
        return .visitChildren
    }
}
