import Foundation
import Testing

/// One test case kept as a text file: named sections, the last one `-- expected --`.
///
/// A section opens with `-- name --` on a line of its own and holds the lines up to the next one.
/// Add a file with an empty expectation, run `RECORD=1 swift test`, and read the difference:
/// recording fails the run that records, so that nobody commits unread output.
public struct CaseFile: Sendable, CustomTestStringConvertible {
    /// The file on disk.
    public let url: URL
    /// The sections before `expected`, in order.
    public let sections: [(name: String, text: String)]
    /// What the case must give.
    public let expected: String

    /// The file's name without extension.
    public var testDescription: String { url.deletingPathExtension().lastPathComponent }

    /// The text of a section.
    public subscript(_ name: String) -> String? { sections.first { $0.name == name }?.text }

    /// Reads every `.txt` file of the `Cases` folder beside the calling test file, sorted by name.
    ///
    /// An empty or missing folder stops the run: zero cases would prove nothing.
    public static func all(in folder: String = "Cases", beside file: String = #filePath)
        -> [CaseFile]
    {
        let cases = URL(fileURLWithPath: file).deletingLastPathComponent()
            .appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
        let urls = names.filter { $0.hasSuffix(".txt") }.sorted()
            .map { cases.appendingPathComponent($0) }
        precondition(!urls.isEmpty, "no case files in \(cases.path)")
        return urls.map(CaseFile.init(url:))
    }

    private init(url: URL) {
        self.url = url
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        var sections: [(name: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("-- "), line.hasSuffix(" --"), line.utf8.count > 6 {
                sections.append((String(line.dropFirst(3).dropLast(3)), ""))
            } else if !sections.isEmpty {
                sections[sections.count - 1].text += line + "\n"
            }
        }
        // The file's own final newline is not part of the last section.
        if !sections.isEmpty { sections[sections.count - 1].text.removeLast() }
        expected = sections.last.flatMap { $0.name == "expected" ? $0.text : nil } ?? ""
        self.sections = sections.filter { $0.name != "expected" }
    }

    /// Compares what came out with the expectation, or records it when `RECORD=1` is set.
    public func check(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let actual = actual.hasSuffix("\n") || actual.isEmpty ? actual : actual + "\n"
        guard actual != expected else { return }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            let body = sections.map { "-- \($0.name) --\n\($0.text)" }.joined()
            try? Data((body + "-- expected --\n" + actual).utf8).write(to: url, options: .atomic)
            Issue.record(
                "recorded \(url.lastPathComponent): read it, then run again",
                sourceLocation: sourceLocation
            )
        } else {
            Issue.record(
                "\(url.lastPathComponent) gave\n\(actual)but expected\n\(expected)",
                sourceLocation: sourceLocation
            )
        }
    }
}
