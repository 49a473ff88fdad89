import Foundation
import PackagePlugin

/// `swift package verify-docs`: proves the Swift fences of a package's own documents.
///
/// All words are those of `luca-docs verify`. Without `--content` the documents are looked for in
/// the package; results are kept in the plugin's own folder. No permission is asked for: nothing
/// but `--accept` writes into the package, and who uses that allows it on the command line.
@main
struct VerifyDocs: CommandPlugin {
    /// Where packages keep their documents.
    private static let usualFolders = ["docs", "Docs", "Documentation", "content"]

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let asksForHelp = extractor.remainingArguments.contains { ["--help", "-h"].contains($0) }
        let given = extractor.extractOption(named: "content")
        let package = context.package.directoryURL
        let folders = given.isEmpty ? usual(in: package) : given
        guard !folders.isEmpty || asksForHelp else {
            let names = Self.usualFolders.joined(separator: ", ")
            Diagnostics.error("there is no folder of documents in the package (\(names))")
            Diagnostics.remark("name one: swift package verify-docs --content DIR")
            return
        }
        let tool = try build(context)
        for folder in asksForHelp ? ["."] : folders {
            let build = context.pluginWorkDirectoryURL.appendingPathComponent(name(for: folder))
            let own = ["verify", "--content", folder, "--build-dir", build.path]
            let code = try run(tool, own + extractor.remainingArguments, in: package)
            if code != 0 {
                Diagnostics.error(
                    code == 1
                        ? "the documents in '\(folder)' have errors"
                        : "the documents in '\(folder)' could not be proven"
                )
            }
        }
    }

    /// Builds the program once, optimised, in the plugin's own folder.
    private func build(_ context: PluginContext) throws -> URL {
        let packages = [context.package] + context.package.dependencies.map(\.package)
        guard let own = packages.first(where: { $0.displayName == "luca-docs" }) else {
            throw Problem("no package 'luca-docs' among the dependencies of the package itself")
        }
        let scratch = context.pluginWorkDirectoryURL.appendingPathComponent("luca-docs")
        let program = scratch.appendingPathComponent("release/luca-docs-swift")
        if !FileManager.default.fileExists(atPath: program.path) {
            print("building luca-docs-swift, once: some minutes")
        }
        let words = [
            "build", "--quiet", "--configuration", "release", "--product", "luca-docs-swift",
            "--package-path", own.directoryURL.path, "--scratch-path", scratch.path,
        ]
        let swift = try context.tool(named: "swift").url
        guard try run(swift, words, in: context.package.directoryURL) == 0 else {
            throw Problem("luca-docs-swift cannot be built: see its README for what it needs")
        }
        return program
    }

    private struct Problem: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private func usual(in package: URL) -> [String] {
        // On a file system that does not tell case, 'docs' and 'Docs' are one folder.
        let present = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
        return Self.usualFolders.first { present.contains($0) }.map { [$0] } ?? []
    }

    /// The name of a folder's results: unlike that of any other folder.
    private func name(for folder: String) -> String {
        "results-"
            + folder.utf8.map { byte in
                let isPlain = Character(UnicodeScalar(byte)).isLetter && byte < 128
                return isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
            }.joined()
    }

    private func run(_ tool: URL, _ words: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.arguments = words
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 2
    }
}
