import Foundation

/// A folder that is gone when its owner is.
public final class TemporaryFolder: Sendable {
    /// The absolute path, links resolved.
    public let path: String

    /// Makes an empty folder, or one that holds `files` by path.
    public init(_ files: [String: String] = [:]) throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("luca-docs-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and the folders above it.
    public func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// Makes a symbolic link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/\(name)",
            withDestinationPath: target
        )
    }

    /// The text of a file; nil when there is none.
    public func text(of name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Every entry of a folder, hidden ones too, sorted.
    public func names(in folder: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
    }
}
