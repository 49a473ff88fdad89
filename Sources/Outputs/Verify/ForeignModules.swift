public import Rules

/// Where the modules of a rulebook that are not the sample's come from in one run.
public struct ForeignModules: Sendable {
    /// What `--modules` asks for.
    public enum Choice: String, Sendable, CaseIterable {
        /// The real ones on Apple's systems, stand-ins elsewhere.
        case auto
        /// The real ones: packages anywhere, the system's own only where they exist.
        case real
        /// Packages as they are, and stand-ins for the system's own where those do not exist.
        case packages
        /// Stand-ins for all of them.
        case standIn = "stand-in"
    }

    /// Modules that were asked for and that the system does not have, sorted.
    public struct Absent: Error, Equatable {
        /// Their names.
        public let modules: [String]

        /// Takes their names.
        public init(modules: [String]) { self.modules = modules }
    }

    /// The modules of the stand-in package that fences may import; none when it is not used.
    public let standIns: StandInModules
    /// The packages to build, by the module that each is for.
    public let packages: [String: Rulebook.Package]
    /// The modules that the system has.
    public let system: Set<String>

    /// Decides for a rulebook on a system, named as in `os(Linux)`; `toolchain` are the modules
    /// that come with the compiler, which nobody has to stand in for.
    public init(
        of rulebook: Rulebook,
        standIns: StandInModules,
        choice: Choice,
        system: String,
        toolchain: Set<String> = []
    ) throws(Absent) {
        let isApples = system != "Linux"
        var packages: [String: Rulebook.Package] = [:]
        var systemModules: [String] = []
        for (module, origin) in rulebook.modulesFrom {
            switch origin {
            case .system where isApples || !toolchain.contains(module):
                systemModules.append(module)
            case .system: break
            case .package(let package): packages[module] = package
            }
        }
        let usesSystem = isApples && choice != .standIn
        let usesStandIns =
            switch choice {
            case .standIn: true
            case .real: false
            case .auto, .packages: !isApples
            }
        guard usesSystem || usesStandIns || systemModules.isEmpty else {
            throw Absent(modules: systemModules.sorted())
        }
        let usesPackages = choice == .real || choice == .packages || (choice == .auto && isApples)
        self.packages = usesPackages ? packages : [:]
        self.system = usesSystem ? Set(systemModules) : []
        let replaced = Set(self.packages.keys)
        self.standIns =
            usesStandIns
            ? StandInModules(names: standIns.names.subtracting(replaced), notes: standIns.notes)
            : StandInModules()
    }

    /// The names of all modules that fences may import besides the sample's and the toolchain's.
    public var names: Set<String> {
        standIns.names.union(packages.keys).union(system)
    }

    /// Where some modules come from; `versions` are those of the packages, by name.
    public func sources(
        of modules: some Sequence<String>,
        versions: [String: String]
    ) -> ModuleSources {
        var sources: [String: ModuleSources.Source] = [:]
        for module in modules {
            if let package = packages[module] {
                sources[module] = .package(
                    name: package.name,
                    version: versions[package.name.lowercased()] ?? package.requirement.version
                )
            } else if system.contains(module) {
                sources[module] = .system
            } else if standIns.names.contains(module) {
                sources[module] = .standIn
            }
        }
        return ModuleSources(sources)
    }
}

extension Rulebook.Package.Requirement {
    /// The version or commit as written.
    var version: String {
        switch self {
        case .from(let version), .exact(let version), .revision(let version): version
        }
    }
}

extension Rulebook.Package {
    /// The package as a dependency in a manifest: `.package(url: "…", exact: "1.1.5")`.
    public var manifestEntry: String {
        let version =
            switch requirement {
            case .from(let version): "from: \"\(version)\""
            case .exact(let version): "exact: \"\(version)\""
            case .revision(let commit): "revision: \"\(commit)\""
            }
        return ".package(url: \"\(url)\", \(version))"
    }
}
