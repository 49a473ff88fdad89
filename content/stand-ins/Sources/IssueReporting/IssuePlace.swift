/// Where the mistake is that an issue speaks of.
struct IssuePlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The file as `Module/Name.swift`, which is what Swift Testing insists on.
    var checkedFileID: String {
        let text = "\(fileID)"
        return text.contains("/") ? text : "unknown/\(text)"
    }
}
