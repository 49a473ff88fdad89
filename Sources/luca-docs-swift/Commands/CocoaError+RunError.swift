import Diagnostics
import Foundation

/// A full disk, a folder that may not be written: Foundation's own words are for programmers.
extension CocoaError: RunError {
    /// Such as `cannot use '/cache/work/1': no space left on device`.
    public var message: String {
        let reason =
            (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
            ?? localizedDescription
        let path = filePath ?? url?.path ?? "a file"
        return "cannot use '\(path)': \(reason.prefix(1).lowercased())\(reason.dropFirst())"
    }

    /// None: the reason says it.
    public var hint: String? { nil }
}
