internal import SwiftSyntax

/// Finds the places where code can be broken, in one walk over its folded tree.
final class MutantFinder: SyntaxAnyVisitor {
    private(set) var mutants: [CodeMutant] = []
    private(set) var leftOut: [CodeMutant.Exclusion: Int] = [:]
    private(set) var scopes: [Range<Int>] = []
    /// The types of locks that the code names.
    let lockNames: Set<String>
    /// The constants that get their value after they are declared.
    private(set) var lateConstants: Set<String> = []
    /// Conditions and operands that are negated already.
    private var negated: Set<SyntaxIdentifier> = []
    /// What must stay as it is, with all that it holds.
    private var exclusions: [(id: SyntaxIdentifier, reason: CodeMutant.Exclusion)] = []
    private let inactive: Set<SyntaxIdentifier>
    private let converter: SourceLocationConverter

    init(_ tree: SourceFileSyntax, inactive: Set<SyntaxIdentifier>) {
        self.inactive = inactive
        converter = SourceLocationConverter(fileName: "", tree: tree)
        let names = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
        lockNames = names.intersection(["OSAllocatedUnfairLock", "Mutex", "NSLock"])
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard !isFixed(node) else { return .skipChildren }
        if let reason = CodeMutant.Exclusion(of: node) { exclusions.append((node.id, reason)) }
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItem(let item): breakStatement(item)
        case .functionDecl(let function): breakByThrowing(function)
        case .conditionElementList(let list): breakConditions(list)
        case .whereClause(let clause): negate(clause.condition)
        case .ternaryExpr(let ternary): negate(ternary.condition)
        case .infixOperatorExpr(let infix): breakOperator(infix)
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
            negate(ExprSyntax(prefix))
        case .integerLiteralExpr(let literal): breakNumber(ExprSyntax(literal), literal.literal)
        case .floatLiteralExpr(let literal): breakNumber(ExprSyntax(literal), literal.literal)
        case .booleanLiteralExpr(let literal): breakBoolean(literal)
        case .stringLiteralExpr(let literal): breakText(literal)
        case .functionCallExpr(let call):
            swapArguments(of: call)
            breakTransform(call)
            breakExtreme(call)
            breakLock(call)
        case .variableDecl(let variable) where variable.bindingSpecifier.text == "let":
            let bare = variable.bindings.filter { $0.initializer == nil }
            lateConstants.formUnion(bare.map(\.pattern.trimmedDescription))
        case .codeBlock, .closureExpr, .accessorBlock: scopes.append(range(of: node))
        default: break
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if exclusions.last?.id == node.id { exclusions.removeLast() }
    }

    /// What no break may enter: it is not compiled, not run, or must be known to the compiler.
    private func isFixed(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .ifConfigClause: inactive.contains(node.id)
        case .macroExpansionExpr, .macroExpansionDecl, .macroDecl, .attribute, .keyPathExpr,
            .expressionPattern, .availabilityCondition, .importDecl, .operatorDecl,
            .precedenceGroupDecl, .stringLiteralSegmentList:
            true
        // Parts of a result builder are left out by 'if', which calls it where the code does not.
        case .functionDecl(let function): function.name.text == "buildOptional"
        // A raw value must be a literal.
        case .initializerClause: node.parent?.is(EnumCaseElementSyntax.self) == true
        default: false
        }
    }

    // MARK: What the operators use

    /// Notes a break, or that one was left out here.
    ///
    /// `inside` is what the walk enters later and what may have a reason to be left alone.
    func add(
        _ kind: CodeMutant.Kind,
        at node: some SyntaxProtocol,
        _ change: String,
        extent: Range<Int>? = nil,
        inside: Syntax? = nil,
        _ edits: [CodeMutant.Edit]
    ) {
        let own = inside.flatMap { CodeMutant.Exclusion(of: $0) }
        let reasons = exclusions.map(\.reason) + (own.map { [$0] } ?? [])
        if let reason = reasons.first(where: { !$0.isExcuse }) {
            leftOut[reason, default: 0] += 1
            return
        }
        let excuse = reasons.first ?? (isProse(node) ? .prose : nil)
        if let excuse { leftOut[excuse, default: 0] += 1 }
        let whole = range(of: node)
        let line = node.trimmedDescription.split(separator: "\n").first ?? ""
        mutants.append(
            CodeMutant(
                kind: kind,
                position: converter.position(node.positionAfterSkippingLeadingTrivia),
                length: line.utf8.count,
                change: change,
                excuse: excuse,
                range: extent ?? whole,
                edits: edits
            )
        )
    }

    /// Wraps an expression into a call of the runtime: `__name(12, expression)`.
    func wrap(
        _ kind: CodeMutant.Kind,
        _ node: some SyntaxProtocol,
        _ change: String,
        _ name: String,
        _ last: String = ""
    ) {
        let range = range(of: node)
        let edits: [CodeMutant.Edit] = [
            .before(range, "\(name)(#, "), .after(range, last.isEmpty ? ")" : ", \(last))"),
        ]
        add(kind, at: node, change, edits)
    }

    /// The offsets of a node without what is around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Negates a condition, or each part of one that `&&` and `||` put together.
    func negate(_ condition: ExprSyntax, _ kind: CodeMutant.Kind = .condition) {
        guard negated.insert(condition.id).inserted else { return }
        if let inner = condition.onlyParenthesized {
            negate(inner, kind)
        } else if let infix = condition.as(InfixOperatorExprSyntax.self),
            ["&&", "||"].contains(infix.operator.trimmedDescription)
        {
            negate(infix.leftOperand, kind)
            negate(infix.rightOperand, kind)
        } else {
            if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
                negated.insert(prefix.expression.id)
            }
            let isLiteral = condition.is(BooleanLiteralExprSyntax.self)
            guard !isLiteral || kind != .condition else { return }
            wrap(kind, condition, "\(quoted(condition)) is negated", "__negated")
        }
    }

    /// Whether an expression is negated as a whole already.
    func isNegated(_ node: some SyntaxProtocol) -> Bool { negated.contains(node.id) }
}

/// Code for a sentence: on one line, and not too long.
func quoted(_ node: some SyntaxProtocol) -> String {
    let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return text.count > 60 ? "'\(text.prefix(57))…'" : "'\(text)'"
}

extension ExprSyntax {
    /// The expression in the parentheses around it.
    var onlyParenthesized: ExprSyntax? {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
            return nil
        }
        return tuple.elements.first?.expression
    }

    /// The expression without `try` and `await`.
    var withoutEffects: ExprSyntax {
        if let tried = self.as(TryExprSyntax.self) { return tried.expression.withoutEffects }
        if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.withoutEffects }
        return self
    }
}
