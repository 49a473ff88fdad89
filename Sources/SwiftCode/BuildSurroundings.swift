internal import SwiftIfConfig
internal import SwiftParser
internal import SwiftSyntax

/// Answers the questions of `#if` the way the compiler does for the samples.
struct BuildSurroundings: BuildConfiguration {
    let configuration: CodeConfiguration
    /// The language mode, such as 6.
    let mode: Int

    func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
    func hasFeature(name: String) -> Bool { LanguageFeatures.holds(name, in: mode) }
    func hasAttribute(name: String) -> Bool { LanguageFeatures.attributes.contains(name) }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        // Nobody knows of parts of modules here: code behind such a question is called inactive.
        importPath.count == 1 && configuration.modules.contains(importPath[0].1)
    }
    func isActiveTargetOS(name: String) -> Bool { name == configuration.system }
    func isActiveTargetArchitecture(name: String) -> Bool { name == Self.architecture }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool {
        name == "_multithreaded" || (configuration.system == "macOS" && name == "_ObjC")
    }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool {
        name == (configuration.system == "macOS" ? "MachO" : "ELF")
    }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    /// In its newest mode a compiler's language is its own version; Swift 5 stopped at 5.10.
    var languageVersion: VersionTuple {
        VersionTuple(components: mode == 5 ? [5, 10] : configuration.compiler)
    }
    var compilerVersion: VersionTuple { VersionTuple(components: configuration.compiler) }

    private static let architecture: String = {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }()
}

/// How much of the code is active in each language mode of the configuration; nothing is said of
/// code without conditions.
///
/// Imports alone are code unless an `#if` took the rest away.
func activities(
    of tree: SourceFileSyntax,
    _ configuration: CodeConfiguration
) -> [Int: SwiftFacts.Activity] {
    let hasConditions = tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .poundIf }
    guard hasConditions || tree.statements.isEmpty else { return [:] }
    return Dictionary(
        configuration.modes.map { mode in
            (mode, activity(of: tree, BuildSurroundings(configuration: configuration, mode: mode)))
        },
        uniquingKeysWith: { first, _ in first }
    )
}

private func activity(
    of tree: SourceFileSyntax,
    _ surroundings: BuildSurroundings
) -> SwiftFacts.Activity {
    guard !tree.statements.isEmpty else { return .nothing }
    let active = tree.removingInactive(in: surroundings).result
    let items = active.as(SourceFileSyntax.self)?.statements ?? []
    let hasCode = items.contains { !$0.item.is(ImportDeclSyntax.self) }
    guard hasCode else { return .nothing }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let inactive = tree.configuredRegions(in: surroundings).compactMap { clause, state in
        state != .active && !(clause.elements?.trimmedDescription.isEmpty ?? true)
            ? converter.position(clause.positionAfterSkippingLeadingTrivia) : nil
    }
    return inactive.isEmpty ? .whole : .partial(inactiveLines: inactive)
}

extension SourceLocationConverter {
    /// The place of a position.
    func position(_ position: AbsolutePosition) -> CodePosition {
        let location = location(for: position)
        return CodePosition(line: location.line, column: location.column)
    }
}
