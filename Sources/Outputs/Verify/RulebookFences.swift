import Diagnostics
import Rules
import SwiftCode

/// Swift that nobody checks, since its fence does not say that it is Swift.
func findUnlabelledSwift(_ snippets: [ReadSnippet]) -> [Diagnostic] {
    snippets.map(\.snippet)
        .filter { $0.language.isEmpty || $0.language == "text" }
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
