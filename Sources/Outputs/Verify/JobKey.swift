public import Diagnostics
import Rules

/// The names under which results are kept: a hash of everything that could change them.
///
/// A result is found again only when the same bytes would be compiled in the same surroundings.
/// Prose and the fences' places in it are no part of a key.
public struct JobKey: Hashable, Sendable, Codable, CustomStringConvertible {
    /// 64 hexadecimal digits.
    public let description: String

    /// To be raised when the meaning of kept results changes.
    private static let format = "luca-docs proof 4"

    init(_ kind: String, _ parts: [String]) {
        // Lengths keep two parts from being taken for one.
        let text = ([Self.format, kind] + parts).map { "\($0.utf8.count):\($0)" }.joined()
        description = ContentHash(Array(text.utf8)).description
    }

    /// The key of a toolchain's and a platform's results: what the compiler says it is, and what
    /// else on its machine changes what it says of the same bytes.
    public static func toolchain(_ identity: String, _ surroundings: [String] = []) -> JobKey {
        JobKey("toolchain", [identity] + surroundings)
    }

    /// The key of a content root's own build folder.
    public static func contentRoot(_ path: String) -> JobKey { JobKey("content root", [path]) }

    /// The key of the copies of what a cache server gave.
    public static func cacheServer(_ address: String) -> JobKey {
        JobKey("cache server", [address])
    }

    /// The key of the stand-in package: all its files and the compiler.
    public static func standIns(
        _ files: [(path: ContentPath, bytes: [UInt8])],
        _ toolchain: JobKey
    ) -> JobKey {
        let parts = files.sorted { $0.path < $1.path }
            .flatMap { [$0.path.description, ContentHash($0.bytes).description] }
        return JobKey("stand-ins", [toolchain.description] + parts)
    }

    /// The key of packages that are built for their modules: what their manifest says, which
    /// versions were taken for that (empty before they are), and the compiler.
    public static func packages(
        _ manifest: String,
        resolved: String = "",
        _ toolchain: JobKey
    ) -> JobKey {
        JobKey("packages", [toolchain.description, manifest, resolved])
    }

    /// The key of two sets of foreign modules together.
    public static func both(_ first: JobKey, _ second: JobKey) -> JobKey {
        JobKey("both", [first.description, second.description])
    }

    /// The key of what a module shows to those that import it: the bytes of its `.swiftmodule`.
    ///
    /// A compiler reads nothing else of a module that it imports, so what is compiled against two
    /// modules with the same interface gives the same, whatever the bodies of their functions are.
    public static func interface(_ bytes: [UInt8]) -> JobKey {
        JobKey("interface", [ContentHash(bytes).description])
    }

    /// The key of a module: its files, and the keys of all it sees: of their interfaces, or of the
    /// modules themselves when it is linked with them.
    public static func module(
        _ module: SampleModule,
        behind: [JobKey],
        foreign: JobKey?,
        _ toolchain: JobKey
    ) -> JobKey {
        let files = module.files.flatMap { [$0.path.description, $0.text(.fence)] }
        let surroundings = [
            toolchain.description, foreign?.description ?? "", module.module.name,
            module.module.kind.rawValue, module.rulebook.description,
        ]
        return JobKey(
            "module",
            surroundings + CompilerFlags.flags(module.mode)
                + CompilerFlags.importing(module.completions)
                + behind.map(\.description) + files
        )
    }

    /// The key of the objects of one file of a module: the file, the names of all, the interface of
    /// the module that they make, and the keys of all that it sees.
    public static func object(
        _ file: SampleFile,
        of module: SampleModule,
        interface: JobKey,
        behind: [JobKey],
        foreign: JobKey?,
        _ toolchain: JobKey
    ) -> JobKey {
        var alone = module
        alone.files = [file]
        let key = JobKey.module(alone, behind: behind, foreign: foreign, toolchain)
        let names = module.files.map(\.path.description)
        return JobKey("object", [key.description, interface.description] + names)
    }

    /// The key of a test run: the modules that its program is linked from.
    public static func tests(_ linked: [JobKey]) -> JobKey {
        JobKey("tests", linked.map(\.description))
    }

    /// The key of the module that switches breaks on.
    public static func mutationRuntime(_ source: String, _ toolchain: JobKey) -> JobKey {
        JobKey("mutation runtime", [toolchain.description, source])
    }

    /// The key of what is found out by breaking a module, or the modules behind tests.
    public static func mutants(_ linked: [JobKey]) -> JobKey {
        JobKey("mutants", linked.map(\.description))
    }

    /// The key of a fence that is run: of its program, of the modules that are linked with it, and
    /// of what it must write and die of.
    public static func run(_ alone: JobKey, _ run: SampleRun, linked: [JobKey]) -> JobKey {
        let stated = [run.output?.code ?? "", run.crash?.value ?? ""]
        return JobKey("run", [alone.description] + stated + linked.map(\.description))
    }

    /// The key of what was found out about the fences of a foreign document.
    public static func foreign(
        _ reads: [ReadSnippet],
        _ treatment: Treatment,
        _ flags: [String],
        _ toolchain: JobKey
    ) -> JobKey {
        let fences = reads.flatMap { [$0.snippet.virtualFile, $0.snippet.code] }
        return JobKey("foreign", [toolchain.description, treatment.rawValue] + flags + fences)
    }

    /// The key of how a driver at a path starts the compiler for those flags.
    public static func frontendPlan(
        _ flags: [String],
        _ driver: String,
        _ toolchain: JobKey
    ) -> JobKey {
        JobKey("frontend plan", [toolchain.description, driver] + flags)
    }

    /// The key of a fence compiled alone, in a language mode of its own.
    public static func alone(
        _ read: ReadSnippet,
        _ mode: LanguageMode = .six,
        behind: [JobKey],
        foreign: JobKey?,
        completions: [String] = [],
        _ toolchain: JobKey
    ) -> JobKey {
        // For which settings a fence is proven changes nothing in any one of them.
        var snippet = read.snippet
        (snippet.only, snippet.modes) = (nil, nil)
        let surroundings = [
            toolchain.description, foreign?.description ?? "", snippet.virtualFile,
            snippet.proofHash,
        ]
        let flags = CompilerFlags.flags(mode) + CompilerFlags.importing(completions)
        return JobKey("alone", surroundings + flags + behind.map(\.description))
    }
}
