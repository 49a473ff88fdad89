import Foundation
import Testing

/// The repository's own text, for the tests that read it.
enum Repository {
    /// The repository's root.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A text file of the repository.
    struct TextFile: Sendable {
        /// The path from the root.
        let path: String
        /// Its lines without line endings.
        let lines: [String]

        /// Where a line (from 1) is, for an issue.
        func location(line: Int) -> SourceLocation {
            SourceLocation(
                fileID: "luca-docs/" + path,
                filePath: Repository.root.path + "/" + path,
                line: max(line, 1),
                column: 1
            )
        }
    }

    /// The Swift files below a folder, sorted by path.
    static func swiftFiles(below folder: String) -> [TextFile] {
        files(below: folder).filter { $0.hasSuffix(".swift") }.map(read)
    }

    /// The paths below a folder, sorted; hidden folders are left out.
    static func files(below folder: String) -> [String] {
        let walker = FileManager.default.enumerator(atPath: root.path + "/" + folder)
        var paths: [String] = []
        while let name = walker?.nextObject() as? String {
            if name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            _ = FileManager.default.fileExists(
                atPath: root.path + "/" + path,
                isDirectory: &isFolder
            )
            if !isFolder.boolValue { paths.append(path) }
        }
        return paths.sorted()
    }

    /// Reads a file by its path from the root.
    static func read(_ path: String) -> TextFile {
        let text = (try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)) ?? ""
        return TextFile(
            path: path,
            lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        )
    }
}
