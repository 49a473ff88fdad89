import CaseFiles
import Foundation
import Testing

/// What only looks at documents changes nothing, not even the times of a file.
@Suite struct NothingWrittenTests {
    private static let document = """
        # Tea

        ```swift
        let size=1
        ```

        """

    private struct Look: Equatable {
        var bytes: Data
        var changed: Date?
    }

    private static func look(at folder: TemporaryFolder) throws -> [String: Look] {
        var looks: [String: Look] = [:]
        let names =
            folder.names(in: "content") + folder.names(in: "content/tea").map { "tea/\($0)" }
        for name in names where name != "tea" {
            let path = "\(folder.path)/content/\(name)"
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            looks[name] = Look(
                bytes: try Data(contentsOf: URL(fileURLWithPath: path)),
                changed: attributes[.modificationDate] as? Date
            )
        }
        return looks
    }

    @Test func anOutdatedLedgerIsNamedAndLeft() throws {
        let rulebook = try SampleRulebook(["content/tea/tea.md": Self.document])
        _ = try rulebook.run(["verify", "--accept"])
        try rulebook.write(Self.document.replacing("size", with: "width"), to: "content/tea/tea.md")
        let before = try Self.look(at: rulebook.folder)
        #expect(before.count == 3, "\(before.keys)")
        let verify = try rulebook.run(["verify"])
        #expect(verify.contains("content/tea/tea.md:3:1: error[stale-ledger]"))
        #expect(verify.hasSuffix("exit 1\n"))
        #expect(try rulebook.run(["ledger"]).contains("unproven"))
        #expect(try rulebook.run(["verify", "--reformat", "--dry-run"]).contains("+let width = 1"))
        #expect(try rulebook.run(["verify", "--accept", "--dry-run"]).hasSuffix("exit 2\n"))
        #expect(try Self.look(at: rulebook.folder) == before)
    }
}
