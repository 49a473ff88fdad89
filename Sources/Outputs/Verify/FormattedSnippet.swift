import Diagnostics
import Rules
import SwiftCode

/// What a formatter makes of a fence.
public enum FormattedSnippet: Sendable {
    /// The same as it is.
    case same
    /// The fence can be laid out like that.
    case changed(Mending)
    /// It cannot, for a reason that the problem tells.
    case leftAlone(Diagnostic)

    /// Compares a fence with its formatted code, and that with what formatting it again gives.
    ///
    /// Lines with `// error:` marks, and hidden lines with their markers, must hold the same code
    /// as before: what they say is said of those lines.
    public init(_ read: ReadSnippet, formatted: String, again: String) {
        let snippet = read.snippet
        guard formatted != snippet.code else {
            self = .same
            return
        }
        let problem = Diagnostic(
            .unformattedSnippet,
            .note,
            "the formatter lays this code out in another way",
            at: snippet.location
        )
        func leftAlone(_ reason: String) -> FormattedSnippet {
            var told = problem
            told.message = "this code is not formatted: \(reason)"
            return .leftAlone(told)
        }
        if formatted != again {
            self = leftAlone("formatting it twice gives another text than once")
        } else if Self.hidden(in: snippet.code) != Self.hidden(in: formatted) {
            self = leftAlone("hidden lines would not stay as they are")
        } else if Self.marked(snippet.code) != Self.marked(formatted) {
            self = leftAlone("an expected message would stand on another line")
        } else if let edits = Self.edits(of: snippet, to: formatted) {
            self = .changed(Mending(problem, Fix(.formatting, "lay the code out anew", edits)))
        } else {
            self = leftAlone("the place of its lines in the file is not known to the byte")
        }
    }

    /// Whether a formatter is asked about a fence at all: Swift that is looked at and parses.
    public static func isAsked(_ read: ReadSnippet) -> Bool {
        guard let facts = read.facts, facts.errors.isEmpty else { return false }
        if case .needs = read.snippet.role { return false }
        return !read.snippet.code.utf8.allSatisfy { $0 == 0x0A || $0 == 0x20 || $0 == 0x09 }
    }

    private static func edits(of snippet: Snippet, to formatted: String) -> [TextEdit]? {
        var new = formatted.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        if new.last == "" { new.removeLast() }
        var edits: [TextEdit] = []
        for change in lineChanges(from: snippet.codeLines.map(String.init), to: new) {
            guard let edit = snippet.edit(lines: change.old, Array(new[change.new])) else {
                return nil
            }
            edits.append(edit)
        }
        return edits + snippet.edits(fencing: new)
    }

    /// The lines with a mark, blanks left out.
    private static func marked(_ code: String) -> [String] {
        lines(of: code).filter { line in
            ["//error:", "//warning:"].contains { line.contains($0) }
        }
    }

    /// The hidden lines with their markers, blanks left out.
    private static func hidden(in code: String) -> [String] {
        var isHidden = false
        return lines(of: code).filter { line in
            if line == "//snippet.hide" { isHidden = true }
            defer { if line == "//snippet.show" { isHidden = false } }
            return isHidden && !line.isEmpty
        }
    }

    private static func lines(of code: String) -> [String] {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.filter { !$0.isWhitespace })
        }
    }
}

extension Diagnostic.ID {
    static let unformattedSnippet: Self = "unformatted-snippet"
}
