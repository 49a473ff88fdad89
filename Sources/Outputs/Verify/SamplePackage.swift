public import Diagnostics
import Rules

/// A rulebook's sample in one setting as a package that SwiftPM builds, wherever it is moved.
///
/// ```
/// Package.swift
/// Sources/… Tests/…              the modules, line numbers pointing to the Markdown
/// StandIns/                      the stand-in package, for where Apple's modules are absent
/// LoneSnippets/alone/            fences that compile alone
/// LoneSnippets/programs/         those with statements, each the main.swift of a folder
/// LoneSnippets/fails/            fences that must not compile; *.txt holds the stated message
/// LoneSnippets/Modules/          has the modules built that only those fences import
/// check-snippets.sh              builds the package and checks all of LoneSnippets/
/// ```
/// The folder is not called `Snippets`: SwiftPM would build what lies in one as programs.
public struct SamplePackage: Sendable {
    /// The bytes by path.
    public private(set) var files: [ContentPath: [UInt8]] = [:]

    /// Makes the package; `standIns` are the stand-in package's files, relative to its folder.
    public init(_ plan: SamplePlan, standIns: [ContentPath: [UInt8]]) {
        let manifest = ExportManifest(plan)
        add("Package.swift", manifest.text)
        if !manifest.loneModules.isEmpty {
            let file = "// Has the modules built that only the files beside this folder import.\n"
            add("LoneSnippets/Modules/Modules.swift", file)
        }
        for module in plan.modules {
            for file in module.files { add(file.path.description, file.text(.markdown)) }
        }
        for (path, bytes) in standIns {
            if let path = ContentPath("StandIns/\(path)") { files[path] = bytes }
        }
        var script = ExportScript(mode: plan.setting.mode)
        for read in plan.alone {
            for mode in plan.settings(of: read).map(\.mode) {
                let isOther = mode != plan.setting.mode
                let file = add(read, suffix: isOther ? "~swift\(mode.rawValue)" : "")
                script.note(file, mode, plan.standIns.completions(of: [read]))
            }
        }
        add("check-snippets.sh", script.text)
    }

    private mutating func add(_ path: String, _ text: String) {
        if let path = ContentPath(path) { files[path] = Array(text.utf8) }
    }

    /// Adds the file of a lone fence and gives its path.
    private mutating func add(_ read: ReadSnippet, suffix: String) -> String {
        let snippet = read.snippet
        let name = snippet.exportName + suffix
        let text = SampleFile(path: .root, parts: [read]).text(.markdown)
        let isProgram = read.facts?.hasTopLevelStatements == true
        let file: String
        if case .fails(let stated) = snippet.role {
            let stem = "LoneSnippets/fails/\(name)" + (isProgram ? "/main" : "")
            add(stem + ".txt", stated.value + "\n")
            file = stem + ".swift"
        } else if isProgram {
            file = "LoneSnippets/programs/\(name)/main.swift"
        } else {
            file = "LoneSnippets/alone/\(name).swift"
        }
        add(file, text)
        return file
    }
}

/// The module that a file of the stand-in package belongs to: the folder in `Sources`.
public func standInModule(_ path: ContentPath) -> String? {
    path.parts.count > 2 && path.parts[0] == "Sources" ? path.parts[1] : nil
}
