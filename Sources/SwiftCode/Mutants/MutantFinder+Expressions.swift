internal import SwiftSyntax

extension MutantFinder {
    /// Negates the conditions of `if`, `guard` and `while`, or has a binding never match.
    func breakConditions(_ list: ConditionElementListSyntax) {
        for element in list {
            if case .expression(let condition) = element.condition { negate(condition) }
        }
        let binding = list.first { element in
            switch element.condition {
            // `guard let self` tells whether somebody still waits; no test can change that.
            case .optionalBinding(let binding):
                binding.pattern.trimmedDescription != "self"
            case .matchingPattern: true
            default: false
            }
        }
        guard let binding else { return }
        let whole = range(of: list)
        add(
            .binding,
            at: binding.condition,
            "\(quoted(binding.condition)) never matches",
            extent: whole.lowerBound..<whole.lowerBound,
            [.beforeStatement(at: whole.lowerBound, "!__broken(#), ")]
        )
    }

    /// Changes a comparison, a connective, a calculation or a fallback.
    func breakOperator(_ infix: InfixOperatorExprSyntax) {
        guard let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
        switch sign.text {
        case "&&", "||":
            negate(ExprSyntax(infix))
            replace(sign, of: infix, .logic)
        case "==", "!=", "===", "!==": negate(ExprSyntax(infix))
        case "<", "<=", ">", ">=":
            // A closure that compares two elements orders them; there the limit says nothing.
            let isCondition = isNegated(infix)
            if isCondition { replace(sign, of: infix, .comparison) }
            if !isCondition { negate(ExprSyntax(infix)) }
        case "+", "-", "*", "/", "%":
            let operands = [infix.leftOperand, infix.rightOperand]
            guard
                !operands.contains(where: {
                    $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
                })
            else { return }
            replace(sign, of: infix, .arithmetic)
        case "??":
            wrap(
                .fallback,
                infix.leftOperand,
                "\(quoted(infix.leftOperand)) before '??' is nil",
                "__none"
            )
        default: break
        }
    }

    private func replace(
        _ sign: TokenSyntax,
        of infix: InfixOperatorExprSyntax,
        _ kind: CodeMutant.Kind
    ) {
        guard let (other, name) = signs[sign.text] else { return }
        let range = range(of: infix)
        add(
            kind,
            at: infix,
            "'\(sign.text)' is '\(other)' in \(quoted(infix))",
            [
                .before(range, "\(name)(#, "), .replacing(self.range(of: sign), ","),
                .after(range, ")"),
            ]
        )
    }

    /// Makes a number one larger.
    func breakNumber(_ literal: ExprSyntax, _ token: TokenSyntax) {
        let text = token.text.filter { $0 != "_" }
        let larger = Int(text).map { String($0 + 1) } ?? Double(text).map { String($0 + 1) }
        guard let larger, !isAssigned(literal), !isCompared(literal) else { return }
        wrap(.number, literal, "\(larger) stands for \(token.text)", "__either", larger)
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

    /// Swaps neighbouring arguments of a call; the compiler tells whether their types agree.
    func swapArguments(of call: FunctionCallExprSyntax) {
        let callee = call.calledExpression.trimmedDescription.split(separator: ".").last ?? ""
        guard !["min", "max", "merge"].contains(callee) else { return }
        let arguments = call.arguments.map(\.expression)
        // One 'await' may be for a call among the arguments, which cannot be put off.
        let isAwaited = Syntax(call).enclosing(AwaitExprSyntax.self) != nil
        if isAwaited, arguments.contains(where: hasCall) { return }
        for (left, right) in zip(arguments, arguments.dropFirst()) where mayAgree(left, right) {
            let (first, second) = (range(of: left), range(of: right))
            add(
                .arguments,
                at: left,
                "\(quoted(left)) and \(quoted(right)) are swapped",
                extent: first.lowerBound..<second.upperBound,
                [
                    .before(first, "__swapped(#, "),
                    .after(first, ", \(right.trimmedDescription))"),
                    .before(second, "__swapped(#, "),
                    .after(second, ", \(left.trimmedDescription))"),
                ]
            )
        }
    }

    /// Runs the body of a lock without it.
    func breakLock(_ call: FunctionCallExprSyntax) {
        guard isLockCall(call), !onlyReads(call),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
            let paren = call.leftParen ?? call.trailingClosure?.leftBrace
        else { return }
        let member = range(of: name)
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
            [.replacing(member, "__unlocked"), argument]
        )
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

/// The operator that another one is exchanged for, and the function that does it.
private let signs: [String: (other: String, name: String)] = [
    "&&": ("||", "__and"), "||": ("&&", "__or"),
    "<": ("<=", "__less"), "<=": ("<", "__lessOrEqual"),
    ">": (">=", "__greater"), ">=": (">", "__greaterOrEqual"),
    "+": ("-", "__plus"), "-": ("+", "__minus"),
    "*": ("/", "__times"), "/": ("*", "__dividedBy"), "%": ("/", "__remainder"),
]

private func hasCall(_ argument: ExprSyntax) -> Bool {
    argument.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
}

/// Whether two arguments could have one type, as far as their form tells.
private func mayAgree(_ left: ExprSyntax, _ right: ExprSyntax) -> Bool {
    let texts = [left.trimmedDescription, right.trimmedDescription]
    guard texts[0] != texts[1], !texts.contains(where: { $0.contains("\n") }) else { return false }
    // They are written twice, and evaluated by another function.
    let forbidden: Set = ["await", "&", "#", "self"]
    for token in [left, right].flatMap({ $0.tokens(viewMode: .sourceAccurate) })
    where forbidden.contains(token.text) {
        return false
    }
    let kinds = [left.kind, right.kind]
    let closed: Set<SyntaxKind> = [
        .closureExpr, .keyPathExpr, .nilLiteralExpr, .booleanLiteralExpr, .inOutExpr,
    ]
    let literals: Set<SyntaxKind> = [
        .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]
    if kinds.contains(where: closed.contains) { return false }
    return kinds.contains(where: literals.contains) ? kinds[0] == kinds[1] : true
}
