import Foundation
import Verify

/// The results of earlier runs that still count, found by their keys: in the build folder, else on
/// a server.
struct KeptResults: Sendable {
    /// The folders of results that are kept as files.
    enum Kind: String, Sendable, CaseIterable {
        case modules, tests, alone, runs
        /// What was found out about the fences of a document without a rulebook, good or bad.
        case foreign
    }

    let folder: BuildFolder
    /// What other machines have made; nil when no server is named.
    let shared: SharedResults?

    /// What was kept under a key; nil when nothing was, or nothing that `isGood`.
    ///
    /// Judged again, since what counts as good may have changed.
    func read<Value: Codable & Sendable>(
        _ type: Value.Type,
        _ kind: Kind,
        _ key: JobKey,
        isGood: (Value) -> Bool
    ) async -> Value? {
        if let own = own(type, kind, key, isGood: isGood) { return own }
        return await served(type, kind, key, isGood: isGood)
    }

    /// The same, of what was made here.
    func own<Value: Codable & Sendable>(
        _ type: Value.Type,
        _ kind: Kind,
        _ key: JobKey,
        isGood: (Value) -> Bool
    ) -> Value? {
        folder.read(type, file(kind, key), of: key).flatMap { isGood($0) ? $0 : nil }
    }

    /// The same, of what a server gave.
    func served<Value: Codable & Sendable>(
        _ type: Value.Type,
        _ kind: Kind,
        _ key: JobKey,
        isGood: (Value) -> Bool
    ) async -> Value? {
        guard let bytes = await shared?.read(kind, key),
            let value = try? JSONDecoder().decode(type, from: Data(bytes)), isGood(value)
        else { return nil }
        return value
    }

    /// Keeps a result, and begins to put it on the server.
    func keep<Value: Codable & Sendable>(_ value: Value, _ kind: Kind, _ key: JobKey) async throws {
        let bytes = try Self.encode(value)
        try folder.write(bytes, to: file(kind, key), of: key)
        await shared?.put(Array(bytes), key)
    }

    /// Keeps a module that was made in a folder, and begins to put what was said of it on the
    /// server; its files stay here, so that no machine runs what another has compiled.
    func keep(_ record: ModuleRecord, ofModuleIn made: URL, _ key: JobKey) async throws {
        let bytes = try Self.encode(record)
        try folder.write(bytes, to: made.appendingPathComponent(Self.messages), of: key)
        let files = try Self.encode(KeptFiles(in: made))
        try folder.write(files, to: made.appendingPathComponent(Self.files), of: key)
        try folder.keep(made, as: folder.folder(Kind.modules.rawValue, key))
        var shown = record
        shown.objects = []
        await shared?.put(Array(try Self.encode(shown)), key)
    }

    /// What was said of a file of a module whose object is kept.
    func object(_ key: JobKey) -> CompilerRun? {
        let record = folder.file(Self.objects, key, "json")
        guard let known = folder.read(KeptObject.self, record, of: key),
            known.files.areWhole(in: record.deletingLastPathComponent())
        else { return nil }
        return known.run
    }

    /// Keeps the object of a file; it stays where it was made as well.
    func keep(_ run: CompilerRun, ofObject made: URL, _ key: JobKey) throws {
        // What was said comes last: where it lies, the object is whole.
        let object = folder.file(Self.objects, key, "o")
        try folder.link(made, as: object)
        let known = KeptObject(run: run, files: try KeptFiles([object]))
        try folder.write(Self.encode(known), to: folder.file(Self.objects, key, "json"), of: key)
    }

    private struct KeptObject: Codable {
        let run: CompilerRun
        let files: KeptFiles
    }

    /// Puts a kept object where a module is made.
    func linkObject(_ key: JobKey, to place: URL) throws {
        try folder.link(folder.file(Self.objects, key, "o"), as: place)
    }

    /// Removes the objects that no module of this run is made of, once they are many.
    func pruneObjects(_ used: Set<JobKey>) { folder.prune(Self.objects, keeping: used) }

    /// Whether the files of a module that was kept are there, as they were made.
    func hasFiles(ofModule key: JobKey) -> Bool {
        let place = folder.folder(Kind.modules.rawValue, key)
        let files = folder.read(KeptFiles.self, place.appendingPathComponent(Self.files), of: key)
        return files?.areWhole(in: place) ?? false
    }

    /// Removes what this run had no use for, once it is much.
    func prune(_ used: [Kind: Set<JobKey>]) {
        for (kind, keys) in used { folder.prune(kind.rawValue, keeping: keys) }
        shared?.prune(used)
    }

    private static let messages = "messages.json"
    private static let objects = "objects"
    private static let files = "files.json"

    /// Sorted keys: the same result has the same bytes.
    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    private func file(_ kind: Kind, _ key: JobKey) -> URL {
        guard kind == .modules else { return folder.file(kind.rawValue, key, "json") }
        return folder.folder(kind.rawValue, key).appendingPathComponent(Self.messages)
    }
}
