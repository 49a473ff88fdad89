internal import SwiftIfConfig
internal import SwiftSyntax

/// Collects the uses of watched names, and what stands around each that says where it runs.
final class UseFinder: SyntaxAnyVisitor {
    private(set) var uses: [CodeUse] = []
    private let watched: WatchedNames
    private let configuration: CodeConfiguration
    private let converter: SourceLocationConverter
    /// What the code around the current node says, outermost first.
    private var scopes: [Availability] = []

    init(
        _ watched: WatchedNames,
        _ configuration: CodeConfiguration,
        converter: SourceLocationConverter
    ) {
        self.watched = watched
        self.configuration = configuration
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        guard let found = attributes.flatMap({ Availability(of: $0) }) else {
            return .visitChildren
        }
        within(found) {
            for child in node.children(viewMode: .sourceAccurate) { walk(child) }
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let (then, other) = walk(node.conditions)
        within(then) { walk(node.body) }
        if let body = node.elseBody { within(other) { walk(Syntax(body)) } }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        let (then, _) = walk(node.conditions)
        within(then) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let depth = scopes.count
        for item in node {
            guard let guarding = item.item.as(GuardStmtSyntax.self) else {
                walk(item)
                continue
            }
            let (then, other) = walk(guarding.conditions)
            within(other) { walk(guarding.body) }
            // What comes after the guard in this block runs only where its conditions hold.
            scopes.append(then)
        }
        scopes.removeLast(scopes.count - depth)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name { add(name, .module) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, .plain, call: call(ofAttribute: node))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A member's own name is a reference, too; its access is looked at instead.
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        if !isMember { add(node.baseName, .plain, call: Syntax(node)) }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let form: CodeUse.Form =
            if let base = node.base {
                base.as(DeclReferenceExprSyntax.self).map { .member(of: $0.baseName.text) }
                    ?? .chained
            } else { .implicitMember }
        add(node.declName.baseName, form, call: Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let first = node.components.first?.component
        if let property = first?.as(KeyPathPropertyComponentSyntax.self) {
            add(property.declName.baseName, .keyPath)
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        for words in watched.words where token.text == words.first {
            var next: TokenSyntax? = token
            let isThere = words.allSatisfy { word in
                defer { next = next?.nextToken(viewMode: .sourceAccurate) }
                return next?.text == word
            }
            if isThere { add(token, .words, name: words.joined(separator: " ")) }
        }
        return .skipChildren
    }

    private func within(_ scope: Availability, _ body: () -> Void) {
        scopes.append(scope)
        body()
        scopes.removeLast()
    }

    /// Walks conditions; each holds for those after it. Gives what holds behind all of them, and
    /// what holds where they do not.
    private func walk(
        _ conditions: ConditionElementListSyntax
    ) -> (then: Availability, other: Availability) {
        let depth = scopes.count
        var then = Availability()
        var other = Availability()
        for element in conditions {
            if case .availability(let condition) = element.condition {
                let found = Availability(of: condition.availabilityArguments)
                if condition.availabilityKeyword.tokenKind == .poundAvailable {
                    then.add(found)
                    scopes.append(found)
                } else if conditions.count == 1 {
                    other.add(found)
                }
            } else {
                walk(element)
            }
        }
        scopes.removeLast(scopes.count - depth)
        return (then, other)
    }

    private func add(
        _ token: TokenSyntax,
        _ form: CodeUse.Form,
        name: String? = nil,
        call: Syntax? = nil
    ) {
        let name = name ?? token.text.trimmingBackticks
        guard form == .words || watched.names.contains(name) else { return }
        var around = Availability()
        for scope in scopes { around.add(scope) }
        let excluded = around.excluded.union(inactiveSystems(at: Syntax(token)))
        uses.append(
            CodeUse(
                name: name,
                form: form,
                labels: call.flatMap(labels),
                argumentOf: call.flatMap(callee),
                position: converter.position(token.positionAfterSkippingLeadingTrivia),
                floors: around.floors,
                excluded: excluded
            )
        )
    }

    /// The systems for which an `#if` around the node takes it away.
    private func inactiveSystems(at node: Syntax) -> Set<String> {
        var parent = node.parent
        while let other = parent, !other.is(IfConfigDeclSyntax.self) { parent = other.parent }
        guard parent != nil else { return [] }
        return Set(
            watched.absentModules.filter { system, absent in
                var there = configuration
                there.system = system
                there.modules.subtract(absent)
                return configuration.modes.allSatisfy { mode in
                    let surroundings = BuildSurroundings(configuration: there, mode: mode)
                    return node.isActive(in: surroundings).state != .active
                }
            }.keys
        )
    }
}

/// The attribute that a type is the name of, as a call.
private func call(ofAttribute node: IdentifierTypeSyntax) -> Syntax? {
    node.parent?.is(AttributeSyntax.self) == true ? Syntax(node) : nil
}

/// The labels of the call of a node; nil when it is not called.
private func labels(of node: Syntax) -> [String]? {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
    else { return nil }
    return call.arguments.map { $0.label?.text ?? "_" }
        + (call.trailingClosure == nil ? [] : ["_"])
        + call.additionalTrailingClosures.map(\.label.text)
}

/// The name of what is called with a node, or with its call, as an argument.
private func callee(of node: Syntax) -> String? {
    var argument = node
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
    {
        argument = Syntax(call)
    }
    guard let element = argument.parent?.as(LabeledExprSyntax.self),
        let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
}
