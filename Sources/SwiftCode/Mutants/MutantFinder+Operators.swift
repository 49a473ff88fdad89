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
        case "..<", "...":
            guard !infix.rightOperand.is(IntegerLiteralExprSyntax.self) else { return }
            let (what, name) =
                sign.text == "..<" ? ("takes in", "__next") : ("ends before", "__previous")
            let end = infix.rightOperand
            wrap(.comparison, end, "\(quoted(infix)) \(what) \(quoted(end))", name)
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
}

/// The operator that another one is exchanged for, and the function that does it.
private let signs: [String: (other: String, name: String)] = [
    "&&": ("||", "__and"), "||": ("&&", "__or"),
    "<": ("<=", "__less"), "<=": ("<", "__lessOrEqual"),
    ">": (">=", "__greater"), ">=": (">", "__greaterOrEqual"),
    "+": ("-", "__plus"), "-": ("+", "__minus"),
    "*": ("/", "__times"), "/": ("*", "__dividedBy"), "%": ("/", "__remainder"),
]
