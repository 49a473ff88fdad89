import CaseFiles
import Foundation
import Testing

/// Whatever happens to kept files, the next run says the same as one from nothing.
@Suite struct DamagedCacheTests {
    private static let document = """
        # Cups

        ```swift file="Model/Cup.swift"
        public let one = 1
        ```

        ```swift file="ModelTests/CupTests.swift"
        import Model
        import Testing

        @Test func ones() { #expect(one == 1) }
        ```

        ```swift
        import Model

        print(one)
        ```

        ```text prints
        1
        ```

        ```swift fails="cannot find 'kettle' in scope"
        print(kettle)
        ```

        ```swift
        let broken: Int = "one"
        ```
        """

    /// A fence that needs the module's files again.
    private static let more = document + "\n\n```swift\nimport Model\n\nlet two = one + 1\n```\n"

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            { Data($0.prefix($0.count / 2)) },
            { _ in Data() },
            { _ in Data("{}".utf8) },
            { bytes in Data(bytes.enumerated().map { $0 == bytes.count / 2 ? $1 ^ 1 : $1 }) },
        ] as [@Sendable (Data) -> Data]
    )
    func damageIsNoticed(_ damage: @Sendable (Data) -> Data) throws {
        let rulebook = try SampleRulebook(["content/tea/cups.md": Self.document])
        let fresh = try rulebook.run(["verify", "--format", "json"])
        let kept = try keptFiles(of: rulebook)
        #expect(kept.count > 8)
        for file in kept { try damage(try Data(contentsOf: file)).write(to: file) }
        #expect(try rulebook.run(["verify", "--format", "json"]) == fresh)
    }

    @Test(.timeLimit(.minutes(5)))
    func modulesOfOthersAreMadeAnew() throws {
        let rulebook = try SampleRulebook(["content/tea/cups.md": Self.document])
        _ = try rulebook.run(["verify"])
        // What was said of the module is whole, and its files are another's.
        for file in try keptFiles(of: rulebook)
        where file.pathExtension == "o" || file.pathExtension == "swiftmodule" {
            try Data("none".utf8).write(to: file)
        }
        try rulebook.write(Self.more, to: "content/tea/cups.md")
        let found = try rulebook.run(["verify", "--format", "json"])
        let other = try SampleRulebook(["content/tea/cups.md": Self.more])
        #expect(try other.run(["verify", "--format", "json"]) == found)
    }

    private func keptFiles(of rulebook: SampleRulebook) throws -> [URL] {
        let build = URL(fileURLWithPath: rulebook.folder.path + "/build")
        let all = FileManager.default.enumerator(at: build, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { file in
            file.lastPathComponent != "lock"
                && (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
    }
}
