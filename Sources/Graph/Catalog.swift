import Diagnostics
import Rules

/// Everything that a link or relation can name, ready to be looked up.
struct Catalog {
    /// What looking an id up gives.
    enum Found {
        case document(Document)
        /// The rulebook is loaded and has no such document.
        case unknown
        /// The rulebook is not loaded, so nothing is known of it.
        case unloaded
    }

    /// The rulebooks by name, sorted.
    let rulebooks: [Rulebook]
    /// The documents by id, sorted; of several with one id the first by path.
    let documents: [Document]
    /// Old ids and what they are called now.
    let redirects: [DocumentID: DocumentID]
    /// Every file of the content root.
    let files: Set<ContentPath>
    /// The root, every folder that holds a file, and those that are known to exist without one.
    let folders: Set<ContentPath>
    /// What was meant by a path at which nothing lies.
    let nearMisses: NearMisses

    private let rulebookPlaces: [RulebookName: Int]
    private let places: [DocumentID: Int]
    private let placesByPath: [ContentPath: Int]

    /// Indexes what was read; `documents` may come in any order and hold an id twice.
    init(
        _ rulebooks: [Rulebook],
        _ documents: [Document],
        files: Set<ContentPath>,
        folders known: Set<ContentPath> = []
    ) {
        self.rulebooks = rulebooks.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
        rulebookPlaces = Dictionary(
            self.rulebooks.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var places: [DocumentID: Int] = [:]
        var placesByPath: [ContentPath: Int] = [:]
        var kept: [Document] = []
        var pathsOfDropped: [(ContentPath, DocumentID)] = []
        for document in documents.sorted(by: { ($0.id, $0.path) < ($1.id, $1.path) }) {
            if places[document.id] == nil {
                places[document.id] = kept.count
                placesByPath[document.path] = kept.count
                kept.append(document)
            } else {
                pathsOfDropped.append((document.path, document.id))
            }
        }
        for (path, id) in pathsOfDropped { placesByPath[path] = places[id] }
        self.documents = kept
        self.places = places
        self.placesByPath = placesByPath

        self.files = files.union(documents.map(\.path))
        var folders: Set<ContentPath> = [.root]
        for file in self.files {
            var folder = file.parent
            // Most files lie in a folder that is known already.
            while folders.insert(folder).inserted { folder = folder.parent }
        }
        self.folders = folders.union(known)
        nearMisses = NearMisses(
            documents: kept.map(\.id),
            files: self.files,
            folders: self.folders
        )
        redirects = Dictionary(
            kept.flatMap { document in
                (document.frontMatter?.formerly ?? []).map {
                    (DocumentID(rulebook: document.id.rulebook, name: $0.value), document.id)
                }
            }.filter { places[$0.0] == nil },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The rulebook of that name.
    func rulebook(_ name: RulebookName) -> Rulebook? {
        rulebookPlaces[name].map { rulebooks[$0] }
    }

    /// Looks an id up as a document of `home` names it.
    func find(_ id: DocumentID, from home: RulebookName) -> Found {
        if let document = document(id) { return .document(document) }
        if rulebookPlaces[id.rulebook] != nil { return .unknown }
        // A document without `id` is called by its path, which may hold a slash.
        let local = DocumentID(rulebook: home, name: id.description)
        return document(local).map(Found.document) ?? .unloaded
    }

    /// The document at a path.
    func document(at path: ContentPath) -> Document? { placesByPath[path].map { documents[$0] } }

    private func document(_ id: DocumentID) -> Document? {
        (places[id] ?? redirects[id].flatMap { places[$0] }).map { documents[$0] }
    }
}
