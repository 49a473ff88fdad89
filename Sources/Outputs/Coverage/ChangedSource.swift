import Diagnostics
import Rules

/// A source document that is another than the one whose lines the rules name.
enum ChangedSource {
    static func check(_ source: Rulebook.Source, bytes: [UInt8]) -> Diagnostic? {
        let hash = ContentHash(bytes).description
        guard hash != source.sha256.value else { return nil }
        return Diagnostic(
            .changedSource,
            "'\(source.file.value)' is not the file whose lines the documents name: its SHA-256 "
                + "is \(hash)",
            at: source.sha256.location,
            hint: "give the folder with the right file; if a new one is meant, check every "
                + "'source' range against it and then write its checksum here"
        )
    }
}

extension Diagnostic.ID {
    static let changedSource: Self = "changed-source"
}
