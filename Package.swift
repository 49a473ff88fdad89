// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Targets in the order in which data flows; imports point up this list (Sources/README.md).

let package = Package(
    name: "luca-docs",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "luca-docs", targets: ["luca-docs"]),
        .executable(name: "luca-docs-swift", targets: ["luca-docs-swift"]),
        .plugin(name: "VerifyDocs", targets: ["VerifyDocs"]),
    ],
    targets: [
        // The floor: system libraries, carried files, problems.
        .systemLibrary(
            name: "CCmark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        .systemLibrary(
            name: "CYaml",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        // What the binary carries: C23 #embed of content, theme and explanations.
        .target(name: "CContent", cSettings: [.unsafeFlags(["-std=c23"])]),
        // The only target that imports SwiftSyntax, the toolchain's own.
        .target(
            name: "SwiftCode",
            swiftSettings: [
                .unsafeFlags(["-I", host.path, "-enable-library-evolution"])
            ],
            linkerSettings: [
                .unsafeFlags(["-L", host.path, "-Xlinker", "-rpath", "-Xlinker", host.path])
            ]
        ),
        // What is wrong, where, and how it is printed.
        .target(name: "Diagnostics"),
        // The vocabulary.
        .target(name: "Rules", dependencies: ["Diagnostics"]),
        // SourceFile → (Document, [Diagnostic]).
        .target(name: "Parse", dependencies: ["CCmark", "CYaml", "Rules", "Diagnostics"]),
        // [Document] → (RuleGraph, [Diagnostic]).
        .target(name: "Graph", dependencies: ["Rules", "Diagnostics"]),
        // Blocks → HTML text.
        .target(name: "HTML", dependencies: ["Rules", "Diagnostics"]),
        // RuleGraph → sample package; compiler output → problems and proofs.
        .target(
            name: "Verify",
            dependencies: ["Graph", "Rules", "Diagnostics", "SwiftCode"],
            path: "Sources/Outputs/Verify"
        ),
        // RuleGraph + Proofs → path → bytes.
        .target(
            name: "Site",
            dependencies: ["Graph", "Rules", "Diagnostics", "SwiftCode", "HTML"],
            path: "Sources/Outputs/Site"
        ),
        // RuleGraph + Proofs → SearchIndex ⇄ bytes; index × question → answers.
        .target(
            name: "Ask",
            dependencies: ["Graph", "Rules", "Diagnostics"],
            path: "Sources/Outputs/Ask"
        ),
        // RuleGraph × source documents → which line is in which rule.
        .target(
            name: "Coverage",
            dependencies: ["Graph", "Rules", "Diagnostics"],
            path: "Sources/Outputs/Coverage"
        ),
        // Command lines: options, help, colour, progress.
        .target(name: "Terminal", dependencies: ["Diagnostics"]),
        // The edge: finds and reads content, writes outputs atomically.
        .target(
            name: "Workspace",
            dependencies: ["CContent", "Parse", "Graph", "Rules", "Diagnostics"]
        ),
        // The command people type; starts in milliseconds.
        .executableTarget(
            name: "luca-docs",
            dependencies: [
                "Diagnostics", "Rules", "Parse", "Graph", "HTML", "Ask", "Coverage", "Terminal",
                "Workspace",
            ]
        ),
        // What needs the Swift toolchain; luca-docs hands over to it.
        .executableTarget(
            name: "luca-docs-swift",
            dependencies: [
                "Diagnostics", "Rules", "Parse", "Graph", "HTML", "Verify", "Site", "Ask",
                "Terminal", "Workspace", "SwiftCode",
            ]
        ),
        // `swift package verify-docs` for packages that depend on this one. It builds the program
        // itself: as a dependency it would be built a second time with every build of this package,
        // and packages that name this one by version may use no target with unsafe flags.
        .plugin(
            name: "VerifyDocs",
            capability: .command(
                intent: .custom(
                    verb: "verify-docs",
                    description: "Prove the Swift snippets in this package's Markdown"
                )
            )
        ),

        // One text file per case: the harness that all test targets share.
        .target(name: "CaseFiles", path: "Tests/CaseFiles"),
        .testTarget(
            name: "DiagnosticsTests",
            dependencies: ["CaseFiles", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "RulesTests",
            dependencies: ["CaseFiles", "Rules"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "ParseTests",
            dependencies: ["CaseFiles", "Parse", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "GraphTests",
            dependencies: ["CaseFiles", "Graph", "Parse", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "HTMLTests",
            dependencies: ["CaseFiles", "HTML", "Parse", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "VerifyTests",
            dependencies: [
                "CaseFiles", "Verify", "SwiftCode", "Graph", "Parse", "Rules", "Diagnostics",
            ],
            exclude: ["Cases", "PositionCases", "MendingCases"]
        ),
        .testTarget(
            name: "SiteTests",
            dependencies: ["CaseFiles", "Site", "Graph", "Parse", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "AskTests",
            dependencies: ["CaseFiles", "Ask", "Graph", "Parse", "Rules", "Diagnostics"],
            exclude: ["Cases", "Questions", "Shelf"]
        ),
        .testTarget(
            name: "TerminalTests",
            dependencies: ["CaseFiles", "Terminal", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "WorkspaceTests",
            dependencies: ["CaseFiles", "Workspace", "Graph", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["CaseFiles", "Rules", "Diagnostics"],
            exclude: ["Cases"]
        ),
        .testTarget(name: "ArchitectureTests"),
    ],
    swiftLanguageModes: [.v6]
)

/// The toolchain's folder of host libraries, found beside the `swift` on the PATH.
var host: URL {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
        guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
        let usr = swift.resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        let host = usr.appendingPathComponent("lib/swift/host")
        let names = ["libSwiftSyntax.so", "libSwiftSyntax.dylib"]
        if names.contains(where: {
            FileManager.default.fileExists(atPath: host.appendingPathComponent($0).path)
        }) {
            return host
        }
    }
    fatalError(
        """
        no Swift toolchain with host libraries on the PATH: luca-docs reads Swift with the \
        toolchain's own SwiftSyntax (lib/swift/host). Install a toolchain from swift.org, 6.2 \
        or later.
        """
    )
}
