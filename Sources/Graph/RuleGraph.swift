public import Diagnostics
public import Rules

/// All documents of all rulebooks with every relation and link resolved.
///
/// - Invariant: only `link(_:_:files:)` makes one, so holding one proves that every edge's target
///   is a document of the graph.
public struct RuleGraph: Sendable {
    /// An edge of the graph.
    public struct Edge: Hashable, Sendable {
        /// The document that says it.
        public var source: DocumentID
        /// What it says of the target.
        public var kind: EdgeKind
        /// The document it is about.
        public var target: DocumentID
    }

    /// What a link in a document leads to.
    public enum LinkTarget: Hashable, Sendable {
        /// A document and, if named, one of its anchors.
        case document(DocumentID, anchor: String?)
        /// Another file of the content root, such as an image.
        case file(ContentPath)
        /// An address outside, kept as written.
        case external(String)
        /// Nothing: the problem was reported; the text is shown without a link.
        case unresolved
    }

    /// The rulebooks, sorted by name.
    public let rulebooks: [Rulebook]
    /// The documents, sorted by id.
    public let documents: [Document]
    /// The edges, sorted by source, kind and target.
    public let edges: [Edge]
    /// Old ids and where they lead now.
    public let redirects: [DocumentID: DocumentID]

    private let places: [DocumentID: Int]
    private let targets: [DocumentID: [String: LinkTarget]]
    private let outgoing: [DocumentID: [Int]]
    private let incoming: [DocumentID: [Int]]

    /// Only `link(_:_:files:)` may call this.
    init(
        rulebooks: [Rulebook],
        documents: [Document],
        edges: [Edge],
        redirects: [DocumentID: DocumentID],
        targets: [DocumentID: [String: LinkTarget]]
    ) {
        self.rulebooks = rulebooks
        self.documents = documents
        self.edges = edges
        self.redirects = redirects
        self.targets = targets
        places = Dictionary(
            documents.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        outgoing = Dictionary(grouping: edges.indices) { edges[$0].source }
        incoming = Dictionary(grouping: edges.indices) { edges[$0].target }
    }

    /// The document of that id, following redirects.
    public func document(_ id: DocumentID) -> Document? {
        (places[id] ?? redirects[id].flatMap { places[$0] }).map { documents[$0] }
    }

    /// The rulebook of that name.
    public func rulebook(_ name: RulebookName) -> Rulebook? {
        rulebooks.first { $0.name == name }
    }

    /// Where a link of `document` with that destination (as written) leads.
    public func target(of destination: String, in document: DocumentID) -> LinkTarget {
        targets[document]?[destination] ?? .unresolved
    }

    /// The edges that leave a document, by kind and target.
    public func edges(from id: DocumentID) -> [Edge] { (outgoing[id] ?? []).map { edges[$0] } }

    /// The edges that lead to a document, by source and kind.
    public func edges(to id: DocumentID) -> [Edge] { (incoming[id] ?? []).map { edges[$0] } }
}
