internal import Diagnostics

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A `ledger.json` that cannot be read: nothing counts as proven then.
enum BrokenLedger {
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
