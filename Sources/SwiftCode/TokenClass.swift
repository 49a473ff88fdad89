internal import SwiftIDEUtils
internal import SwiftParser
internal import SwiftSyntax

/// What a stretch of Swift is to a reader.
@frozen public enum TokenClass: String, Sendable {
    case keyword, identifier, type, attribute, string, number, comment, documentation
    case directive, placeholder, `operator`, argumentLabel, regex
}

/// A stretch of Swift code with a class.
public struct ClassifiedRange: Sendable {
    /// The UTF-8 byte range in the code.
    public let range: Range<Int>
    /// What it is.
    public let tokenClass: TokenClass
}

/// Classifies the tokens of Swift code for highlighting, in order; plain text is left out.
public func classifyTokens(in code: String) -> [ClassifiedRange] {
    // What cannot be read is shown plain.
    guard placeOfTooDeepNesting(in: code) == nil else { return [] }
    let tree = Parser.parse(source: code)
    return tree.classifications.compactMap { classified in
        tokenClass(of: classified.kind).map {
            let start = classified.range.lowerBound.utf8Offset
            return ClassifiedRange(
                range: start..<classified.range.upperBound.utf8Offset,
                tokenClass: $0
            )
        }
    }
}

private func tokenClass(of kind: SyntaxClassification) -> TokenClass? {
    switch kind {
    case .keyword: .keyword
    case .identifier, .dollarIdentifier: .identifier
    case .type: .type
    case .attribute: .attribute
    case .stringLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment: .comment
    case .docLineComment, .docBlockComment: .documentation
    case .ifConfigDirective: .directive
    case .editorPlaceholder: .placeholder
    case .operator: .operator
    case .argumentLabel: .argumentLabel
    case .regexLiteral: .regex
    case .none: nil
    @unknown default: nil
    }
}
