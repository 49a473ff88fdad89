import Diagnostics
import Terminal
import Verify
import Workspace

/// What a run has changed in the documents, or would change.
struct MendingOutcome {
    let start: ProvenContent
    let end: ProvenContent
    /// The changes in the order in which they were made.
    let made: [Mending]
    /// What was not done, and why.
    let refused: [Diagnostic]

    /// The changed documents, in order, with their old and new bytes.
    private var files: [(path: ContentPath, old: [UInt8], new: [UInt8])] {
        end.replaced.sorted { $0.key < $1.key }.compactMap { path, new in
            guard let old = start.content.bytes(at: path), old != new else { return nil }
            return (path, old, new)
        }
    }

    /// Whether a document has other bytes afterwards.
    var isChange: Bool { !files.isEmpty }

    /// The differences, for `patch -p1` and `git apply` in the folder where the run was started; in
    /// the content root when the way there leads up or is absolute.
    var diff: [UInt8] {
        files.flatMap {
            UnifiedDiff(path: patchPrefix + "\($0.path)", from: $0.old, to: $0.new).bytes
        }
    }

    private var patchPrefix: String {
        let prefix = start.content.root.pathPrefix
        return prefix.hasPrefix("/") || prefix.split(separator: "/").contains("..") ? "" : prefix
    }

    /// A line for each change, and where a diff is to be applied when that is not here.
    func lines(isDry: Bool) -> [String] {
        let prefix = start.content.root.pathPrefix
        var lines = made.map { mending in
            let place = mending.fix.edits.first.map { "\(prefix)\($0.location): " } ?? ""
            return "\(place)\(mending.fix.kind.label): \(mending.fix.title.visible())"
        }
        let changes = made.count == 1 ? "1 change" : "\(made.count) changes"
        let documents = files.count == 1 ? "1 document" : "\(files.count) documents"
        lines.append(
            made.isEmpty
                ? "luca-docs: nothing to change"
                : "luca-docs: \(changes) in \(documents)" + (isDry ? ", not written" : "")
        )
        if isDry, isChange, patchPrefix != prefix {
            lines.append("luca-docs: apply the diff in \(prefix)")
        }
        return lines
    }

    /// Writes the changed documents; gives what kept some from being written.
    func write() -> [Diagnostic] {
        guard let writer = DocumentWriter(start.content.root) else { return [] }
        return files.compactMap { writer.write($0.new, to: $0.path, read: $0.old) }
    }

    /// `[{path, edits: [{location, replacement}]}]`, the edits as whole lines of the documents on
    /// disk before the run.
    var json: JSONValue {
        let prefix = start.content.root.pathPrefix
        return .array(
            files.map { path, old, new in
                let edits = Self.edits(path, from: old, to: new)
                return .object([
                    "path": .string(prefix + path.description),
                    "edits": .array(edits.map { JSONReport.value(of: $0, pathPrefix: prefix) }),
                ])
            }
        )
    }

    private static func edits(
        _ path: ContentPath,
        from old: [UInt8],
        to new: [UInt8]
    ) -> [TextEdit] {
        let (old, new) = (SourceFile(path: path, bytes: old), SourceFile(path: path, bytes: new))
        func lines(_ file: SourceFile) -> [ArraySlice<UInt8>] {
            zip(file.lineStarts, file.lineStarts.dropFirst() + [file.bytes.count])
                .map { file.bytes[$0..<$1] }
        }
        let newLines = lines(new)
        return lineChanges(from: lines(old), to: newLines).map { change in
            func start(_ line: Int) -> Int {
                line < old.lineStarts.count ? old.lineStarts[line] : old.bytes.count
            }
            let range = start(change.old.lowerBound)..<start(change.old.upperBound)
            let text = newLines[change.new].flatMap { $0 }
            return TextEdit(old.location(of: range), String(decoding: text, as: UTF8.self))
        }
    }
}
