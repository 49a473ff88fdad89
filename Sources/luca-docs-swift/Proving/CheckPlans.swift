import Foundation
import Verify

/// How the compiler is started for a check, without the driver before it.
///
/// `swiftc` plans jobs and starts `swift-frontend` for each. A check is one job, and planning it
/// costs as much as a small fence, so the driver is asked once for each set of flags (`-###`) and
/// what it says is kept. What cannot be understood is left to the driver.
actor CheckPlans {
    private let toolchain: Toolchain
    private let folder: BuildFolder
    private let gate: JobGate
    private var plans: [[String]: Task<CheckPlan?, any Error>] = [:]

    init(_ toolchain: Toolchain, _ folder: BuildFolder, _ gate: JobGate) {
        self.toolchain = toolchain
        self.folder = folder
        self.gate = gate
    }

    /// The program and its arguments for a check that `swiftc` would do for those in a folder, in
    /// which all that they name must lie.
    func words(for arguments: [String], in work: URL) async throws -> (URL, [String]) {
        let check = CheckArguments(arguments)
        guard let first = check.files.first else { return (toolchain.swiftc, arguments) }
        let (toolchain, folder, gate) = (toolchain, folder, gate)
        let task =
            plans[check.flags]
            ?? Task {
                let key = JobKey.checkPlan(check.flags, toolchain.swiftc.path, toolchain.key)
                let kept = folder.file("toolchains", key, "json")
                if let plan = folder.read(CheckPlan.self, kept), plan.isUsable { return plan }
                let words = ["-###"] + check.flags + [first]
                let run = try await gate.run {
                    try await ToolRun.run(toolchain.swiftc, words, in: work)
                }
                guard let plan = CheckPlan(run, file: first), plan.isUsable else { return nil }
                try folder.write(JSONEncoder().encode(plan), to: kept)
                return plan
            }
        plans[check.flags] = task
        guard let plan = try await task.value else { return (toolchain.swiftc, arguments) }
        return (URL(fileURLWithPath: plan.program), plan.arguments(for: check))
    }
}

/// What the driver is told, sorted by what its plan depends on.
private struct CheckArguments {
    /// What the driver must see.
    private(set) var flags: [String] = []
    /// What it only passes on: where modules and macros are found, and what is imported.
    private(set) var passed: [String] = []
    private(set) var files: [String] = []

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "-I", "-load-plugin-executable", "-Xcc":
                passed += [word] + [rest.popFirst()].compactMap { $0 }
            case "-Xfrontend": passed += [rest.popFirst()].compactMap { $0 }
            case _ where word.hasSuffix(".swift") && !word.hasPrefix("-"): files.append(word)
            default: flags.append(word)
            }
        }
    }
}

/// The one job that the driver plans for a check.
private struct CheckPlan: Codable {
    let program: String
    /// The arguments before and after the files.
    private let before: [String]
    private let after: [String]

    /// Reads what `swiftc -###` writes; nil for anything but one job of plain words.
    init?(_ run: ToolRun, file: String) {
        let lines = run.output.split(separator: "\n")
        guard run.succeeded, lines.count == 1, !lines[0].contains(where: { "'\"\\".contains($0) })
        else { return nil }
        let words = lines[0].split(separator: " ").map(String.init)
        let places = words.indices.filter { words[$0] == file }
        guard words.count > 2, words[1] == "-frontend", places.count == 1 else { return nil }
        program = words[0]
        before = Array(words[1..<places[0]])
        after = Array(words[(places[0] + 1)...])
    }

    var isUsable: Bool { FileManager.default.isExecutableFile(atPath: program) }

    func arguments(for check: CheckArguments) -> [String] {
        before + check.files + after + check.passed
    }
}
