import CaseFiles
import Foundation
import Testing

/// Samples proven with a real package, which the program fetches with git and builds.
@Suite struct RealPackageTests {
    /// A package in a git repository, of which the stand-in knows only a part.
    private static let kettle = [
        "kettle/Package.swift": """
        // swift-tools-version: 6.2
        \("import PackageDescription")

        let package = Package(
            name: "kettle",
            products: [.library(name: "Kettle", targets: ["Kettle"])],
            targets: [.target(name: "Kettle", dependencies: ["CKettle"]), .target(name: "CKettle")]
        )
        """,
        "kettle/Sources/Kettle/Kettle.swift":
            "import CKettle\n\npublic func boil() -> Int { Int(c_boil()) }\n",
        "kettle/Sources/CKettle/include/kettle.h": "int c_boil(void);\n",
        "kettle/Sources/CKettle/kettle.c":
            "#include \"kettle.h\"\nint c_boil(void) { return 100; }\n",
    ]

    private func rulebook(with files: [String: String] = [:]) throws -> SampleRulebook {
        let document = """
            # Tea

            ```swift file="Model/Water.swift"
            import Kettle

            public func water() -> Int { boil() }
            ```

            ```swift file="ModelTests/WaterTests.swift"
            import Model
            import Testing

            @Test func boils() { #expect(water() == 100) }
            ```

            ```swift
            import Kettle

            print(boil())
            ```

            ```text prints
            100
            ```
            """
        let rulebook = try SampleRulebook(
            ["content/tea/tea.md": document].merging(files) { first, _ in first }
                .merging(Self.kettle) { first, _ in first }
        )
        let folder = rulebook.folder.path
        let system = files.isEmpty ? "" : "Cup: system"
        try rulebook.write(
            """
            name: tea
            title: Tea
            modules:
              - {name: Model, path: Sources/Model, depends: [Kettle]}
              - {name: ModelTests, path: Tests/ModelTests, kind: test, depends: [Model]}
            modules-from:
              Kettle: {package: kettle, url: "file://\(folder)/kettle", exact: 1.0.0}
              \(system)
            fences: compile

            """,
            to: "content/tea/rulebook.yml"
        )
        for words in [
            ["init", "--quiet"], ["add", "."],
            [
                "-c", "user.name=Kettle", "-c", "user.email=kettle@example.org", "commit",
                "--quiet",
                "--message", "Boil",
            ],
            ["tag", "1.0.0"],
        ] {
            let run = try CountedTools.run("git", words, in: folder + "/kettle")
            try #require(run.exitCode == 0, "\(run.output)")
        }
        return rulebook
    }

    @Test func aRealPackageProves() throws {
        let rulebook = try rulebook()
        let run = try rulebook.run(["verify", "--modules", "real", "--accept"])
        #expect(run.contains("3 of 3 examples built, 1 tested"), "\(run)")
        let ledger = try #require(rulebook.folder.text(of: "content/ledger.json"))
        #expect(ledger.contains("\"against\":\"Kettle=kettle@1.0.0\""), "\(ledger)")
        #expect(!ledger.contains("standIns"))

        // A second run fetches nothing and starts nothing.
        try FileManager.default.removeItem(atPath: rulebook.folder.path + "/kettle")
        let again = try rulebook.run(["verify", "--modules", "real"])
        #expect(again.hasSuffix("exit 0\n"), "\(again)")

        // Packages that nobody asks for any more go once they are many.
        for name in ["a", "b", "c", "d"] {
            try rulebook.write("", to: "build/packages/\(name)/old")
        }
        #expect(try rulebook.run(["verify", "--modules", "stand-in"]).hasSuffix("exit 1\n"))
        #expect(rulebook.folder.names(in: "build/packages").count == 5)
        #expect(try rulebook.run(["verify", "--modules", "real"]) == again)
        #expect(rulebook.folder.names(in: "build/packages").count == 1)
    }

    @Test func aPackageTakesThePlaceOfItsStandIn() throws {
        let standIns = [
            "content/stand-ins/Package.swift": """
            // swift-tools-version: 6.2
            \("import PackageDescription")

            let package = Package(
                name: "stand-ins",
                products: [
                    .library(name: "Kettle", targets: ["Kettle"]),
                    .library(name: "Cup", targets: ["Cup"]),
                ],
                targets: [.target(name: "Kettle"), .target(name: "Cup")]
            )
            """,
            "content/stand-ins/Sources/Kettle/Kettle.swift": "public func boil() -> Int { 96 }\n",
            "content/stand-ins/Sources/Cup/Cup.swift": "public let cups = 2\n",
            "content/tea/cups.md":
                "# Cups\n\n```swift\nimport Cup\nimport Kettle\n\nlet all = boil() * cups\n```\n",
        ]
        let rulebook = try rulebook(with: standIns)
        let standIn = try rulebook.run(["verify"])
        #expect(standIn.contains("error[failed-expectation]"), "\(standIn)")
        let both = try rulebook.run(["verify", "--modules", "packages", "--accept"])
        #expect(both.contains("4 of 4 examples built, 1 tested"), "\(both)")
        let ledger = try #require(rulebook.folder.text(of: "content/ledger.json"))
        #expect(ledger.contains("\"against\":\"Cup=stand-in Kettle=kettle@1.0.0\""), "\(ledger)")
        let other = try rulebook.run(["verify"])
        #expect(other.contains("error[failed-expectation]"), "\(other)")
    }

    @Test func aPackageThatCannotBeFetchedIsSaid() throws {
        let rulebook = try rulebook()
        try FileManager.default.removeItem(atPath: rulebook.folder.path + "/kettle")
        let run = try rulebook.run(["verify", "--modules", "real"])
        #expect(
            run.contains("! luca-docs: error: the packages of the rulebook 'tea' cannot be built")
        )
        #expect(run.hasSuffix("exit 2\n"), "\(run)")
    }
}
