import Rules

/// The `Package.swift` of an exported sample.
///
/// The modules that are not the sample's are the real ones on Apple's systems: the system's own and
/// packages. Elsewhere the stand-ins beside the sample take their names.
struct ExportManifest {
    private let plan: SamplePlan
    /// The modules of the stand-in package that the sample needs.
    private let standIns: Set<String>

    init(_ plan: SamplePlan) {
        self.plan = plan
        let used = plan.foreignModules.values.reduce(Set(plan.rulebook.modulesFrom.keys)) {
            $0.union($1)
        }
        standIns = plan.standIns.names.intersection(used)
    }

    /// The foreign modules that only lone fences use, sorted: a target of their own has them built.
    var loneModules: [String] {
        let ofModules = plan.modules.reduce(Set<String>()) {
            $0.union(foreign(of: $1.module)).union($1.completions)
        }
        let ofAll = plan.alone.reduce(Set<String>()) {
            $0.union(plan.foreignModules[$1.snippet.id] ?? [])
        }
        return ofAll.subtracting(ofModules)
            .filter { standIns.contains($0) || plan.rulebook.modulesFrom[$0] != nil }.sorted()
    }

    var text: String {
        """
        // swift-tools-version: 6.2
        \("import PackageDescription")

        // The sample of the rulebook '\(plan.rulebook.name)', by 'luca-docs verify --export'.

        // The modules that are not the sample's, by the package that each is a product of; those of
        // no package are the system's.
        #if canImport(Darwin)
        let packages: [Package.Dependency] = [\(list(packages.map(\.value.manifestEntry)))]
        let foreignPackages: [String: String] = [\(
            dictionary(packages.map { ($0.key, $0.value.name) })
        )]
        #else
        let packages: [Package.Dependency] = [\(list(elsewhere))]
        let foreignPackages: [String: String] = [\(
            dictionary(
                standIns.map { ($0, "StandIns") } + otherPackages.map { ($0.key, $0.value.name) }
            )
        )]
        #endif

        func foreign(_ names: [String]) -> [Target.Dependency] {
            names.compactMap { name in
                foreignPackages[name].map { .product(name: name, package: $0) }
            }
        }

        /// Stand-ins that complete a module of the toolchain are imported by flag; where the real
        /// module is whole there are none.
        func completed(by names: [String]) -> [SwiftSetting] {
            let flags = names.filter { foreignPackages[$0] != nil }
                .flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
            return flags.isEmpty ? [] : [.unsafeFlags(flags)]
        }

        let package = Package(
            name: "\(plan.rulebook.name)-sample",
            platforms: [\(platforms)],
            dependencies: packages,
            targets: [
        \(targets.joined(separator: "\n"))
            ],
            swiftLanguageModes: [.v\(plan.setting.mode.rawValue)]
        )

        """
    }

    private var packages: [(key: String, value: Rulebook.Package)] {
        plan.rulebook.modulesFrom.compactMap { module, origin in
            if case .package(let package) = origin { (module, package) } else { nil }
        }.sorted { $0.key < $1.key }
    }

    /// The packages for which there is no stand-in.
    private var otherPackages: [(key: String, value: Rulebook.Package)] {
        packages.filter { !standIns.contains($0.key) }
    }

    private var elsewhere: [String] {
        (standIns.isEmpty ? [] : [".package(path: \"StandIns\")"])
            + otherPackages.map(\.value.manifestEntry)
    }

    /// Without `platforms` in the rulebook the systems that the toolchain's own API is made for.
    private var platforms: String {
        let lowest = plan.rulebook.platforms
        if lowest.isEmpty { return ".iOS(\"26.0\"), .macOS(\"26.0\")" }
        return lowest.sorted { $0.key < $1.key }.map { platform, version in
            ".\(platform.name)(\"\(version.major).\(version.minor)\")"
        }.joined(separator: ", ")
    }

    private var targets: [String] {
        let lone = loneModules
        let own = plan.modules.map { sample in
            let module = sample.module
            let function =
                switch module.kind {
                case .library: "target"
                case .executable: "executableTarget"
                case .test: "testTarget"
                }
            return target(
                function,
                module.name,
                own: module.depends.filter { plan.module($0) != nil },
                foreign: foreign(of: module) + sample.completions,
                path: module.path.description,
                completions: sample.completions
            )
        }
        return own
            + (lone.isEmpty
                ? []
                : [
                    target(
                        "target",
                        "LoneSnippetModules",
                        own: [],
                        foreign: lone,
                        path: "LoneSnippets/Modules",
                        completions: []
                    )
                ])
    }

    private func target(
        _ function: String,
        _ name: String,
        own: [String],
        foreign: [String],
        path: String,
        completions: [String]
    ) -> String {
        let settings =
            completions.isEmpty
            ? "" : ",\n            swiftSettings: completed(by: [\(quoted(completions))])"
        return """
                    .\(function)(
                        name: "\(name)",
                        dependencies: [\(quoted(own))] + foreign([\(quoted(foreign))]),
                        path: "\(path)"\(settings)
                    ),
            """
    }

    private func foreign(of module: Rulebook.Module) -> [String] {
        module.depends.filter { plan.rulebook.modulesFrom[$0] != nil }
    }

    private func dictionary(_ pairs: [(String, String)]) -> String {
        let entries = pairs.sorted { $0.0 < $1.0 }.map { "\"\($0)\": \"\($1)\"" }
        return entries.isEmpty ? ":" : list(entries)
    }

    /// One to a line, as the list may be long.
    private func list(_ entries: [String]) -> String {
        let lines = Set(entries).sorted()
        return lines.isEmpty ? "" : "\n" + lines.map { "    \($0),\n" }.joined()
    }

    private func quoted(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
