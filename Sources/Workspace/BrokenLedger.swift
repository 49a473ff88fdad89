internal import Diagnostics
internal import Rules

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A `ledger.json` that cannot be read: nothing counts as proven then.
enum BrokenLedger {
    /// A ledger of an older or a newer program.
    struct OtherFormat: Error {
        let version: Int
    }

    /// Reads the ledger that a file holds.
    static func read(_ file: SourceFile) throws -> Ledger {
        let decoder = JSONDecoder()
        let data = Data(file.bytes)
        let head = try decoder.decode(Head.self, from: data)
        guard head.version == Ledger.currentVersion else {
            throw OtherFormat(version: head.version)
        }
        return try decoder.decode(Ledger.self, from: data)
    }

    /// What all formats have in common.
    private struct Head: Decodable {
        let version: Int
    }

    static func problem(in file: SourceFile, _ error: any Error) -> Diagnostic {
        Diagnostic(
            .brokenLedger,
            "the ledger cannot be read: \(reason(error))",
            at: file.location(of: 0..<0),
            hint: "write it anew with 'luca-docs verify --accept'"
        )
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let format as OtherFormat:
            "it is of format \(format.version), and this program reads format "
                + "\(Ledger.currentVersion)"
        case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
        default: "it is not JSON"
        }
    }
}

extension Diagnostic.ID {
    static let brokenLedger: Self = "broken-ledger"
}
