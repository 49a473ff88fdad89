public import Diagnostics
public import Graph
internal import Parse
public import Rules

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

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
    public static func load(
        _ root: ContentRoot,
        _ selection: Selection = .all
    ) throws(WorkspaceError) -> LoadedContent {
        var reading = ContentReading(files: try ContentFiles.list(root), root: root)
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
            proofs: ledger.map {
                Proofs($0, backing: graph.backing, standIns: standInHash)
            } ?? .none,
            read: reading.files.read
        )
    }
}

/// The steps of reading a content root, each adding to what is known.
private struct ContentReading {
    let files: ContentFiles
    let layout: RulebookLayout
    let plainName: String
    private(set) var rulebooks: [Rulebook] = []
    private(set) var documents: [Document] = []
    private(set) var problems: [Diagnostic]
    private(set) var sources: [ContentPath: SourceFile] = [:]

    init(files: ContentFiles, root: ContentRoot) {
        self.files = files
        layout = RulebookLayout(files.paths)
        problems = files.problems
        switch root.place {
        case .carried: plainName = "built-in"
        case .folder(let folder):
            let name = folder.split(separator: "/").last.map(String.init)
            plainName = name ?? "documents"
        }
    }

    mutating func readRulebooks() {
        for folder in layout.folders {
            guard let path = folder.rulebook else {
                rulebooks.append(
                    Rulebook(
                        name: RulebookName(plainName),
                        folder: folder.path,
                        title: plainName,
                        fences: .parse,
                        isDeclared: false
                    )
                )
                continue
            }
            guard let file = source(at: path) else { continue }
            var (rulebook, found) = parseRulebook(file)
            problems += found
            if let path = folder.glossary, let file = source(at: path) {
                let (entries, found) = parseGlossary(file, for: rulebook.name)
                rulebook.glossary = entries
                problems += found
            }
            rulebooks.append(rulebook)
        }
    }

    /// Reads and parses the documents that are wanted and not read yet.
    mutating func readDocuments(where isWanted: (ContentPath) -> Bool) {
        let byFolder = Dictionary(
            rulebooks.map { ($0.folder, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var work: [(ContentPath, Rulebook)] = []
        for folder in layout.folders {
            guard let rulebook = byFolder[folder.path] else { continue }
            for path in folder.documents where sources[path] == nil && isWanted(path) {
                work.append((path, rulebook))
            }
        }
        let read = files.read
        let results = Parallel.map(work) { path, rulebook in
            read(path).map { bytes in
                let file = SourceFile(path: path, bytes: bytes)
                return (file, parseDocument(file, in: rulebook))
            }
        }
        for ((path, _), result) in zip(work, results) {
            switch result {
            case .success(let (file, (document, found))):
                sources[path] = file
                documents.append(document)
                problems += found
            case .failure(let error):
                problems.append(UnreadableFile.problem(at: path, error.reason))
            }
        }
    }

    /// Reads some documents and those that their links may lead to.
    mutating func readDocuments(closeTo paths: Set<ContentPath>) {
        readDocuments(where: paths.contains)
        var near: Set<ContentPath> = []
        for document in documents {
            for link in document.links {
                guard let target = link.path(from: document.path.parent) else { continue }
                near.insert(target)
            }
        }
        // A link may name a document without its extension, or a folder for its index.
        readDocuments { candidate in
            near.contains(candidate) || near.contains(candidate.parent)
                || candidate.parent.appending(candidate.stem).map(near.contains) ?? false
        }
    }

    mutating func readLedger() -> Ledger? {
        guard let path = ContentPath("ledger.json"), files.paths.contains(path),
            let file = source(at: path)
        else { return nil }
        do {
            return try JSONDecoder().decode(Ledger.self, from: Data(file.bytes))
        } catch {
            problems.append(BrokenLedger.problem(in: file, error))
            return nil
        }
    }

    /// What a link may lead to: all files listed, and hidden files and folders that a link names.
    func linkable() -> (files: Set<ContentPath>, folders: Set<ContentPath>) {
        let listed = Set(files.paths)
        var known = listed.union(files.unread)
        var folders: Set<ContentPath> = []
        var asked: Set<ContentPath> = []
        for document in documents {
            for link in document.links {
                guard let path = link.path(from: document.path.parent), !listed.contains(path),
                    asked.insert(path).inserted
                else { continue }
                switch files.kind(path) {
                case .folder:
                    // A symbolic link to a folder is listed like one to a file.
                    known.remove(path)
                    folders.insert(path)
                case .some: known.insert(path)
                case nil: break
                }
            }
        }
        return (known, folders)
    }

    private mutating func source(at path: ContentPath) -> SourceFile? {
        switch files.read(path) {
        case .success(let bytes):
            let file = SourceFile(path: path, bytes: bytes)
            sources[path] = file
            return file
        case .failure(let error):
            problems.append(UnreadableFile.problem(at: path, error.reason))
            return nil
        }
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
