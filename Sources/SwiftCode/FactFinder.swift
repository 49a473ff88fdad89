internal import SwiftSyntax

/// Collects what a piece of code says of itself in one walk over its tree.
final class FactFinder: SyntaxVisitor {
    private(set) var imports: [SwiftFacts.Import] = []
    private(set) var tests: [FunctionDeclSyntax] = []
    private(set) var testCases: [SwiftFacts.TestCase] = []
    private(set) var marks: [SwiftFacts.Mark] = []
    private(set) var hidingLines: Set<Int> = []
    private(set) var used: Set<String> = []
    private(set) var usedOperators: Set<String> = []
    private(set) var declaredOperators: Set<String> = []
    private(set) var declaredInside = DeclaredNames()
    /// What the token before this one begins to declare.
    private var declaring: WritableKeyPath<DeclaredNames, Set<String>>?
    private(set) var sourceLocation: CodePosition?
    private(set) var helpers: [SwiftFacts.Helper] = []
    private let converter: SourceLocationConverter
    private let isActive: (Syntax) -> Bool

    /// Takes whether a compiler looks at a piece of the code, as far as `#if` decides.
    init(converter: SourceLocationConverter, isActive: @escaping (Syntax) -> Bool) {
        self.converter = converter
        self.isActive = isActive
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
        if node.attributes.contains(where: { name(of: $0) == "Test" }) {
            tests.append(node)
        } else if let body = node.body {
            helpers.append(helper(node.name.text.trimmingBackticks, body, isActive))
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body, let type = enclosingType(of: Syntax(node)) {
            helpers.append(helper(type, body, isActive))
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if let name, !isInBody(Syntax(node)) {
            let bodies = [node.accessorBlock.map(Syntax.init), node.initializer.map(Syntax.init)]
            for body in bodies.compactMap(\.self) {
                helpers.append(helper(name.trimmingBackticks, body, isActive, isCalled: false))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.contains(where: { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }) {
            testCases.append(
                SwiftFacts.TestCase(
                    name: node.name.text.trimmingBackticks,
                    position: converter.position(node.name.positionAfterSkippingLeadingTrivia)
                )
            )
        }
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

    private func collectMarks(in trivia: Trivia, from start: AbsolutePosition) {
        var offset = start
        for piece in trivia {
            if case .lineComment(let comment) = piece { collectMark(comment, at: offset) }
            offset += piece.sourceLength
        }
    }

    private func collectMark(_ comment: String, at position: AbsolutePosition) {
        let words = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        if words.hasPrefix("snippet.") { hidingLines.insert(converter.position(position).line) }
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
