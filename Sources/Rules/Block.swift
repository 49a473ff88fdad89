public import Diagnostics

/// A block of CommonMark's tree, with GitHub's tables and alerts, and its place.
public struct Block: Hashable, Sendable {
    /// CommonMark's block kinds, by CommonMark's names.
    public indirect enum Kind: Hashable, Sendable {
        case paragraph([Inline])
        case heading(level: Int, anchor: String, [Inline])
        case thematicBreak
        case blockQuote([Block])
        case list(List)
        case codeBlock(CodeBlock)
        /// Raw HTML as written.
        case htmlBlock(String)
        case table(Table)
        /// A block quote that opens with `[!NOTE]`, as GitHub has it, or `Note:`, as DocC does.
        case alert(AlertKind, [Block])
    }

    /// What it is.
    public var kind: Kind
    /// Where it is.
    public var location: SourceLocation

    /// Puts a block at its place.
    public init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}

/// GitHub's five alerts, which DocC has as asides too.
public enum AlertKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution
}

/// A bullet or ordered list.
public struct List: Hashable, Sendable {
    /// What stands before the items.
    public enum Marker: Hashable, Sendable {
        case bullet
        case ordered(start: Int)
    }

    /// One item; `isChecked` is set for a task.
    public struct Item: Hashable, Sendable {
        /// Nil for an ordinary item, else whether the task is done.
        public var isChecked: Bool?
        /// What it holds.
        public var blocks: [Block]
        /// Takes an item's blocks.
        public init(isChecked: Bool? = nil, blocks: [Block]) {
            self.isChecked = isChecked
            self.blocks = blocks
        }
    }

    /// What stands before the items.
    public var marker: Marker
    /// CommonMark's tight list: paragraphs are shown without `<p>`.
    public var isTight: Bool
    /// The items in order.
    public var items: [Item]

    /// Takes a list's parts.
    public init(marker: Marker, isTight: Bool, items: [Item]) {
        self.marker = marker
        self.isTight = isTight
        self.items = items
    }
}

/// A fenced or indented code block.
public struct CodeBlock: Hashable, Sendable {
    /// The info string with escapes and entities resolved; empty for indented code.
    public var info: String
    /// The code, each line ending with LF.
    public var literal: String
    /// The place in `Document.snippets` for a fence; nil for indented code.
    public var snippet: Int?

    /// Takes a code block's parts.
    public init(info: String, literal: String, snippet: Int? = nil) {
        self.info = info
        self.literal = literal
        self.snippet = snippet
    }
}

/// A GitHub table.
///
/// - Invariant: every row has as many cells as `alignments`.
public struct Table: Hashable, Sendable {
    /// How a column's text stands.
    public enum Alignment: String, Sendable {
        case left, center, right
    }

    /// A column's alignment, or nil where the delimiter row says none.
    public var alignments: [Alignment?]
    /// The header's cells.
    public var header: [[Inline]]
    /// The body's rows of cells.
    public var rows: [[[Inline]]]

    /// Takes a table's parts.
    public init(alignments: [Alignment?], header: [[Inline]], rows: [[[Inline]]]) {
        self.alignments = alignments
        self.header = header
        self.rows = rows
    }
}
