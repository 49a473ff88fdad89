internal import Diagnostics

/// The files below a folder of output.
enum FileList {
    /// Every file but the marker, hidden ones too; links count as files.
    static func below(_ root: String) -> Set<ContentPath> {
        var files: Set<ContentPath> = []
        var folders: [ContentPath] = [.root]
        while let folder = folders.popLast() {
            for entry in Disk.entries(of: "\(root)/\(folder)") ?? [] {
                guard let name = entry.name, let path = folder.entry(name) else { continue }
                if entry.kind == .folder {
                    folders.append(path)
                } else if path.description != AtomicWriter.marker {
                    files.insert(path)
                }
            }
        }
        return files
    }
}
