internal import SwiftSyntax

/// What is known of a test, with the helpers of the same code.
func test(
    _ node: FunctionDeclSyntax,
    _ helpers: [SwiftFacts.Helper],
    _ converter: SourceLocationConverter,
    _ isActive: (Syntax) -> Bool
) -> SwiftFacts.Test {
    let name = node.name.text.trimmingBackticks
    // Of a test that nobody compiles it is said that it does not run.
    let isCompiled = isActive(Syntax(node))
    // What the code declares itself is known by what it does, whatever it is called.
    let declared = Set(helpers.filter(\.isCalled).map(\.name))
    let own = node.body.map { body in
        helper(name, body, { !isCompiled || isActive($0) }, declared: declared)
    }
    let expecting = expectingNames(of: helpers.filter { $0.name != name })
    let uses = own?.uses ?? []
    return SwiftFacts.Test(
        name: name,
        position: converter.position(node.name.positionAfterSkippingLeadingTrivia),
        attribute: converter.position(
            (testAttribute(of: node) ?? node.name).positionAfterSkippingLeadingTrivia
        ),
        hasExpectation: own?.hasExpectation ?? false || !uses.isDisjoint(with: expecting),
        statesOnlyAbsence: uses.isDisjoint(with: expecting.subtracting([name]))
            && statesOnlyAbsence(node),
        uses: uses
    )
}

/// The name in `@Test`, where the macro says that the test stands.
private func testAttribute(of node: FunctionDeclSyntax) -> TokenSyntax? {
    let attribute = node.attributes.first { name(of: $0) == "Test" }
    guard case .attribute(let attribute) = attribute else { return nil }
    return attribute.attributeName.firstToken(viewMode: .sourceAccurate)
}

/// The names among helpers that can fail a test which uses them, themselves or through others.
public func expectingNames(of helpers: [SwiftFacts.Helper]) -> Set<String> {
    var names = Set(helpers.filter(\.hasExpectation).map(\.name))
    var open = helpers.filter { !$0.hasExpectation }
    while true {
        let found = open.filter { !$0.uses.isDisjoint(with: names) }
        if found.isEmpty { return names }
        names.formUnion(found.map(\.name))
        open.removeAll { names.contains($0.name) }
    }
}

/// A helper of that name with that body; an expectation counts where it is compiled and may run.
func helper(
    _ name: String,
    _ body: some SyntaxProtocol,
    _ isActive: (Syntax) -> Bool,
    isCalled: Bool = true,
    declared: Set<String> = []
) -> SwiftFacts.Helper {
    var uses: Set<String> = []
    var hasExpectation = false
    var previous: TokenSyntax?
    for token in ReachedTokens(of: body).tokens {
        if case .identifier(let text) = token.tokenKind {
            uses.insert(text.trimmingBackticks)
            let isMacro = previous?.tokenKind == .pound
            let isExpectation =
                (isMacro && (text == "expect" || text == "require"))
                || (canFail(token) && !declared.contains(text.trimmingBackticks))
            hasExpectation = hasExpectation || (isExpectation && isActive(Syntax(token)))
        }
        previous = token
    }
    return SwiftFacts.Helper(
        name: name,
        uses: uses,
        hasExpectation: hasExpectation,
        isCalled: isCalled
    )
}

/// Whether a declaration is local to a body of statements.
func isInBody(_ node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent {
        if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
        if current.is(AccessorBlockSyntax.self) { return true }
        parent = current.parent
    }
    return false
}

/// The type that a member is declared in, by its name.
func enclosingType(of node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
        if let type = current.asProtocol((any NamedDeclSyntax).self) {
            return type.name.text.trimmingBackticks
        }
        if let type = current.as(ExtensionDeclSyntax.self) {
            return type.extendedType.trimmedDescription
        }
        parent = current.parent
    }
    return nil
}

/// Whether the use of a name can fail a test without a macro of Swift Testing: `Issue.record`,
/// `confirmation { … }`, `withKnownIssue { … }`, which fails when there is none, a `TestStore`,
/// which fails for every change and action that the test does not state, and what other libraries
/// call their assertions.
private func canFail(_ token: TokenSyntax) -> Bool {
    let name = token.text
    if name == "Issue" {
        let next = token.nextToken(viewMode: .sourceAccurate)
        return next?.tokenKind == .period
    }
    if failing.contains(name) { return true }
    return ["assert", "expect", "XCTAssert"].contains { prefix in
        guard name.hasPrefix(prefix) else { return false }
        return name.dropFirst(prefix.utf8.count).first?.isUppercase ?? (prefix != "expect")
    }
}

private let failing: Set = [
    "confirmation", "withKnownIssue", "TestStore", "XCTFail", "XCTUnwrap", "reportIssue",
    "withExpectedIssue",
]
