public import Diagnostics
internal import Parse
public import Rules

extension LoadedContent {
    /// What the stand-in package says of itself in `stand-ins/stand-ins.yml`, read now; nothing
    /// where there is no such file.
    public func standInNotes() -> (StandInNotes, [Diagnostic]) {
        guard let path = ContentPath("stand-ins/stand-ins.yml"), files.contains(path),
            let file = source(at: path)
        else { return (StandInNotes(), []) }
        return parseStandInNotes(file)
    }

    /// The API that not every system has, from `stand-ins/availability.yml`, read now; an empty
    /// list where there is no such file.
    public func availability() -> (AvailabilityList, [Diagnostic]) {
        guard let path = ContentPath("stand-ins/availability.yml"), files.contains(path),
            let file = source(at: path)
        else { return (AvailabilityList(), []) }
        return parseAvailability(file)
    }

    /// The files that the stand-in package is built from, paths relative to its folder; nil where
    /// there is no package.
    public func standInFiles() -> [(path: ContentPath, bytes: [UInt8])]? {
        StandInFiles.paths(among: files).map { paths in
            paths.compactMap { path in
                guard let inside = path.relative(to: StandInFiles.folder),
                    let bytes = bytes(at: path)
                else { return nil }
                return (inside, bytes)
            }
        }
    }
}

/// Which files of a content root are the stand-in package's, and their hash.
enum StandInFiles {
    static let folder = ContentPath("stand-ins") ?? .root

    /// The manifest and the sources, sorted; nil without a manifest.
    static func paths(among files: some Sequence<ContentPath>) -> [ContentPath]? {
        let paths = files.filter { path in
            path.parts.count > 1 && path.parts[0] == "stand-ins"
                && (path.parts[1] == "Sources" || path.parts[1...] == ["Package.swift"])
        }
        guard paths.contains(where: { $0.parts[1] == "Package.swift" }) else { return nil }
        return paths.sorted()
    }

    /// The list of what systems have; an empty one where there is none.
    static func availability(_ files: ContentFiles) -> (AvailabilityList, [Diagnostic]) {
        file("stand-ins/availability.yml", of: files).map { parseAvailability($0) }
            ?? (AvailabilityList(), [])
    }

    private static func file(_ path: String, of files: ContentFiles) -> SourceFile? {
        guard let path = ContentPath(path),
            files.paths.contains(path) || files.unread.contains(path)
        else { return nil }
        return (try? files.read(path).get()).map { SourceFile(path: path, bytes: $0) }
    }

    /// The hash that a ledger holds of the package; nil without one.
    static func hash(of files: ContentFiles) -> String? {
        guard let paths = paths(among: files.paths + files.unread) else { return nil }
        let read = files.read
        let hashes = Parallel.map(paths) { path in
            (path.description, ContentHash((try? read(path).get()) ?? []))
        }
        let package = ContentHash(files: hashes.map { (path: $0.0, hash: $0.1) }).description
        // Of the notes only what compilers are told: a word mended in them proves nothing anew.
        let effect = file("stand-ins/stand-ins.yml", of: files).map {
            parseStandInNotes($0).0.effect
        }
        guard let effect, !effect.isEmpty else { return package }
        return ContentHash(Array((package + "\n" + effect).utf8)).description
    }
}
