internal import SwiftSyntax

/// Collects what a piece of code says of itself in one walk over its tree.
final class FactFinder: SyntaxVisitor {
    private(set) var imports: [SwiftFacts.Import] = []
    private(set) var tests: [FunctionDeclSyntax] = []
    private(set) var marks: [SwiftFacts.Mark] = []
    private(set) var used: Set<String> = []
    private(set) var usedOperators: Set<String> = []
    private(set) var declaredOperators: Set<String> = []
    private(set) var declaredInside = DeclaredNames()
    /// What the token before this one begins to declare.
    private var declaring: WritableKeyPath<DeclaredNames, Set<String>>?
    private(set) var sourceLocation: CodePosition?
    /// The functions of this code that can fail a test that calls them.
    private var expectingFunctions: Set<String> = []
    private let converter: SourceLocationConverter

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first {
            imports.append(
                SwiftFacts.Import(
                    module: first.name.text,
                    text: node.tokens(viewMode: .sourceAccurate).map(\.text)
                        .joined(separator: " "),
                    position: converter.position(first.positionAfterSkippingLeadingTrivia)
                )
            )
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isOperator(node.name) { declaredOperators.insert(node.name.text) }
        if node.attributes.contains(where: { name(of: $0) == "Test" }) { tests.append(node) }
        if hasExpectation(Syntax(node)) { expectingFunctions.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        sourceLocation =
            sourceLocation ?? converter.position(node.positionAfterSkippingLeadingTrivia)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        defer { declaring = declared(by: token) }
        switch token.tokenKind {
        case .identifier(let text):
            used.insert(text.trimmingBackticks)
            if let declaring { declaredInside[keyPath: declaring].insert(text.trimmingBackticks) }
        case .dollarIdentifier(let text): used.insert(text)
        case .keyword: used.insert(token.text)
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
            usedOperators.insert(text)
        default: break
        }
        collectMarks(in: token.leadingTrivia, from: token.position)
        collectMarks(
            in: token.trailingTrivia,
            from: token.endPositionBeforeTrailingTrivia
        )
        return .skipChildren
    }

    /// What is known of a test once the whole code was walked.
    func test(_ node: FunctionDeclSyntax) -> SwiftFacts.Test {
        let body = node.body.map(Syntax.init)
        let calls = body?.tokens(viewMode: .sourceAccurate)
            .contains { expectingFunctions.contains($0.text) && $0.text != node.name.text }
        return SwiftFacts.Test(
            name: node.name.text.trimmingBackticks,
            position: converter.position(node.name.positionAfterSkippingLeadingTrivia),
            hasExpectation: expectingFunctions.contains(node.name.text) || calls ?? false
        )
    }

    private func collectMarks(in trivia: Trivia, from start: AbsolutePosition) {
        var offset = start
        for piece in trivia {
            if case .lineComment(let comment) = piece { collectMark(comment, at: offset) }
            offset += piece.sourceLength
        }
    }

    private func collectMark(_ comment: String, at position: AbsolutePosition) {
        let words = comment.dropFirst(2).drop { $0 == " " }
        for severity in ["error", "warning"] where words.hasPrefix(severity + ":") {
            let text = words.dropFirst(severity.utf8.count + 1).drop { $0 == " " }
            marks.append(
                SwiftFacts.Mark(
                    severity: severity,
                    text: String(text.reversed().drop { $0.isWhitespace }.reversed()),
                    position: converter.position(position)
                )
            )
        }
    }

    private func isOperator(_ token: TokenSyntax) -> Bool {
        switch token.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

/// Names whose use can fail a test without a macro: `Issue.record`, `confirmation { … }`,
/// `withKnownIssue { … }`, which fails when there is none, and a `TestStore`, which fails for every
/// change and action that the test does not state.
private let failingWithoutMacro: Set = ["Issue", "confirmation", "withKnownIssue", "TestStore"]

/// Among which names the one after a token is declared; nil when it is not.
private func declared(by token: TokenSyntax) -> WritableKeyPath<DeclaredNames, Set<String>>? {
    switch token.tokenKind {
    case .keyword(.struct), .keyword(.class), .keyword(.enum), .keyword(.actor),
        .keyword(.protocol), .keyword(.typealias), .keyword(.associatedtype), .keyword(.macro):
        \.types
    case .keyword(.func): \.functions
    case .keyword(.var), .keyword(.let), .keyword(.case): \.values
    default: nil
    }
}

/// True when the code holds something that can fail a Swift Testing test.
private func hasExpectation(_ node: Syntax) -> Bool {
    var previous: TokenSyntax?
    for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind {
            let isMacro = previous?.tokenKind == .pound
            if isMacro, name == "expect" || name == "require" { return true }
            if failingWithoutMacro.contains(name) { return true }
        }
        previous = token
    }
    return false
}

/// The name of an attribute without its module: `Test` for `@Testing.Test("…")`.
func name(of attribute: AttributeListSyntax.Element) -> String? {
    guard case .attribute(let attribute) = attribute else { return nil }
    if let member = attribute.attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
}

extension String {
    /// The name itself: `default` for `` `default` ``.
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}
