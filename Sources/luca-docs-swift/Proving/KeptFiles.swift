import Foundation
import Rules

/// What a compiler made of a module, to be known again: nothing is built on files that a disk has
/// damaged or that somebody has put in their place.
struct KeptFiles: Codable, Sendable {
    private struct Facts: Codable {
        /// In bytes.
        let size: Int
        /// Seconds since 1970.
        let date: Double
        let hash: String
    }

    private var files: [String: Facts] = [:]

    /// Takes down some files of one folder.
    init(_ urls: [URL]) throws {
        for file in urls {
            guard let (size, date) = Self.look(at: file) else { continue }
            let hash = try Self.hash(of: file)
            files[file.lastPathComponent] = Facts(size: size, date: date, hash: hash)
        }
    }

    /// Takes down the object files and modules in a folder.
    init(in folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".o") || $0.hasSuffix(".swiftmodule") }
        try self.init(names.map { folder.appendingPathComponent($0) })
    }

    /// Whether a folder holds the same files still.
    ///
    /// Files are read only when their dates differ, as those of a copy do.
    func areWhole(in folder: URL) -> Bool {
        files.allSatisfy { name, facts in
            let file = folder.appendingPathComponent(name)
            guard let (size, date) = Self.look(at: file), size == facts.size else { return false }
            return date == facts.date || (try? Self.hash(of: file)) == facts.hash
        }
    }

    private static func look(at file: URL) -> (size: Int, date: Double)? {
        var facts = stat()
        guard stat(file.path, &facts) == 0 else { return nil }
        #if canImport(Glibc)
            let time = facts.st_mtim
        #else
            let time = facts.st_mtimespec
        #endif
        return (Int(facts.st_size), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    private static func hash(of file: URL) throws -> String {
        ContentHash(Array(try Data(contentsOf: file))).description
    }
}
