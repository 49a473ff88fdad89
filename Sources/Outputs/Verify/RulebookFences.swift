public import Diagnostics
public import Rules
import SwiftCode

/// Swift that nobody checks, since its fence does not say that it is Swift.
func findUnlabelledSwift(_ snippets: [ReadSnippet]) -> [Diagnostic] {
    snippets.map(\.snippet)
        .filter { snippet in
            snippet.language.isEmpty || snippet.language == "text"
                || isMisspeltSwift(snippet.language)
        }
        .filter { $0.role == .notSwift && isSwiftDeclarations($0.code) }
        .map { snippet in
            Diagnostic(
                .unlabelledSwift,
                .error,
                "this fence holds swift declarations and does not say so, so nobody checks them",
                at: snippet.location,
                hint: "write 'swift' after the opening fence"
            )
        }
}

/// Whether a language is a few letters from Swift; what has the whole word in it is told before any
/// code is looked at.
private func isMisspeltSwift(_ language: String) -> Bool {
    !language.contains("swift") && suggestion(for: language, among: ["swift"]) != nil
}

/// Swift in a code block without a fence, where no language can be named.
public func findIndentedSwift(_ documents: some Sequence<Document>) -> [Diagnostic] {
    documents.flatMap { document in
        (document.blocks + document.footnotes.flatMap(\.blocks)).flatMap(indentedCode)
    }
    .compactMap { location, code in
        let isFence = opensSwiftFence(code)
        guard isFence || isSwiftDeclarations(code) else { return nil }
        return Diagnostic(
            .unlabelledSwift,
            .error,
            isFence
                ? "this fence is indented so far that it is plain text, and nobody checks it"
                : "this indented code holds swift declarations, and nobody checks them",
            at: location,
            hint: isFence
                ? "indent it like the text of its list item, or by three spaces at most"
                : "put it into a fence marked 'swift'"
        )
    }
}

/// Whether indented code begins with what would be the opening line of a Swift fence elsewhere.
private func opensSwiftFence(_ code: String) -> Bool {
    let line = code.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    guard let mark = line.first, mark == "`" || mark == "~", line.hasPrefix("\(mark)\(mark)\(mark)")
    else { return false }
    return line.drop { $0 == mark }.drop(while: \.isWhitespace).lowercased().hasPrefix("swift")
}

/// The code blocks without a fence in a block and in those inside of it.
private func indentedCode(_ block: Block) -> [(SourceLocation, String)] {
    switch block.kind {
    case .codeBlock(let code): code.snippet == nil ? [(block.location, code.literal)] : []
    case .blockQuote(let blocks), .alert(_, let blocks): blocks.flatMap(indentedCode)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(indentedCode)
    case .paragraph, .heading, .thematicBreak, .htmlBlock, .table: []
    }
}

/// More fragments than a rulebook may have: at most one Swift fence in twenty is only parsed.
func findTooManyFragments(_ snippets: [ReadSnippet]) -> [Diagnostic] {
    let swift = snippets.map(\.snippet).filter { $0.isSwift && $0.role != .notSwift }
    let fragments = swift.filter { if case .fragment = $0.role { true } else { false } }
    guard let first = fragments.first, fragments.count * 20 > swift.count else { return [] }
    return [
        Diagnostic(
            .tooManyFragments,
            .error,
            "\(fragments.count) of \(swift.count) swift fences are fragments; "
                + "at most one in twenty may be",
            at: first.location,
            hint: "let them compile: hide set-up between '// snippet.hide' and '// snippet.show'"
        )
    ]
}

extension Diagnostic.ID {
    static let unlabelledSwift: Self = "unlabelled-swift"
    static let tooManyFragments: Self = "too-many-fragments"
}
