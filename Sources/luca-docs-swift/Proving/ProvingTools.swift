import Diagnostics
import Foundation
import Rules
import Verify

/// What every step of a proof uses: the toolchain, the build folder, and room for so many tools.
struct ProvingTools: Sendable {
    let toolchain: Toolchain
    let folder: BuildFolder
    let results: KeptResults
    let gate: JobGate
    /// What a test program may use.
    let limits: SampleLimits
    /// How compilers are started.
    let plans: FrontendPlans
    /// How many lone fences may share a compiler's process.
    let batchSize: Int
    /// What is wrong with what the stand-in package says of itself.
    let problems: [Diagnostic]
    /// The API that not every system has.
    let availability: AvailabilityList
    /// Where the foreign modules of each rulebook come from.
    private let modules: [RulebookName: ForeignModules]
    private let builds: ForeignBuilds

    init(
        toolchain: Toolchain,
        folder: BuildFolder,
        shared: SharedResults? = nil,
        jobs: Int,
        limits: SampleLimits,
        batchSize: Int = 25,
        standIns: StandIns?,
        modules: [RulebookName: ForeignModules]
    ) {
        self.toolchain = toolchain
        self.folder = folder
        results = KeptResults(folder: folder, shared: shared)
        self.limits = limits
        self.batchSize = batchSize
        self.modules = modules
        gate = JobGate(jobs: jobs)
        plans = FrontendPlans(toolchain, folder, gate)
        builds = ForeignBuilds(standIns)
        problems = standIns?.problems ?? []
        availability = standIns?.availability ?? AvailabilityList()
    }

    /// Where the foreign modules of a rulebook come from.
    func modules(of rulebook: Rulebook) throws -> ForeignModules {
        if let known = modules[rulebook.name] { return known }
        let none = StandInModules()
        return try ForeignModules(
            of: rulebook,
            standIns: none,
            choice: .standIn,
            system: Toolchain.systemName
        )
    }

    /// The foreign modules of a rulebook; nil where there are none.
    func foreign(for rulebook: RulebookName) async throws -> PromisedForeign? {
        guard let modules = modules[rulebook] else { return nil }
        return try await builds.foreign(for: rulebook) {
            let standIns =
                modules.standIns.names.isEmpty
                ? nil : await builds.standIns(folder, toolchain, gate)
            let packages = try await packages(for: rulebook)
            return PromisedForeign(
                standIns: standIns,
                packages: packages?.package,
                replaced: Set(modules.packages.keys)
            )
        }
    }

    /// The key of the stand-ins; nil when none were asked for.
    var standInKey: JobKey? {
        get async { await builds.standInKey }
    }

    /// Whether the foreign modules that were asked for lie where they were put.
    var isWhole: Bool {
        get async {
            var places = await builds.packagePlaces.map { folder.folder("packages", $0) }
            if let key = await standInKey { places.append(folder.folder("stand-ins", key)) }
            return places.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
        }
    }

    /// Where the packages are kept that were asked for.
    var packagePlaces: Set<JobKey> {
        get async { await builds.packagePlaces }
    }

    /// The packages of a rulebook, built when first asked for; nil where none are used.
    func packages(for rulebook: RulebookName) async throws -> ForeignPackages.Built? {
        guard let packages = modules[rulebook]?.packages, !packages.isEmpty else { return nil }
        let foreign = ForeignPackages(packages: packages)
        return try await builds.packages(foreign, for: rulebook, folder, toolchain, gate)
    }
}

/// The building of foreign modules, each of which is begun once.
private actor ForeignBuilds {
    private let standIns: StandIns?
    private var promisedStandIns: PromisedPackage?
    private var packageTasks: [[String: Rulebook.Package]: Task<ForeignPackages.Built, any Error>] =
        [:]
    private var foreignTasks: [RulebookName: Task<PromisedForeign?, any Error>] = [:]

    init(_ standIns: StandIns?) { self.standIns = standIns }

    var standInKey: JobKey? { promisedStandIns?.key }

    var packagePlaces: Set<JobKey> {
        get async {
            var places: Set<JobKey> = []
            for task in packageTasks.values {
                if let built = try? await task.value { places.insert(built.place) }
            }
            return places
        }
    }

    /// Made once: every fence asks, and what a compiler is told takes long to find.
    func foreign(
        for rulebook: RulebookName,
        make: @escaping @Sendable () async throws -> PromisedForeign?
    ) async throws -> PromisedForeign? {
        let task = foreignTasks[rulebook] ?? Task { try await make() }
        foreignTasks[rulebook] = task
        return try await task.value
    }

    func standIns(
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) -> PromisedPackage? {
        guard let standIns else { return nil }
        let key = promisedStandIns?.key ?? JobKey.standIns(standIns.files, toolchain.key)
        let promised =
            promisedStandIns
            ?? PromisedPackage(
                key: key,
                built: Once { try await standIns.build(as: key, folder, toolchain, gate) }
            )
        promisedStandIns = promised
        return promised
    }

    func packages(
        _ packages: ForeignPackages,
        for rulebook: RulebookName,
        _ folder: BuildFolder,
        _ toolchain: Toolchain,
        _ gate: JobGate
    ) async throws -> ForeignPackages.Built {
        let task =
            packageTasks[packages.packages]
            ?? Task { try await packages.build(for: rulebook, folder, toolchain, gate) }
        packageTasks[packages.packages] = task
        return try await task.value
    }
}
