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

    /// Writes the sample of each rulebook: into the folder itself when there is one rulebook, else
    /// into a folder of its name.
    func write(
        _ plans: [SamplePlan],
        variant: String?,
        to target: String,
        _ console: Console
    ) throws {
        let rulebooks = Dictionary(grouping: plans, by: \.rulebook.name).sorted { $0.key < $1.key }
        var tree: [ContentPath: [UInt8]] = [:]
        for (name, plans) in rulebooks {
            let known = plans.map(\.variant)
            guard
                let plan = variant.map({ name in plans.first { $0.variant == name } })
                    ?? plans.first
            else {
                throw UsageError(
                    "the rulebook '\(name)' has no variant '\(variant ?? "")'",
                    hint: known == [""]
                        ? "it has no variants: leave '--variant' out"
                        : "its variants are \(known.joined(separator: ", "))"
                )
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
