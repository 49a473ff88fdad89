internal import SwiftSyntax

extension MutantFinder {
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

    /// Leaves a call out that gives a value of the same type: sorted, lowercase, cut to size.
    func breakTransform(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            transforms.contains(member.declName.baseName.text), let base = member.base,
            call.trailingClosure == nil,
            !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
        else { return }
        let text = base.trimmedDescription
        guard !text.contains("\n"), !call.trimmedDescription.contains("await") else { return }
        let name = member.declName.trimmedDescription
        wrap(.transform, call, "'.\(name)' is left out of \(quoted(call))", "__without", text)
    }

    /// Takes the larger of two values for the smaller one, and back.
    func breakExtreme(_ call: FunctionCallExprSyntax) {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let other = ["min": "max", "max": "min"][name.text], let paren = call.leftParen,
            call.arguments.count == 2, call.arguments.allSatisfy({ $0.label == nil })
        else { return }
        let end = range(of: paren).upperBound
        add(
            .arithmetic,
            at: call,
            "'\(other)' stands for '\(name.text)' in \(quoted(call))",
            extent: range(of: name),
            [.replacing(range(of: name), "__\(name.text)"), .after(end..<end, "#, ")]
        )
    }
}

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

/// Methods that give what they are called on in another form, and nothing else; what `filter`
/// does with a closure is broken inside of that.
private let transforms: Set = [
    "sorted", "reversed", "shuffled", "filter", "lowercased", "uppercased", "trimmingCharacters",
    "union", "subtracting", "intersection", "rounded", "clamped", "replacing",
    "replacingOccurrences",
]
