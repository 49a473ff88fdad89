import Testing
import Verify

import struct Diagnostics.ContentPath
import struct Rules.Rulebook
import struct Rules.RulebookName

/// Where foreign modules come from: the choice.
@Suite struct ForeignModuleTests {
    private static let rulebook: Rulebook = {
        var rulebook = Rulebook(
            name: RulebookName("tea"),
            folder: ContentPath("tea")!,
            title: "Tea",
            fences: .compile,
            isDeclared: true
        )
        let package = Rulebook.Package(
            name: "Streams",
            url: "https://example.org/streams",
            requirement: .exact("1.2.3")
        )
        rulebook.modulesFrom = ["Flow": .package(package), "Screen": .system]
        return rulebook
    }()

    @Test(arguments: [
        (ForeignModules.Choice.auto, "Linux", "Flow=stand-in Screen=stand-in"),
        (.auto, "macOS", "Flow=Streams@1.2.3 Screen=system"),
        (.real, "macOS", "Flow=Streams@1.2.3 Screen=system"),
        (.packages, "Linux", "Flow=Streams@1.2.3 Screen=stand-in"),
        (.packages, "macOS", "Flow=Streams@1.2.3 Screen=system"),
        (.standIn, "Linux", "Flow=stand-in Screen=stand-in"),
        (.standIn, "macOS", "Flow=stand-in Screen=stand-in"),
    ])
    func eachChoiceSaysWhereModulesComeFrom(
        _ choice: ForeignModules.Choice,
        _ system: String,
        _ expected: String
    ) throws {
        let modules = try ForeignModules(
            of: Self.rulebook,
            standIns: StandInModules(names: ["Flow", "Screen", "Unused"]),
            choice: choice,
            system: system
        )
        let sources = modules.sources(of: ["Flow", "Screen", "Swift"], versions: [:])
        #expect(sources.description == expected)
    }

    @Test func theSystemsOwnModulesAreNotEverywhere() {
        #expect(throws: ForeignModules.Absent(modules: ["Screen"])) {
            try ForeignModules(
                of: Self.rulebook,
                standIns: StandInModules(names: ["Flow", "Screen"]),
                choice: .real,
                system: "Linux"
            )
        }
    }

    @Test func whatComesWithTheCompilerIsThere() throws {
        let modules = try ForeignModules(
            of: Self.rulebook,
            standIns: StandInModules(),
            choice: .real,
            system: "Linux",
            toolchain: ["Screen"]
        )
        #expect(modules.sources(of: ["Screen"], versions: [:]).isEmpty)
    }

    @Test func theVersionThatWasTakenIsSaid() throws {
        let modules = try ForeignModules(
            of: Self.rulebook,
            standIns: StandInModules(),
            choice: .packages,
            system: "Linux"
        )
        let sources = modules.sources(of: ["Flow"], versions: ["streams": "1.2.9"])
        #expect(sources.description == "Flow=Streams@1.2.9")
    }
}
