import CaseFiles
import Diagnostics
import Testing

/// Each case renders the marked stretches of a file: `«` and `»` mark the problem, and are taken
/// out before. Sections: `file`, and `as` with one of text, color, json, sarif, github.
@Suite struct RenderingTests {
    @Test(arguments: CaseFile.all())
    func rendersProblems(_ file: CaseFile) throws {
        let marked = MarkedText(unescaped(file["file"] ?? ""))
        let path = try #require(ContentPath("luca/clients.md"))
        let source = SourceFile(path: path, bytes: marked.bytes)
        let problems = marked.ranges.map { range in
            Diagnostic(
                "unknown-link",
                file["severity"]?.hasPrefix("warning") ?? false ? .warning : .error,
                file["message"].map { unescaped(String($0.dropLast())) } ?? "no such thing",
                at: source.location(of: range),
                hint: file["hint"].map { String($0.dropLast()) },
                notes: file["note"] == nil
                    ? [] : [.init("first declared here", at: source.location(ofLine: 1))]
            )
        }
        switch file["as"] ?? "text\n" {
        case "json\n": file.check(JSONReport.value(of: problems, pathPrefix: "content/").text)
        case "sarif\n":
            let report = SarifReport(pathPrefix: "my content/") { $0 == path ? source : nil }
            file.check(report.value(of: problems, tool: "luca-docs", version: "1.2.3").text)
        case "github\n": file.check(GitHubReport.text(of: problems, pathPrefix: "content/"))
        case let form:
            let report = TerminalReport(pathPrefix: "content/", usesColour: form == "color\n") {
                $0 == path ? source : nil
            }
            let text = report.text(of: problems) + DiagnosticCount(problems).description
            // Escapes are shown, so that a case file can be read.
            file.check(text.replacing("\u{1B}", with: "\\e"))
        }
    }

    @Test func ordersByPlaceThenSeverity() throws {
        let a = try #require(ContentPath("a.md"))
        let b = try #require(ContentPath("b.md"))
        func problem(_ message: String, _ path: ContentPath?, _ line: Int) -> Diagnostic {
            Diagnostic(
                "x",
                message.hasPrefix("w") ? .warning : .error,
                message,
                at: path.map {
                    let start = SourcePosition(line: line, column: 1)
                    return SourceLocation(path: $0, start: start, end: start)
                }
            )
        }
        let sorted = [
            problem("w1", a, 2), problem("e2", b, 1), problem("e1", a, 2), problem("e0", nil, 0),
            problem("e3", a, 10),
        ].sortedByLocation()
        #expect(sorted.map(\.message) == ["e0", "e1", "w1", "e3", "e2"])
    }

    @Test(arguments: [
        (0, 0, "no problems"), (1, 0, "1 error"), (2, 1, "2 errors, 1 warning"),
        (0, 3, "3 warnings"),
    ])
    func countsProblems(errors: Int, warnings: Int, summary: String) {
        let problems =
            Array(repeating: Diagnostic("x", "e", at: nil), count: errors)
            + Array(repeating: Diagnostic("x", .warning, "w", at: nil), count: warnings)
            + [Diagnostic("x", .note, "n", at: nil)]
        #expect(DiagnosticCount(problems).description == summary)
    }
}

/// Text whose stretches between `«` and `»` are of interest.
private struct MarkedText {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []

    init(_ marked: [UInt8]) {
        var starts: [Int] = []
        var rest = marked[...]
        while let byte = rest.first {
            if rest.starts(with: "«".utf8) {
                starts.append(bytes.count)
                rest = rest.dropFirst(2)
            } else if rest.starts(with: "»".utf8) {
                ranges.append(starts.removeLast()..<bytes.count)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
    }
}

/// Resolves `\t`, `\r`, `\e` and `\xFF`, which a case file could not show.
private func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
            bytes.append(byte)
            continue
        }
        switch kind {
        case UInt8(ascii: "t"): bytes.append(9)
        case UInt8(ascii: "r"): bytes.append(13)
        case UInt8(ascii: "e"): bytes.append(27)
        case UInt8(ascii: "x"):
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            bytes.append(UInt8(digits, radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        default: bytes += [byte, kind]
        }
    }
    return bytes
}

private func unescaped(_ text: String) -> String {
    String(decoding: unescaped(text) as [UInt8], as: UTF8.self)
}
