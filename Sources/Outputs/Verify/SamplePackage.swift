public import Diagnostics
import Rules

/// A rulebook's sample for one variant as a package that SwiftPM builds, wherever it is moved.
///
/// ```
/// Package.swift
/// Sources/… Tests/…              the modules, line numbers pointing to the Markdown
/// StandIns/                      the stand-in package, for where Apple's modules are absent
/// LoneSnippets/alone/            fences that compile alone
/// LoneSnippets/programs/         those with statements, each the main.swift of a folder
/// LoneSnippets/fails/            fences that must not compile; *.txt holds the stated message
/// check-snippets.sh              builds the package and checks all of LoneSnippets/
/// ```
/// The folder is not called `Snippets`: SwiftPM would build what lies in one as programs.
public struct SamplePackage: Sendable {
    /// The bytes by path.
    public private(set) var files: [ContentPath: [UInt8]] = [:]

    /// Makes the package; `standIns` are the stand-in package's files, relative to its folder.
    public init(_ plan: SamplePlan, standIns: [ContentPath: [UInt8]]) {
        let names = Set(standIns.keys.compactMap(standInModule))
            .filter { plan.rulebook.modulesFrom[$0] != nil }
        add("Package.swift", exportManifest(plan, standIns: names))
        for module in plan.modules {
            for file in module.files { add(file.path.description, file.text(.markdown)) }
        }
        for (path, bytes) in standIns {
            if let path = ContentPath("StandIns/\(path)") { files[path] = bytes }
        }
        for read in plan.alone { add(read) }
        add("check-snippets.sh", exportScript(plan))
    }

    private mutating func add(_ path: String, _ text: String) {
        if let path = ContentPath(path) { files[path] = Array(text.utf8) }
    }

    private mutating func add(_ read: ReadSnippet) {
        let snippet = read.snippet
        let name = snippet.virtualFile.split(separator: "/").last!.dropLast(".swift".count)
        let text = SampleFile(path: .root, parts: [read]).text(.markdown)
        let isProgram = read.facts?.hasTopLevelStatements == true
        if case .fails(let stated) = snippet.role {
            let file = "LoneSnippets/fails/\(name)" + (isProgram ? "/main" : "")
            add(file + ".swift", text)
            add(file + ".txt", stated.value + "\n")
        } else {
            add(
                isProgram
                    ? "LoneSnippets/programs/\(name)/main.swift"
                    : "LoneSnippets/alone/\(name).swift",
                text
            )
        }
    }
}

/// The module that a file of the stand-in package belongs to: the folder in `Sources`.
public func standInModule(_ path: ContentPath) -> String? {
    path.parts.count > 2 && path.parts[0] == "Sources" ? path.parts[1] : nil
}
