internal import SwiftSyntax

extension Syntax {
    /// The function, initializer, accessor or closure that the node is a part of the body of.
    var enclosingBody: Syntax? {
        var node = self
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .closureExpr, .accessorDecl:
                return parent
            case .accessorBlock(let block):
                if case .getter = block.accessors { return parent }
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
            default: break
            }
            node = parent
        }
        return nil
    }

    /// What a body gives; nil when it gives nothing, or that is not written.
    var resultType: TypeSyntax? {
        let type: TypeSyntax? =
            switch self.as(SyntaxEnum.self) {
            case .functionDecl(let function): function.signature.returnClause?.type
            case .closureExpr(let closure): closure.signature?.returnClause?.type
            case .accessorDecl(let accessor):
                accessor.accessorSpecifier.text == "get" ? valueType : nil
            case .accessorBlock: valueType
            default: nil
            }
        return ["Void", "()"].contains(type?.trimmedDescription) ? nil : type
    }

    /// The type of the variable or subscript that an accessor belongs to.
    private var valueType: TypeSyntax? {
        enclosing(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? enclosing(SubscriptDeclSyntax.self)?.returnClause.type
    }

    /// The nearest node of a kind around this one.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(type) { return found }
            node = current.parent
        }
        return nil
    }

    /// Whether a list of statements in this node is a body, and not that of a loop or a branch.
    var isBodyOfFunction: Bool {
        switch self.as(SyntaxEnum.self) {
        case .closureExpr, .accessorBlock: true
        case .codeBlock:
            parent?.is(FunctionDeclSyntax.self) == true
                || parent?.is(AccessorDeclSyntax.self) == true
        default: false
        }
    }
}
