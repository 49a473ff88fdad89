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
        let ledger = try decoder.decode(Ledger.self, from: data)
        try checkMembers(of: data)
        return ledger
    }

    /// What no program has written says nothing, and may be meant to say something: 'standins' for
    /// 'standIns'.
    private static func checkMembers(of data: Data) throws {
        let members = try JSONDecoder().decode(Members.self, from: data)
        if let name = members.unknown { throw UnknownMember(name: name) }
    }

    /// A member that ledgers do not have.
    struct UnknownMember: Error {
        let name: String
    }

    /// The names in a ledger's JSON.
    private struct Members: Decodable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        private struct Entry: Decodable {
            let unknown: String?

            init(from decoder: any Decoder) throws {
                unknown = try Members.unknown(
                    in: decoder.container(keyedBy: Key.self),
                    Set(Ledger.Entry.CodingKeys.allCases.map(\.rawValue))
                )
            }
        }

        let unknown: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let own = Self.unknown(
                in: container,
                Set(Ledger.CodingKeys.allCases.map(\.rawValue))
            )
            let entries = try container.decode([Entry].self, forKey: Key(stringValue: "snippets")!)
            unknown = own ?? entries.lazy.compactMap(\.unknown).first
        }

        private static func unknown(
            in container: KeyedDecodingContainer<Key>,
            _ known: Set<String>
        ) -> String? {
            container.allKeys.map(\.stringValue).sorted().first { !known.contains($0) }
        }
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
        case let member as UnknownMember: "ledgers have no '\(member.name)'"
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
