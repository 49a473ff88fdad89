import Foundation
import Verify

/// How the compiler is started without the driver before it.
///
/// `swiftc` plans jobs and starts `swift-frontend` for each. A check is one job, and planning it
/// costs as much as a small fence, so the driver is asked once for each set of flags (`-###`) and
/// what it says is kept. What cannot be understood is left to the driver.
actor FrontendPlans {
    private let toolchain: Toolchain
    private let folder: BuildFolder
    private let gate: JobGate
    private var plans: [[String]: Task<FrontendPlan?, any Error>] = [:]

    init(_ toolchain: Toolchain, _ folder: BuildFolder, _ gate: JobGate) {
        self.toolchain = toolchain
        self.folder = folder
        self.gate = gate
    }

    /// What the driver makes of flags; nil when that cannot be understood.
    func plan(_ flags: [String]) async throws -> FrontendPlan? {
        let (toolchain, folder, gate) = (toolchain, folder, gate)
        let task =
            plans[flags]
            ?? Task {
                let key = JobKey.frontendPlan(flags, toolchain.swiftc.path, toolchain.key)
                let kept = folder.file("toolchains", key, "json")
                if let plan = folder.read(FrontendPlan.self, kept, of: key), plan.isUsable {
                    return plan
                }
                let work = try folder.work()
                defer { try? FileManager.default.removeItem(at: work) }
                try BuildFolder.write("", to: FrontendPlan.file, in: work)
                let words = ["-###"] + flags + FrontendPlan.check + [FrontendPlan.file]
                let run = try await gate.run {
                    try await ToolRun.run(toolchain.swiftc, words, in: work)
                }
                guard let plan = FrontendPlan(run), plan.isUsable else { return nil }
                try folder.write(JSONEncoder().encode(plan), to: kept, of: key)
                return plan
            }
        plans[flags] = task
        return try await task.value
    }
}

/// What the driver adds to the flags that it is given.
struct FrontendPlan: Codable, Sendable {
    /// What makes a run of the driver a check: it makes nothing.
    static let check = ["-emit-sil", "-o", "/dev/null"]
    fileprivate static let file = "Plan.swift"

    private let program: String
    private let common: [String]

    /// Reads what `swiftc -###` writes of a check; nil for anything but one job of plain words.
    init?(_ run: ToolRun) {
        let lines = run.output.split(separator: "\n")
        guard run.succeeded, lines.count == 1, !lines[0].contains(where: { "'\"\\".contains($0) })
        else { return nil }
        var words = lines[0].split(separator: " ").map(String.init)
        for known in [["-emit-sil"], [Self.file], ["-o", "/dev/null"], ["-module-name", nil]] {
            guard let place = words.firstIndex(of: known[0]!), place + known.count <= words.count,
                known.count == 1 || known[1] == nil || words[place + 1] == known[1]
            else { return nil }
            words.removeSubrange(place..<(place + known.count))
        }
        guard words.count > 2, words[1] == "-frontend" else { return nil }
        program = words[0]
        common = Array(words[2...])
    }

    /// The compiler.
    var tool: URL { URL(fileURLWithPath: program) }

    var isUsable: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// The arguments of a run: what it does with which files, and words that the driver would pass
    /// on as they are.
    func arguments(_ action: [String], _ passed: [String], _ outputs: [String]) -> [String] {
        ["-frontend"] + action + common + FrontendPlan.passed(passed) + outputs
    }

    /// The words without '-Xfrontend', which only tells the driver to pass the next one on.
    private static func passed(_ words: [String]) -> [String] {
        words.filter { $0 != "-Xfrontend" }
    }
}
