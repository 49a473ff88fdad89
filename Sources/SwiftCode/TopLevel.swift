internal import SwiftSyntax

/// What a file adds to its module's top level.
///
/// Files that share a module see each other's top level. Most of what can pass between them goes
/// by a name; what does not (a conformance or an initialiser added to somebody else's type, a
/// macro's own declarations, a new meaning of literals) makes the file stand alone.
struct TopLevel {
    private(set) var names: Set<String> = []
    private(set) var hasStatements = false
    private(set) var hasMainType = false
    private(set) var reasonToStandAlone: String?
    private var ownTypes: Set<String> = []
    private var extendedTypes: [String] = []
    /// How many `#if` are around.
    private var depth = 0

    /// Attributes and macros that are known to declare nothing their neighbours could name.
    private static let harmless: Set<String> = [
        "MainActor", "Observable", "Test", "Suite", "Preview", "Sendable", "propertyWrapper",
    ]

    init(_ items: CodeBlockItemListSyntax) {
        add(items)
        for type in extendedTypes where !ownTypes.contains(type) {
            standAlone("extends '\(type)', which is not its own")
        }
        for name in names where name.hasSuffix("LiteralType") {
            standAlone("declares '\(name)', which changes what literals are")
        }
    }

    private mutating func add(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let declaration): add(declaration)
            case .expr(let expression): addExpression(expression)
            case .stmt: hasStatements = true
            @unknown default: hasStatements = true
            }
        }
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes {
            add(attributes)
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): addType(node.name)
        case .classDecl(let node): addType(node.name)
        case .enumDecl(let node): addType(node.name)
        case .actorDecl(let node): addType(node.name)
        case .protocolDecl(let node): addType(node.name)
        case .typeAliasDecl(let node): names.insert(node.name.text.trimmingBackticks)
        case .functionDecl(let node): names.insert(node.name.text.trimmingBackticks)
        case .macroDecl(let node): names.insert(node.name.text.trimmingBackticks)
        case .extensionDecl(let node): extendedTypes.append(node.extendedType.trimmedDescription)
        case .variableDecl(let node): addVariable(node)
        case .operatorDecl, .precedenceGroupDecl: standAlone("declares an operator")
        case .macroExpansionDecl(let node): addMacro(node.macroName.text)
        case .ifConfigDecl(let node): addClauses(of: node)
        case .importDecl:
            // Where it is inactive, a neighbour's import of the same module would take its place.
            if depth > 0 { standAlone("imports a module inside of '#if'") }
        default: break
        }
    }

    private mutating func addType(_ name: TokenSyntax) {
        names.insert(name.text.trimmingBackticks)
        ownTypes.insert(name.text)
    }

    private mutating func addVariable(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let text) = token.tokenKind else { continue }
                let name = text.trimmingBackticks
                // A property wrapper declares its storage and its projection as well.
                names.formUnion(node.attributes.isEmpty ? [name] : [name, "_" + name, "$" + name])
            }
        }
    }

    private mutating func addClauses(of node: IfConfigDeclSyntax) {
        depth += 1
        for clause in node.clauses {
            if case .statements(let items) = clause.elements { add(items) }
        }
        depth -= 1
    }

    private mutating func addExpression(_ expression: ExprSyntax) {
        guard let macro = expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text.first?.isUppercase ?? false
        else {
            hasStatements = true
            return
        }
        addMacro(macro.macroName.text)
    }

    private mutating func addMacro(_ name: String) {
        if !Self.harmless.contains(name) { standAlone("expands '#\(name)' at its top level") }
    }

    private mutating func add(_ attributes: AttributeListSyntax) {
        for attribute in attributes {
            guard let name = name(of: attribute) else { continue }
            if name == "main" {
                hasMainType = true
                standAlone("is a program of its own")
            }
            // The compiler's own attributes are lower case; any other may be a macro.
            if name.first?.isUppercase ?? false, !Self.harmless.contains(name) {
                standAlone("has '@\(name)' at its top level, which may declare more")
            }
        }
    }

    private mutating func standAlone(_ reason: String) {
        reasonToStandAlone = reasonToStandAlone ?? reason
    }
}
