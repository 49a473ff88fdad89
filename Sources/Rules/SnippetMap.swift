public import Diagnostics

/// From a position in a fence's code to the Markdown file, exact to the byte.
///
/// A fence in a list or a quote has a prefix on every line that is no part of the code, and a tab
/// that is only partly prefix becomes spaces in the code. Both are recorded per line.
public struct SnippetMap: Hashable, Sendable {
    /// One line of code.
    public struct Line: Hashable, Sendable {
        /// The Markdown line, from 1.
        public var line: Int
        /// The Markdown column (UTF-8 bytes, from 1) of the first code byte that is in the file.
        public var column: Int
        /// How many spaces at the start of the code line stand for part of a tab in the file.
        public var expandedSpaces: Int
        /// What stands before the code on its line: blanks and the marks of quotes.
        public var prefix: String
        /// What ends the line in the file.
        public var ending: LineEnding

        /// Takes a code line's place.
        public init(
            line: Int,
            column: Int,
            expandedSpaces: Int = 0,
            prefix: String = "",
            ending: LineEnding = .lineFeed
        ) {
            self.line = line
            self.column = column
            self.expandedSpaces = expandedSpaces
            self.prefix = prefix
            self.ending = ending
        }
    }

    /// The lines around the code of a fence that is closed.
    public struct Fence: Hashable, Sendable {
        /// The backticks or tildes that open it.
        public var mark: String
        /// What stands before the backticks or tildes that close it, their own indentation left
        /// out.
        public var prefix: String
        /// What ends the opening line.
        public var ending: LineEnding

        /// Takes what is known of the fence.
        public init(mark: String, prefix: String = "", ending: LineEnding = .lineFeed) {
            self.mark = mark
            self.prefix = prefix
            self.ending = ending
        }
    }

    /// The Markdown file.
    public var path: ContentPath
    /// The place of each code line.
    public var lines: [Line]
    /// The closing fence's place, or the end of the code when there is none.
    public var end: SourcePosition
    /// The fence; nil when it is not closed, so that nothing may be written into it.
    public var fence: Fence?

    /// Takes the places of all code lines.
    public init(path: ContentPath, lines: [Line], end: SourcePosition, fence: Fence? = nil) {
        self.path = path
        self.lines = lines
        self.end = end
        self.fence = fence
    }

    /// The Markdown position of a code position (1-based line and UTF-8 column).
    ///
    /// A position past the last line gives the fence's end: compilers blame a missing brace there.
    public func position(_ position: SourcePosition) -> SourcePosition {
        guard position.line >= 1, position.line <= lines.count else {
            return position.line < 1 ? SourcePosition(line: lines.first?.line ?? 1, column: 1) : end
        }
        let line = lines[position.line - 1]
        // Expanded spaces lie inside one tab, which is the byte before the first code byte.
        let offset = max(
            position.column - 1 - line.expandedSpaces,
            line.expandedSpaces > 0 ? -1 : 0
        )
        return SourcePosition(line: line.line, column: line.column + offset)
    }

    /// The Markdown location of a stretch of code.
    public func location(from start: SourcePosition, to end: SourcePosition) -> SourceLocation {
        SourceLocation(path: path, start: position(start), end: position(end))
    }
}
