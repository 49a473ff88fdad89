internal import SwiftParser
internal import SwiftSyntax

/// What an author left out of a piece of code, or the sign that stands for it.
public enum LeftOutCode: String, Sendable, Codable {
    /// `...` or `…`.
    case ellipsis
    /// `<#…#>`, as Xcode writes it, or `???`.
    case placeholder
    /// `// ...` where something has to stand.
    case comment
    /// The bodies of functions, properties and types: only what they are called is told.
    case body
    /// The type, the `switch`, the call or the declaration that the code is a part of.
    case surroundings
}

/// What keeps code from being parsed, once signs for left-out code are taken for code.
struct BrokenCode {
    /// The sign that alone is in the way.
    let leftOut: LeftOutCode?
    /// What else is, in order; nothing when it is only the sign.
    let errors: [SwiftFacts.SyntaxError]

    /// Looks at a tree with errors.
    init(_ tree: SourceFileSyntax) {
        var finder = LeftOutFinder(bytes: Array(tree.description.utf8))
        for token in tree.tokens(viewMode: .sourceAccurate) { finder.look(at: token) }
        var forms: [SourceFileSyntax] = []
        for form in finder.forms {
            let other = Parser.parse(source: form)
            guard other.hasError else {
                (leftOut, errors) = (finder.signs[0].kind, [])
                return
            }
            forms.append(other)
        }
        // What is told is what stays broken when most signs are understood.
        let readings = ([tree] + forms).map { ($0, syntaxErrors(of: $0)) }
        let best = readings.min { $0.1.count < $1.1.count }!
        let lacksBodies = best.1.allSatisfy { $0.message.hasPrefix("expected member block in") }
        leftOut = lacksBodies ? .body : parsesInside(best.0) ? .surroundings : nil
        errors = leftOut == nil ? best.1 : []
    }
}

/// Whether it parses as a part of something: the cases of a `switch` or of an enumeration, the
/// arguments of a call or the elements of a list, what follows a block, or an attribute alone.
private func parsesInside(_ tree: SourceFileSyntax) -> Bool {
    let code = tree.description
    // What ends without a body is not shown to be whole by what stands around it.
    var forms = [("f(\n", "\n)"), ("[\n", "\n]")]
    switch tree.firstToken(viewMode: .sourceAccurate)?.text {
    case "case", "default", "indirect": forms += [("switch x {\n", "\n}"), ("enum X {\n", "\n}")]
    case "@":
        forms += [("switch x {\n", "\n}"), ("enum X {\n", "\n}"), ("", "\nvar x: X")]
    case "catch": forms += [("do {}\n", "")]
    case "else": forms += [("if x {}\n", "")]
    default: break
    }
    return forms.contains { !Parser.parse(source: $0.0 + code + $0.1).hasError }
}
