import Rules

/// The `Package.swift` of an exported sample.
///
/// On Linux the modules that are not the sample's come from the stand-ins, elsewhere from the
/// system or from their package.
func exportManifest(_ plan: SamplePlan, standIns: Set<String>) -> String {
    let origins = plan.rulebook.modulesFrom
    let packages = Set(
        origins.values.compactMap { origin in
            if case .package(let name, let from) = origin {
                "    .package(url: \"https://github.com/apple/\(name)\", from: \"\(from)\"),"
            } else {
                nil
            }
        }
    ).sorted()
    let foreign = plan.modules.flatMap(\.module.depends).filter { origins[$0] != nil }
    let usesStandIns = foreign.contains(where: standIns.contains)
    let local = #".package(path: "StandIns")"#
    return """
        // swift-tools-version: 6.2
        \("import PackageDescription")

        // The sample of the rulebook '\(plan.rulebook.name)', by 'luca-docs verify --export'.

        #if os(Linux)
        let packages: [Package.Dependency] = [\(usesStandIns ? local : "")]
        let standIns: Set<String> = [\(quoted(standIns.sorted()))]
        #else
        let packages: [Package.Dependency] = [
        \(packages.joined(separator: "\n"))
        ]
        let standIns: Set<String> = []
        #endif

        /// The modules that are not the sample's: stand-ins here, packages or the system elsewhere.
        func foreign(_ names: [String]) -> [Target.Dependency] {
            names.compactMap { name in
                if standIns.contains(name) { return .product(name: name, package: "StandIns") }
                return foreignPackages[name].map { .product(name: name, package: $0) }
            }
        }

        #if os(Linux)
        let foreignPackages: [String: String] = [:]
        #else
        let foreignPackages: [String: String] = [\(packageNames(origins))]
        #endif

        let package = Package(
            name: "\(plan.rulebook.name)-sample",
            platforms: [.macOS("26.0"), .iOS("26.0")],
            dependencies: packages,
            targets: [
        \(plan.modules.map { target($0, plan) }.joined(separator: "\n"))
            ],
            swiftLanguageModes: [.v6]
        )

        """
}

private func target(_ sample: SampleModule, _ plan: SamplePlan) -> String {
    let module = sample.module
    let own = module.depends.filter { plan.module($0) != nil }
    let foreign = module.depends.filter { plan.rulebook.modulesFrom[$0] != nil }
    let function =
        switch module.kind {
        case .library: "target"
        case .executable: "executableTarget"
        case .test: "testTarget"
        }
    return """
                .\(function)(
                    name: "\(module.name)",
                    dependencies: [\(quoted(own))] + foreign([\(quoted(foreign))]),
                    path: "\(module.path)"
                ),
        """
}

private func packageNames(_ origins: [String: Rulebook.Origin]) -> String {
    let pairs = origins.compactMap { module, origin in
        if case .package(let name, _) = origin { "\"\(module)\": \"\(name)\"" } else { nil }
    }
    return pairs.isEmpty ? ":" : pairs.sorted().joined(separator: ", ")
}

private func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
}
