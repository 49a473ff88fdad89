import CaseFiles
import Foundation
import Testing

/// The stand-ins that an exported package needs go with it.
@Suite struct ExportedStandInTests {
    /// A rulebook whose samples import stand-ins: in a module, in a lone fence, and by flag.
    private static let completed = [
        "content/stand-ins/Package.swift": """
        // swift-tools-version: 6.2
        \("import PackageDescription")

        let package = Package(
            name: "stand-ins",
            products: ["Cup", "Lid", "Spoon"].map { .library(name: $0, targets: [$0]) },
            targets: ["Cup", "Lid", "Spoon"].map { .target(name: $0) }
        )
        """,
        "content/stand-ins/Sources/Cup/Cup.swift": "public let cups = 2\n",
        "content/stand-ins/Sources/Spoon/Spoon.swift": "public let spoons = 3\n",
        "content/stand-ins/Sources/Lid/Lid.swift":
            "extension String { public init(steeped leaf: String) { self = leaf } }\n",
        "content/stand-ins/stand-ins.yml": """
        modules:
          - {name: Lid, models: lids, completes: Foundation, names: [steeped]}

        """,
        "content/tea/rulebook.yml": """
        name: tea
        title: Tea
        modules:
          - {name: Model, path: Sources/Model, depends: [Cup]}
          - {name: ModelTests, path: Tests/ModelTests, kind: test, depends: [Model]}
        modules-from: {Cup: system, Spoon: system}
        platforms: {ios: 17, macos: 14.2}
        fences: compile

        """,
        "content/tea/tea.md": """
        # Tea

        ```swift file="Model/Name.swift"
        import Cup
        import Foundation

        public func name() -> String { String(steeped: "oolong \\(cups)") }
        ```

        ```swift file="ModelTests/NameTests.swift"
        import Model
        import Testing

        @Test func names() { #expect(name() == "oolong 2") }
        ```

        ```swift
        import Foundation
        import Spoon

        let text = String(steeped: "\\(spoons)")
        ```
        """,
    ]

    /// Stand-ins that a module, a lone fence, and a flag need, in a package moved elsewhere.
    @Test func theExportHoldsTheStandInsThatItNeeds() throws {
        let rulebook = try SampleRulebook(Self.completed)
        let run = try rulebook.run(["verify", "--export", "sample"])
        #expect(run.hasSuffix("exit 0\n"), "\(run)")
        let moved = try TemporaryFolder()
        let package = moved.path + "/moved"
        try FileManager.default.moveItem(
            atPath: rulebook.folder.path + "/sample",
            toPath: package
        )
        let manifest = try #require(moved.text(of: "moved/Package.swift"))
        #expect(manifest.contains(".iOS(\"17.0\"), .macOS(\"14.2\")"), "\(manifest)")
        let test = try CountedTools.run("swift", ["test"], in: package)
        #expect(test.exitCode == 0, "\(test.output)")
        let check = try CountedTools.run("sh", ["check-snippets.sh"], in: package)
        #expect(check.output.hasSuffix("1 snippets checked, 0 problems\n"), "\(check.output)")
    }
}
