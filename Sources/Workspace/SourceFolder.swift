public import Diagnostics
public import Rules

/// The folder of source documents, which lies outside the content.
public struct SourceFolder: Sendable {
    private let path: String

    /// Takes a folder as the user names it.
    public init(_ path: String) throws(WorkspaceError) {
        switch Disk.kindFollowingLinks(of: path) {
        case .folder: self.path = path
        case nil:
            throw WorkspaceError(
                "there is no folder '\(path)'",
                hint: "give the folder that holds the source documents"
            )
        default: throw WorkspaceError("'\(path)' is not a folder")
        }
    }

    /// A source document's bytes, or why they cannot be read.
    public func bytes(of source: Rulebook.Source) -> ([UInt8]?, Diagnostic?) {
        do throws(DiskError) {
            return (try Disk.bytes(of: "\(path)/\(source.file.value)"), nil)
        } catch {
            let problem = Diagnostic(
                .missingSource,
                "cannot read '\(source.file.value)' in '\(path)': \(error.reason)",
                at: source.file.location,
                hint: "give the folder that holds it, or name other documents with '--document'"
            )
            return (nil, problem)
        }
    }
}

extension Diagnostic.ID {
    static let missingSource: Self = "missing-source"
}
