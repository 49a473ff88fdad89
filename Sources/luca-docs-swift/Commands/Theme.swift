import Diagnostics
import Foundation
import Workspace

/// The style sheets, scripts and icons of a website.
enum Theme {
    /// The carried files, those of the same name in `folder` instead, and what else it holds.
    ///
    /// - Throws: when there is no such folder, when it replaces nothing, or when a file of it
    ///   cannot be read.
    static func files(with folder: String?) throws -> [ContentPath: [UInt8]] {
        let carried = carriedFiles
        guard let folder else { return carried }
        let own = try files(in: folder)
        guard own.keys.contains(where: { carried[$0] != nil }) else {
            let names = carried.keys.sorted().map(\.description).joined(separator: ", ")
            throw WorkspaceError(
                "the theme '\(folder)' has no file that a page uses",
                hint: "call what it replaces by one of these names: \(names)"
            )
        }
        return carried.merging(own) { _, new in new }
    }

    private static var carriedFiles: [ContentPath: [UInt8]] {
        guard let theme = ContentPath("site/theme") else { return [:] }
        var files: [ContentPath: [UInt8]] = [:]
        for path in CarriedFiles.paths(below: theme) {
            if let name = path.relative(to: theme) { files[name] = CarriedFiles.bytes(at: path) }
        }
        return files
    }

    private static func files(in folder: String) throws -> [ContentPath: [UInt8]] {
        let place = URL(fileURLWithPath: folder, isDirectory: true)
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: place.path) else {
            throw WorkspaceError("there is no folder '\(folder)'")
        }
        var files: [ContentPath: [UInt8]] = [:]
        for name in names.sorted() {
            var isFolder: ObjCBool = false
            let file = place.appendingPathComponent(name).path
            let exists = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            // A hidden folder, such as a repository's, is no part of a theme either.
            guard let path = ContentPath(name), !path.parts.contains(where: { $0.hasPrefix(".") }),
                !(exists && isFolder.boolValue)
            else { continue }
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw WorkspaceError("the theme's file '\(folder)/\(name)' cannot be read")
            }
            files[path] = Array(bytes)
        }
        return files
    }
}
