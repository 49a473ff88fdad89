import CaseFiles
import Foundation
import SwiftCode
import Testing

/// Which breaks are found in code, and the code with all of them in it.
@Suite struct MutantTests {
    /// A break a line, at its place; then what is left out; then the code as it is compiled.
    @Test(arguments: CaseFile.all(in: "Cases/Mutants"))
    func breaks(_ file: CaseFile) throws {
        let code = try #require(file["code"])
        let breakable = BreakableCode(code, in: Self.configuration)
        let rewritten = Self.rewritten(breakable)
        var text = ""
        for mutant in breakable.mutants {
            let place = "\(mutant.position.line):\(mutant.position.column)+\(mutant.length)"
            let excuse = mutant.excuse.map { " (\($0.rawValue))" } ?? ""
            text += "\(place) \(mutant.kind.rawValue): \(mutant.change)\(excuse)\n"
        }
        for reason in CodeMutant.Exclusion.allCases {
            if let count = breakable.leftOut[reason] { text += "\(count): \(reason.rawValue)\n" }
        }
        file.check(text + "\n" + rewritten.text)

        // The lines stay, and so does all of the code: breaks only put something around it.
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let after = rewritten.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, rewritten) in zip(lines, after) {
            let indent = line.prefix { $0 == " " || $0 == "\t" }
            #expect(rewritten.hasPrefix(indent))
            let words = line.split { !$0.isLetter && !$0.isNumber }
            #expect(words.allSatisfy { rewritten.contains($0) || $0.hasPrefix("withLock") })
        }
    }

    /// The real compiler takes what is rewritten, with all breaks and with each alone.
    @Test(arguments: CaseFile.all(in: "Cases/Mutants"))
    func compiles(_ file: CaseFile) throws {
        let breakable = BreakableCode(try #require(file["code"]), in: Self.configuration)
        let folder = try TemporaryFolder()
        try folder.write(mutationRuntime, to: "Runtime.swift")
        try folder.write(Self.rewritten(breakable).text, to: "Code.swift")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.arguments =
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-c"]
            + ["-o", "/dev/null", "-wmo", "Runtime.swift", "Code.swift"]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
    }

    @Test func aRefusedBreakIsTakenOutAlone() throws {
        let code =
            "func f(_ a: Int, _ b: String) -> Int {\n    g(a, b + \"\")\n    return a + 1\n}\n"
        let breakable = BreakableCode(code, in: Self.configuration)
        let all = Self.rewritten(breakable)
        let swap = try #require(breakable.mutants.firstIndex { $0.kind == .arguments })
        let line = all.text.split(separator: "\n")[1]
        // The text that the swap put in is its own; what it stands around is the innermost one's.
        let place = try #require(line.range(of: "__swapped"))
        let column = line[..<place.lowerBound].utf8.count + 1
        #expect(all.culprit(at: CodePosition(line: 2, column: column)) == swap)
        let inside = try #require(line.range(of: "g("))
        let call = line[..<inside.lowerBound].utf8.count + 1
        #expect(all.culprit(at: CodePosition(line: 2, column: call)) == nil)
        let suspects = all.suspects(at: CodePosition(line: 2, column: call))
        #expect(suspects.map { breakable.mutants[$0].kind } == [.statement])
        // Nothing is said of a place outside, so all in the function's body that may be is.
        let end = all.suspects(at: CodePosition(line: 4, column: 1))
        #expect(Set(end.map { breakable.mutants[$0].kind }).isSubset(of: [.statement, .result]))
        #expect(!end.isEmpty)

        let numbers = Dictionary(
            uniqueKeysWithValues: breakable.mutants.indices.filter { $0 != swap }.map { ($0, $0) }
        )
        let rest = RewrittenCode(breakable, numbers: numbers)
        #expect(!rest.text.contains("__swapped"))
        #expect(RewrittenCode(breakable, numbers: [:]).text == code)
    }

    @Test func brokenCodeHasNoPlaces() {
        #expect(BreakableCode("func f( {", in: Self.configuration).mutants.isEmpty)
        let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        #expect(BreakableCode("let a = \(deep)", in: Self.configuration).mutants.isEmpty)
    }

    private static let configuration = CodeConfiguration(
        system: "Linux",
        modules: ["Foundation"],
        compiler: [6, 2]
    )

    private static func rewritten(_ code: BreakableCode) -> RewrittenCode {
        let numbers = code.mutants.indices.map { ($0, $0 + 1) }
        return RewrittenCode(code, numbers: Dictionary(uniqueKeysWithValues: numbers))
    }
}
