import CaseFiles
import SwiftCode
import Testing

/// What `#if` finds must be what the compiler finds: all that is listed is asked of the real one.
@Suite struct LanguageFeaturesTests {
    /// Conditions that a Swift compiler of any version and system must answer.
    private static let others = [
        "swift(>=5)", "swift(>=5.10)", "swift(>=5.11)", "swift(>=6)", "swift(>=6.2)",
        "swift(<6)", "swift(>=7)", "compiler(>=6.2)", "compiler(>=5.9) && compiler(<99)",
        "DEBUG", "RELEASE", "hasFeature(Embedded)", "hasFeature(ExistentialAny)",
        "hasFeature(NoSuchFeature)", "hasAttribute(noSuchAttribute)", "canImport(Foundation)",
        "canImport(NoSuchModule)", "os(Linux)", "os(macOS)", "os(iOS)", "arch(x86_64)",
        "arch(arm64)", "targetEnvironment(simulator)", "_endian(little)", "_pointerBitWidth(_64)",
        "_runtime(_ObjC)", "true", "false",
    ]

    private static var conditions: [String] {
        LanguageFeatures.always.union(LanguageFeatures.sinceSix).sorted()
            .map { "hasFeature(\($0))" }
            + LanguageFeatures.attributes.sorted().map { "hasAttribute(\($0))" } + others
    }

    @Test(arguments: [5, 6])
    func whatIsFoundIsWhatTheCompilerFinds(_ mode: Int) throws {
        let folder = try TemporaryFolder()
        let code = Self.conditions.enumerated().map { number, condition in
            "#if \(condition)\n#warning(\"holds \(number).\")\n#endif\n"
        }.joined()
        try folder.write(code, to: "Conditions.swift")
        // The flags of samples, but for the name of the mode.
        let words = ["-swift-version", "\(mode)", "-D", "DEBUG", "-typecheck", "Conditions.swift"]
        let run = try CountedTools.run("swiftc", words, in: folder.path)
        #expect(run.exitCode == 0, "\(run.output)")
        let version = try CountedTools.run("swiftc", ["--version"], in: folder.path).output
        let number = try #require(try /version ([0-9.]+)/.firstMatch(in: version)).1
        for (place, condition) in Self.conditions.enumerated() {
            let facts = readSwift(
                "#if \(condition)\nlet a = 1\n#endif\n",
                in: CodeConfiguration(
                    system: Self.system,
                    modules: ["Foundation"],
                    compiler: number.split(separator: ".").compactMap { Int($0) },
                    modes: [mode]
                )
            )
            let isActive = if case .nothing = facts.activity(in: mode) { false } else { true }
            #expect(isActive == run.output.contains("holds \(place)."), "\(condition)")
        }
    }

    private static var system: String {
        #if os(Linux)
            "Linux"
        #else
            "macOS"
        #endif
    }
}
