internal import Diagnostics
internal import Parse
internal import Rules

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The steps of reading a content root, each adding to what is known.
struct ContentReading {
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
            return try BrokenLedger.read(file)
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
