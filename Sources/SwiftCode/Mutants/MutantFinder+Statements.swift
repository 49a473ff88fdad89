internal import SwiftSyntax

extension MutantFinder {
    /// Leaves a statement out, or has a function give an empty value or another error.
    func breakStatement(_ item: CodeBlockItemSyntax) {
        if let result = item.item.as(ReturnStmtSyntax.self) {
            guard let expression = result.expression else { return }
            breakResult(expression, of: item, isImplicit: false)
        } else if let statement = item.item.as(ThrowStmtSyntax.self) {
            breakError(statement)
        } else if let expression = item.item.as(ExprSyntax.self) {
            if isManualLock(expression) {
                breakLock(at: item, expression)
            } else if isInBuilder(item) {
                if isOneOfSeveral(item) { leaveOut(expression) }
            } else if isValue(item) {
                breakResult(expression, of: item, isImplicit: true)
            } else if canBeLeftOut(expression), !mayBeValue(item, expression), !onlyForgets(item) {
                leaveOut(expression)
            }
        }
    }

    private func leaveOut(_ expression: ExprSyntax) {
        let range = range(of: expression)
        add(
            .statement,
            at: expression,
            "\(quoted(expression)) is left out",
            inside: Syntax(expression.withoutEffects),
            [
                .beforeStatement(at: range.lowerBound, "if !__broken(#) { "),
                .afterStatement(at: range.upperBound, " }"),
            ]
        )
    }

    private func canBeLeftOut(_ expression: ExprSyntax) -> Bool {
        let inner = expression.withoutEffects
        if let call = inner.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression.trimmedDescription
            return !callee.hasSuffix(".init") && !isLockCall(call)
        }
        guard let infix = inner.as(InfixOperatorExprSyntax.self), infix.isAssignment else {
            return inner.is(OptionalChainingExprSyntax.self)
        }
        // Without it a property or a constant would have no value at all.
        return !isFirstValue(infix)
    }

    private func isFirstValue(_ assignment: InfixOperatorExprSyntax) -> Bool {
        guard assignment.operator.is(AssignmentExprSyntax.self) else { return false }
        let target = assignment.leftOperand
        if lateConstants.contains(target.trimmedDescription) { return true }
        let member = target.as(MemberAccessExprSyntax.self)
        let isOwn =
            target.is(DeclReferenceExprSyntax.self)
            || member?.base?.trimmedDescription == "self"
        guard isOwn else { return false }
        return Syntax(assignment).enclosingBody?.is(InitializerDeclSyntax.self) == true
    }
}

/// Whether the item stands for a value: the only expression of a body that gives one, or of a
/// branch of an `if` or `switch` that gives one.
func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard item.item.is(ExprSyntax.self) || item.item.is(ExpressionStmtSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        let owner = list.parent
    else { return false }
    let branch: Syntax?
    if owner.is(SwitchCaseSyntax.self) {
        branch = owner.parent?.parent
    } else if owner.is(CodeBlockSyntax.self), owner.parent?.is(IfExprSyntax.self) == true {
        branch = owner.parent
    } else {
        return Syntax(item).enclosingBody?.resultType != nil && owner.isBodyOfFunction
    }
    guard let branch else { return false }
    if let outer = branch.parent?.as(CodeBlockItemSyntax.self) { return isValue(outer) }
    if let statement = branch.parent?.as(ExpressionStmtSyntax.self),
        let outer = statement.parent?.as(CodeBlockItemSyntax.self)
    {
        return isValue(outer)
    }
    // `else if` is a part of the first `if`.
    if branch.parent?.is(IfExprSyntax.self) == true {
        var top = branch
        while let next = top.parent, next.is(IfExprSyntax.self) { top = next }
        let outer =
            top.parent?.as(CodeBlockItemSyntax.self)
            ?? top.parent?.parent?.as(CodeBlockItemSyntax.self)
        return outer.map(isValue) ?? true
    }
    return true
}

/// Whether the item is the only call of a closure, which may well be what the closure gives.
///
/// A call on what may be gone gives nothing that anybody needs, and neither does a task's.
private func mayBeValue(_ item: CodeBlockItemSyntax, _ expression: ExprSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    let inner = expression.withoutEffects
    // What only waits gives nothing, as a rule; what may also throw fetches something.
    if expression.is(AwaitExprSyntax.self) { return false }
    if inner.is(InfixOperatorExprSyntax.self) || inner.is(OptionalChainingExprSyntax.self) {
        return false
    }
    let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
    let caller = Syntax(closure).enclosing(FunctionCallExprSyntax.self)?.calledExpression
    let tasks: Set = ["Task", "Task.detached", "Task.immediate", "group.addTask"]
    let isTask =
        closure.parent?.is(FunctionCallExprSyntax.self) == true
        && tasks.contains(caller?.trimmedDescription ?? "")
    return !callee.contains("?.") && !isTask
}

/// Whether the item sets to nil what was cancelled just before it: nobody can tell.
private func onlyForgets(_ item: CodeBlockItemSyntax) -> Bool {
    guard let infix = item.item.as(InfixOperatorExprSyntax.self), infix.isAssignment,
        infix.rightOperand.is(NilLiteralExprSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        let place = list.index(of: item), place > list.startIndex
    else { return false }
    let before = list[list.index(before: place)].trimmedDescription
    return before == "\(infix.leftOperand.trimmedDescription)?.cancel()"
}

/// Whether the item is a call beside others, so that something is left without it.
private func isOneOfSeveral(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count > 1 else {
        return false
    }
    return item.item.is(FunctionCallExprSyntax.self)
        && list.allSatisfy { $0.item.is(ExprSyntax.self) || $0.item.is(ExpressionStmtSyntax.self) }
}

/// Whether the item stands directly in a body that a result builder puts together.
private func isInBuilder(_ item: CodeBlockItemSyntax) -> Bool {
    guard let body = Syntax(item).enclosingBody else { return false }
    if body.resultType?.is(SomeOrAnyTypeSyntax.self) == true { return true }
    let attributes =
        body.as(FunctionDeclSyntax.self)?.attributes
        ?? body.enclosing(VariableDeclSyntax.self)?.attributes
    return attributes?.contains { attribute in
        // No macro, wrapper or actor of the language stands before a body that gives a value.
        name(of: attribute).map { $0.first?.isUppercase == true && !isKnown($0) } ?? false
    } ?? false
}

private func isKnown(_ attribute: String) -> Bool {
    ["Sendable", "Test", "Suite", "TaskLocal"].contains(attribute) || attribute.hasSuffix("Actor")
}

extension InfixOperatorExprSyntax {
    /// Whether it changes what stands on its left.
    var isAssignment: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        let text = self.operator.trimmedDescription
        let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
        return text.hasSuffix("=") && !comparisons.contains(text)
    }
}
