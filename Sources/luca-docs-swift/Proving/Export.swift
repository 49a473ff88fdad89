import Diagnostics
import Foundation
import Rules
import Terminal
import Verify
import Workspace

/// Writes samples as packages that build by themselves.
struct Export {
    private let content: LoadedContent
    private let standIns: [ContentPath: [UInt8]]

    init(_ content: LoadedContent, _ standIns: StandIns?) {
        self.content = content
        self.standIns = Dictionary(
            (standIns?.files ?? []).map { ($0.path, $0.bytes) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Writes the sample of each rulebook in one setting: into the folder itself when there is one
    /// rulebook, else into a folder of its name.
    func write(
        _ plans: [SamplePlan],
        variant: String?,
        mode: LanguageMode?,
        to target: String,
        _ console: Console
    ) throws {
        let rulebooks = Dictionary(grouping: plans, by: \.rulebook.name).sorted { $0.key < $1.key }
        var tree: [ContentPath: [UInt8]] = [:]
        if let variant, !plans.contains(where: { $0.setting.variant == variant }) {
            let known = Set(plans.map(\.setting.variant)).sorted()
            throw UsageError(
                "no rulebook has a variant '\(variant)'",
                hint: known == [""]
                    ? "there are no variants: leave '--variant' out"
                    : "the variants are \(known.filter { !$0.isEmpty }.joined(separator: ", "))"
            )
        }
        if let mode, !plans.contains(where: { $0.setting.mode == mode }) {
            throw UsageError(
                "no rulebook has its modules built in \(mode.name) mode",
                hint: "add \(mode.rawValue) to 'modes' in rulebook.yml"
            )
        }
        for (name, plans) in rulebooks {
            guard let plan = choose(plans, variant, mode) else { continue }
            if let variant, plan.setting.variant != variant {
                let own = plan.setting.variant
                let other = own.isEmpty ? "its only one" : "'\(own)'"
                console.report("luca-docs: '\(name)' has no variant '\(variant)', taking \(other)")
            }
            let folder = rulebooks.count == 1 ? "" : "\(name)/"
            for (path, bytes) in SamplePackage(plan, standIns: standIns).files {
                if let path = ContentPath(folder + path.description) { tree[path] = bytes }
            }
        }
        guard !tree.isEmpty else {
            throw WorkspaceError("there is no sample to export: no rulebook.yml was found")
        }
        _ = try AtomicWriter.replace(target, with: tree)
        console.report("luca-docs: wrote the sample to \(target)")
    }

    /// The plan that was asked for, or the nearest: the first variant, the newest mode.
    private func choose(
        _ plans: [SamplePlan],
        _ variant: String?,
        _ mode: LanguageMode?
    ) -> SamplePlan? {
        let name = plans.first { $0.setting.variant == variant }?.setting.variant
        let own = plans.filter { $0.setting.variant == name ?? plans[0].setting.variant }
        return own.first { $0.setting.mode == mode } ?? own.max { $0.setting < $1.setting }
    }
}
