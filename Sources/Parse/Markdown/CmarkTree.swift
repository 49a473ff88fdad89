internal import CCmark

/// What cmark made of a text: its nodes in document order, each with its parent and its lines.
///
/// The only file that speaks to cmark: everybody else reads these values. A flat array, because
/// hostile nesting must not recurse. Columns are left out: cmark's are wrong behind prefixes, so
/// every place is worked out from the source instead.
struct CmarkTree: Sendable {
    /// A node's kind with its payload.
    enum Kind: Equatable, Sendable {
        case document, quote, item, paragraph, thematicBreak
        case list(List)
        case code(info: String, literal: [UInt8])
        case html([UInt8])
        case heading(level: Int)
        case softBreak, lineBreak, emphasis, strong
        case text([UInt8])
        case codeSpan([UInt8])
        case htmlInline([UInt8])
        case link(url: String, title: String)
        case image(url: String, title: String)
    }

    /// A list's own facts.
    struct List: Equatable, Sendable {
        /// Nil for bullets.
        var start: Int?
        var isTight: Bool
    }

    /// A node; its descendants follow it up to `end`.
    struct Node: Sendable {
        var kind: Kind
        /// The parent's place, -1 for the document.
        var parent: Int
        /// The first line, from 1, in the text that cmark was given.
        var firstLine: Int
        /// The last line, from 1.
        var lastLine: Int
        /// The place after the last descendant.
        var end: Int
    }

    /// The nodes in document order; the first is the document.
    var nodes: [Node] = []
    /// The line of the first image that is read as text, in a text that opens too many.
    var firstCutImage: Int?

    /// Parses bytes that are UTF-8 without NUL and end their lines with LF.
    init(parsing text: [UInt8]) {
        let guarded = ImageGuard(text)
        firstCutImage = guarded.firstLine
        let root = guarded.bytes.withUnsafeBytes { buffer in
            cmark_parse_document(buffer.baseAddress, buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let root else { return }
        defer { cmark_node_free(root) }
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        var open: [Int] = []
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE else { return }
            guard let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_EXIT {
                if let last = open.popLast() { nodes[last].end = nodes.count }
                continue
            }
            nodes.append(
                Node(
                    kind: kind(of: node),
                    parent: open.last ?? -1,
                    firstLine: Int(cmark_node_get_start_line(node)),
                    lastLine: Int(cmark_node_get_end_line(node)),
                    end: nodes.count + 1
                )
            )
            // cmark sends no exit event for a leaf.
            if !isLeaf(node) { open.append(nodes.count - 1) }
        }
    }

    /// The places of a node's children.
    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < nodes[index].end {
            children.append(child)
            child = nodes[child].end
        }
        return children
    }

    /// The text of a named entity such as `&amp;`, or nil when cmark knows no such entity.
    static func decode(entity: ArraySlice<UInt8>) -> [UInt8]? {
        let tree = CmarkTree(parsing: Array(entity))
        guard tree.nodes.count == 3, case .text(let literal) = tree.nodes[2].kind,
            literal != Array(entity)
        else { return nil }
        return literal
    }
}

private func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK,
        CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
        CMARK_NODE_HTML_INLINE:
        true
    default: false
    }
}

private func kind(of node: OpaquePointer) -> CmarkTree.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST:
        .list(
            CmarkTree.List(
                start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                    ? Int(cmark_node_get_list_start(node)) : nil,
                isTight: cmark_node_get_list_tight(node) != 0
            )
        )
    case CMARK_NODE_CODE_BLOCK:
        .code(info: text(cmark_node_get_fence_info(node)), literal: literal(of: node))
    case CMARK_NODE_HTML_BLOCK: .html(literal(of: node))
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text(literal(of: node))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan(literal(of: node))
    case CMARK_NODE_HTML_INLINE: .htmlInline(literal(of: node))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
        .link(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
        .image(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    default: .paragraph
    }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
}

private func literal(of node: OpaquePointer) -> [UInt8] {
    guard let pointer = cmark_node_get_literal(node) else { return [] }
    var end = pointer
    while end.pointee != 0 { end += 1 }
    return UnsafeRawBufferPointer(start: pointer, count: end - pointer).map { $0 }
}
