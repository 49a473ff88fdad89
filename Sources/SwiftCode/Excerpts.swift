internal import SwiftParser
internal import SwiftSyntax

/// The source of every declaration with that name in the code, without its outer indentation.
///
/// `path` is a name or a dotted path of names, such as `AppState.count`; an extension counts by the
/// name it extends.
public func declarations(named path: String, in code: String) -> [String] {
    let finder = DeclarationFinder(path: path.split(separator: ".").map(String.init))
    guard placeOfTooDeepNesting(in: code) == nil else { return [] }
    finder.walk(Parser.parse(source: code))
    return finder.found
}

/// The text without the indentation that all its lines share, and without outer blank lines.
public func outdented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        .map { $0.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count }
    let indent = indents.min() ?? 0
    return lines.map { line in
        line.allSatisfy(\.isWhitespace) ? "" : String(line.dropFirst(indent))
    }.joined(separator: "\n")
}

/// Finds declarations by the path of names that leads to them.
private final class DeclarationFinder: SyntaxAnyVisitor {
    private(set) var found: [String] = []
    private let path: [String]
    private var scopes: [String] = []

    init(path: [String]) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let declaration = node.as(DeclSyntax.self) else { return .visitChildren }
        for name in names(of: declaration) where (scopes + [name]).suffix(path.count) == path[...] {
            found.append(source(of: node))
        }
        if let scope = scope(of: declaration) { scopes.append(scope) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if let declaration = node.as(DeclSyntax.self), scope(of: declaration) != nil {
            scopes.removeLast()
        }
    }

    private func names(of declaration: DeclSyntax) -> [String] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        if declaration.is(InitializerDeclSyntax.self) { return ["init"] }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            return cases.elements.map(\.name.text)
        }
        if let scope = scope(of: declaration) { return [scope] }
        return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }

    private func scope(of declaration: DeclSyntax) -> String? {
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            return node.extendedType.trimmedDescription
        }
        guard declaration.isProtocol((any DeclGroupSyntax).self) else { return nil }
        return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// The declaration with its documentation comment, outdented.
    private func source(of node: Syntax) -> String {
        var text = ""
        for piece in node.leadingTrivia {
            switch piece {
            // A blank line parts a comment from the declaration.
            case .newlines(let count) where count > 1: text = ""
            default: piece.write(to: &text)
            }
        }
        return outdented(text + node.trimmedDescription)
    }
}
