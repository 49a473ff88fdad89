// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's folder of host libraries: it holds the SwiftSyntax modules that macros need.
///
/// It is found by following the first `swift` on `PATH` that has such a folder beside it, so no
/// path is written down and the package builds from any folder.
func hostLibraryFolder() -> String? {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent()
        let host = toolchain.appendingPathComponent("lib/swift/host").path
        let module = "\(host)/SwiftSyntaxMacros.swiftmodule"
        if FileManager.default.fileExists(atPath: module) { return host }
    }
    return nil
}

guard let host = hostLibraryFolder() else {
    fatalError(
        """
        no toolchain with SwiftSyntax found: put the folder of a Swift 6.2 toolchain's 'swift' \
        (one with ../lib/swift/host/SwiftSyntaxMacros.swiftmodule) on PATH
        """
    )
}

let macroSettings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let macroLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
]

/// As Apple's SwiftUI is built: a closure type on the main actor is not `Sendable` by itself, which
/// decides what a client in the Swift 6 mode may hand to a button.
let swiftUISettings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .enableUpcomingFeature("InferSendableFromCaptures"),
    .enableUpcomingFeature("StrictConcurrency"),
]

/// The package's own tests; a copy that only builds the modules is made without them.
let hasTests = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")
let tests: [Target] =
    hasTests
    ? [
        .testTarget(
            name: "StandInTests",
            dependencies: ["SwiftUI", "os", "AsyncAlgorithms", "Combine"]
        ),
        .testTarget(
            name: "SupportTests",
            dependencies: [
                "CasePaths", "Clocks", "ConcurrencyExtras", "Dependencies", "DependenciesMacros",
                "IdentifiedCollections", "IssueReporting", "Sharing", "SwiftNavigation",
            ]
        ),
        .testTarget(name: "ArchitectureTests", dependencies: ["ComposableArchitecture"]),
    ] : []

let package = Package(
    name: "stand-ins",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "AsyncAlgorithms", targets: ["AsyncAlgorithms"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "FoundationGaps", targets: ["FoundationGaps"]),
        .library(name: "CasePaths", targets: ["CasePaths"]),
        .library(name: "Clocks", targets: ["Clocks"]),
        .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
        .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
        .library(name: "Dependencies", targets: ["Dependencies"]),
        .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
        .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
        .library(name: "IssueReporting", targets: ["IssueReporting"]),
        .library(name: "Sharing", targets: ["Sharing"]),
        .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    ],
    targets: [
        .macro(
            name: "StandInMacros",
            swiftSettings: macroSettings,
            linkerSettings: macroLinking
        ),
        .macro(
            name: "SupportMacros",
            swiftSettings: macroSettings,
            linkerSettings: macroLinking
        ),
        .macro(
            name: "ComposableArchitectureMacros",
            swiftSettings: macroSettings,
            linkerSettings: macroLinking
        ),
        .target(
            name: "ComposableArchitecture",
            dependencies: [
                "CasePaths", "Clocks", "ComposableArchitectureMacros", "ConcurrencyExtras",
                "Dependencies", "DependenciesMacros", "IdentifiedCollections", "IssueReporting",
                "Sharing", "SwiftNavigation", "SwiftUI",
            ]
        ),
        .target(name: "ConcurrencyExtras"),
        .target(name: "IdentifiedCollections"),
        .target(name: "IssueReporting"),
        .target(name: "Sharing", dependencies: ["Dependencies", "IdentifiedCollections"]),
        .target(name: "SwiftNavigation", dependencies: ["SwiftUI"]),
        .target(name: "Clocks", dependencies: ["ConcurrencyExtras", "IssueReporting"]),
        .target(
            name: "Dependencies",
            dependencies: ["Clocks", "ConcurrencyExtras", "IssueReporting"]
        ),
        .target(name: "DependenciesMacros", dependencies: ["IssueReporting", "SupportMacros"]),
        .target(name: "CasePaths", dependencies: ["IssueReporting", "SupportMacros"]),
        .target(name: "FoundationGaps"),
        .target(name: "Combine"),
        .target(name: "os"),
        .target(name: "AsyncAlgorithms"),
        .target(name: "UserNotifications"),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_AppKit"),
        .target(name: "UIKit", dependencies: ["FoundationGaps", "_Testing_UIKit"]),
        .target(name: "AppKit", dependencies: ["FoundationGaps", "_Testing_AppKit"]),
        .target(
            name: "SwiftUI",
            dependencies: ["AppKit", "Combine", "FoundationGaps", "StandInMacros", "UIKit"],
            swiftSettings: swiftUISettings
        ),
    ] + tests,
    swiftLanguageModes: [.v6]
)
