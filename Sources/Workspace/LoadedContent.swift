public import Diagnostics
public import Graph
public import Rules

/// A content root as read: its files, its rule graph, its proofs, and all that is wrong with it.
public struct LoadedContent: Sendable {
    /// Which documents are read.
    public enum Selection: Sendable, Equatable {
        /// All.
        case all
        /// Some files and what they may lead to; only the files' own problems are kept.
        case files(Set<ContentPath>)
    }

    /// Where it was read from.
    public let root: ContentRoot
    /// Every document of every rulebook, linked.
    public let graph: RuleGraph
    /// What is wrong, in the order of places.
    public let problems: [Diagnostic]
    /// The text files that were read, so that problems can show their lines.
    public let sources: [ContentPath: SourceFile]
    /// Every file of the root, read or not, without hidden ones.
    public let files: Set<ContentPath>
    /// Swift packages among the rulebooks, whose Markdown was not read.
    public let skippedPackages: [ContentPath]
    /// `ledger.json`, when there is one.
    public let ledger: Ledger?

    /// What is wrong with a `ledger.json` that cannot be read; `ledger` is nil then.
    public var brokenLedger: Diagnostic? { problems.first { $0.id == .brokenLedger } }

    /// `Ledger.standIns` of the stand-in package at hand; nil without one.
    public let standInHash: String?
    /// `Ledger.availability` of the list at hand; nil without one.
    public let availabilityHash: String?

    /// What the ledger proves.
    public let proofs: Proofs

    /// The text that a problem is about, read now if it was not before; nil when there is none.
    public func source(at path: ContentPath) -> SourceFile? {
        sources[path] ?? bytes(at: path).map { SourceFile(path: path, bytes: $0) }
    }

    /// The bytes of any file of the root, such as an image; nil when it cannot be read.
    public func bytes(at path: ContentPath) -> [UInt8]? {
        if let source = sources[path] { return source.bytes }
        return try? read(path).get()
    }

    let read: @Sendable (ContentPath) -> Result<[UInt8], DiskError>

    /// Reads a content root; files are read and parsed in parallel, and the result does not depend
    /// on which was first.
    ///
    /// Files in `replacing` are taken to have those bytes, whatever is on disk.
    public static func load(
        _ root: ContentRoot,
        _ selection: Selection = .all,
        replacing bytes: [ContentPath: [UInt8]] = [:]
    ) throws(WorkspaceError) -> LoadedContent {
        var reading = ContentReading(
            files: try ContentFiles.list(root).replacing(bytes),
            root: root
        )
        reading.readRulebooks()
        switch selection {
        case .all: reading.readDocuments { _ in true }
        case .files(let paths):
            if let other = paths.sorted().first(where: { !reading.layout.holds($0) }) {
                throw .notADocument(other)
            }
            if reading.layout.holdsRulebooks {
                // An id may be that of any document.
                reading.readDocuments { _ in true }
            } else {
                reading.readDocuments(closeTo: paths)
            }
        }
        let ledger = reading.readLedger()
        let standInHash = StandInFiles.hash(of: reading.files)
        let availabilityHash = StandInFiles.availability(reading.files).0.hash
        let (files, folders) = reading.linkable()
        let (graph, problems) = link(
            reading.rulebooks,
            reading.documents,
            files: files,
            folders: folders
        )
        var all = reading.problems + problems
        if case .files(let paths) = selection {
            all.removeAll { $0.location.map { !paths.contains($0.path) } ?? false }
        }
        return LoadedContent(
            root: root,
            graph: graph,
            problems: all.sortedByLocation(),
            sources: reading.sources,
            files: files,
            skippedPackages: reading.files.skippedPackages,
            ledger: ledger,
            standInHash: standInHash,
            availabilityHash: availabilityHash,
            proofs: ledger.map {
                Proofs(
                    $0,
                    backing: graph.backing,
                    standIns: standInHash,
                    availability: availabilityHash
                )
            } ?? .none,
            read: reading.files.read
        )
    }
}

extension WorkspaceError {
    fileprivate static func notADocument(_ path: ContentPath) -> WorkspaceError {
        WorkspaceError(
            "'\(path)' is not read as a document",
            hint: path.isMarkdown
                ? "it is hidden, a link, or in a Swift package inside the content"
                : "only files ending in .md or .markdown are"
        )
    }
}
