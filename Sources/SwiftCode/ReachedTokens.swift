internal import SwiftSyntax

/// The tokens of a body without those that never run, whatever the code around does: what is behind
/// a condition that is written as false or behind a `return`, and closures that nobody calls.
///
/// Only what can be seen in the text: a condition that is false in fact is for `--mutate`.
/// Functions in the body are left out, as they count where they are called.
final class ReachedTokens: SyntaxVisitor {
    private(set) var tokens: [TokenSyntax] = []
    private let body: Syntax

    init(of body: some SyntaxProtocol) {
        self.body = Syntax(body)
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(token)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            walk(item)
            if leaves(Syntax(item.item)) { break }
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        let value = constant(node.conditions)
        if value != false { walk(node.body) }
        if value != true, let other = node.elseBody { walk(Syntax(other)) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        if constant(node.conditions) != false { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        if constant(node.conditions) != true { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        isEmptyCollection(node.sequence) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        isUncalled(node, in: body) ? .skipChildren : .visitChildren
    }
}

/// Whether what stands behind a statement in its block is never reached.
private func leaves(_ item: Syntax) -> Bool {
    switch item.as(SyntaxEnum.self) {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
    case .guardStmt(let guarding): return constant(guarding.conditions) == false
    case .expressionStmt(let statement): return leaves(Syntax(statement.expression))
    case .ifExpr(let branch):
        return constant(branch.conditions) == true
            && branch.body.statements.contains { leaves(Syntax($0.item)) }
    case .doStmt(let block):
        return block.catchClauses.isEmpty
            && block.body.statements.contains { leaves(Syntax($0.item)) }
    default: return false
    }
}

/// What conditions are written as; nil when that is for the run to tell.
private func constant(_ conditions: ConditionElementListSyntax) -> Bool? {
    let values = conditions.map { element -> Bool? in
        guard case .expression(let expression) = element.condition else { return nil }
        return constant(expression)
    }
    if values.contains(false) { return false }
    return values.allSatisfy { $0 == true } ? true : nil
}

private func constant(_ expression: ExprSyntax) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .tupleExpr(let tuple):
        tuple.elements.count == 1 ? constant(tuple.elements.first!.expression) : nil
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
        constant(negation.expression).map { !$0 }
    // What silences the compiler's own warning.
    case .functionCallExpr(let call)
    where call.calledExpression.trimmedDescription == "Bool" && call.arguments.count == 1
        && call.arguments.first!.label == nil:
        constant(call.arguments.first!.expression)
    default: nil
    }
}

/// `[]`, `[] as [Int]`, `[Int]()`, `0..<0`.
private func isEmptyCollection(_ expression: ExprSyntax) -> Bool {
    let words = expression.tokens(viewMode: .sourceAccurate).map(\.text)
    if words == ["[", "]"] || words.prefix(3) == ["[", "]", "as"] { return true }
    if words.first == "[", words.suffix(3) == ["]", "(", ")"] { return true }
    return words.count == 3 && words[1] == "..<" && words[0] == words[2] && Int(words[0]) != nil
}

/// Whether a closure is kept under a name that is never used again, or is the work of a task that
/// nobody waits for: the test is over before it.
private func isUncalled(_ closure: ClosureExprSyntax, in body: Syntax) -> Bool {
    guard let parent = closure.parent else { return false }
    if let value = parent.as(InitializerClauseSyntax.self), value.id != body.id,
        let binding = value.parent?.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
        return !isUsed(name, in: body)
    }
    if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
        let callee = call.calledExpression.trimmedDescription
        let isTask = callee == "Task" || callee == "Task.detached" || callee.hasPrefix("Task<")
        return isTask && isDropped(Syntax(call)) && !mayBeResult(call)
            && !waits(body, outside: closure)
    }
    return false
}

/// Whether anything is waited for beside a closure: it may be what the closure does.
private func waits(_ body: Syntax, outside closure: ClosureExprSyntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .keyword(.await)
            && !(closure.position..<closure.endPosition).contains(token.position)
    }
}

/// Whether a statement stands alone where it may be what a closure, a getter or a function gives.
private func mayBeResult(_ call: FunctionCallExprSyntax) -> Bool {
    guard let list = call.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        let owner = list.parent
    else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    if owner.parent?.is(AccessorDeclSyntax.self) ?? false { return true }
    return owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
}

/// Whether the value of an expression is not looked at: it is a statement, or given to `_`.
private func isDropped(_ expression: Syntax) -> Bool {
    guard let parent = expression.parent else { return false }
    if parent.is(CodeBlockItemSyntax.self) { return true }
    return parent.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) ?? false
}

/// Whether a name occurs where it is not declared and not given to `_`.
private func isUsed(_ name: String, in body: Syntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.tokenKind == .identifier(name),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return false }
        return !isDropped(Syntax(reference))
    }
}
