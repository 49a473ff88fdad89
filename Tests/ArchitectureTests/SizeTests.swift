import Testing

/// The limits of the house: 400 lines a file, 70 a function, 100 columns.
@Suite struct SizeTests {
    static let files =
        Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tests")
        + Repository.swiftFiles(below: "content/stand-ins/Sources")

    @Test func filesStayShort() {
        for file in Self.files where file.lines.count > 400 {
            Issue.record(
                "\(file.lines.count) lines; the limit is 400",
                sourceLocation: file.location(line: 400)
            )
        }
    }

    @Test func linesStayNarrow() {
        for file in Self.files where !file.path.hasPrefix("content/") {
            for (number, line) in file.lines.enumerated() where line.count > 100 {
                Issue.record(
                    "\(line.count) columns; the limit is 100",
                    sourceLocation: file.location(line: number + 1)
                )
            }
        }
    }

    @Test func functionsStayShort() {
        for file in Self.files {
            for function in functions(in: file.lines) where function.count > 70 {
                Issue.record(
                    "a function of \(function.count) lines; the limit is 70",
                    sourceLocation: file.location(line: function.lowerBound + 1)
                )
            }
        }
    }

    @Test func measuresFunctions() {
        let lines = ["struct A {", "    func f(", "        x: Int", "    ) {", "    }", "}"]
        #expect(functions(in: lines) == [1..<5])
    }
}

/// The line ranges (from 0) of functions and initialisers in formatted code: from the line that
/// opens one to the closing brace at the same indentation.
private func functions(in lines: [String]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (start, line) in lines.enumerated() {
        let indent = line.prefix { $0 == " " }
        let words = line.dropFirst(indent.count).split(separator: " ").map(String.init)
        let opens = words.prefix(6).contains { $0 == "func" || $0.hasPrefix("init(") }
        guard opens, !words[0].hasPrefix("//") else { continue }
        guard !line.hasSuffix("}") else { continue }
        for end in start + 1..<max(lines.count, start + 1) {
            if lines[end] == indent + "}" {
                found.append(start..<end + 1)
                break
            }
            // Another declaration at the same depth: this one had no body.
            let other = lines[end].prefix { $0 == " " }
            if other.count <= indent.count, !lines[end].isEmpty,
                !lines[end].dropFirst(other.count).hasPrefix(")")
            {
                break
            }
        }
    }
    return found
}
