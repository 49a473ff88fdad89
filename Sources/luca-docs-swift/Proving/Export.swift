import Diagnostics
import Foundation
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

    /// Writes the sample of each rulebook for a variant: into the folder itself when there is one
    /// rulebook, else into a folder of its name.
    func write(
        _ plans: [SamplePlan],
        variant: String?,
        to target: String,
        _ console: Console
    ) throws {
        let rulebooks = Dictionary(grouping: plans, by: \.rulebook.name).sorted { $0.key < $1.key }
        var tree: [ContentPath: [UInt8]] = [:]
        if let variant, !plans.contains(where: { $0.variant == variant }) {
            let known = Set(plans.map(\.variant)).sorted()
            throw UsageError(
                "no rulebook has a variant '\(variant)'",
                hint: known == [""]
                    ? "there are no variants: leave '--variant' out"
                    : "the variants are \(known.filter { !$0.isEmpty }.joined(separator: ", "))"
            )
        }
        for (name, plans) in rulebooks {
            guard let plan = plans.first(where: { $0.variant == variant }) ?? plans.first else {
                continue
            }
            if let variant, plan.variant != variant {
                let other = plan.variant.isEmpty ? "its only one" : "'\(plan.variant)'"
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
}
