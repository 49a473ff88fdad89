internal import Diagnostics

extension Diagnostic.ID {
    static let brokenUTF8: Self = "broken-utf8"
    static let tooDeep: Self = "too-deep"
    static let badPath: Self = "bad-path"
    static let strayBOM: Self = "stray-bom"
}

extension Diagnostic {
    static func badPath(
        _ path: String,
        inside place: String = "the sample package",
        such example: String = "Sources/Model",
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .badPath,
            "'\(path)' is no path inside \(place)",
            at: location,
            hint: "write a relative path without '..', such as '\(example)'"
        )
    }

    static func tooDeep(at location: SourceLocation, limit: Int) -> Diagnostic {
        Diagnostic(
            .tooDeep,
            .warning,
            "nests deeper than \(limit) levels; what is deeper is shown at that level",
            at: location
        )
    }
}

extension Diagnostic {
    static func tooManyImages(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .tooDeep,
            .warning,
            "opens more than 1000 images without closing them; the others are read as text",
            at: location
        )
    }
}

extension CleanText {
    /// A problem for each stretch of bytes that is not UTF-8, at most ten.
    var brokenProblems: [Diagnostic] {
        broken.prefix(10).map { range in
            let bytes = file.bytes[range].map { byte in
                let hex = String(byte, radix: 16, uppercase: true)
                return "0x" + (hex.utf8.count == 1 ? "0" : "") + hex
            }
            return Diagnostic(
                .brokenUTF8,
                "\(bytes.joined(separator: " ")) is not UTF-8",
                at: file.location(of: range),
                hint: "save the file as UTF-8"
            )
        }
    }
}

extension SourceFile {
    /// A problem for each line but the first that begins with a byte order mark, at most ten: what
    /// looks like a fence or a heading behind it is none.
    var strayMarks: [Diagnostic] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let starts = lineStarts.dropFirst().lazy.filter { bytes[$0...].starts(with: mark) }
        return starts.prefix(10).map { start in
            Diagnostic(
                .strayBOM,
                .warning,
                "an invisible byte order mark stands before this line, which makes it text",
                at: location(of: start..<start + 3),
                hint: "delete it: only a file may begin with one"
            )
        }
    }
}

/// `did you mean 'x'?` for the nearest candidate; nil when none is near.
func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: word, among: candidates).map { "did you mean '\($0)'?" }
}

extension Diagnostic {
    /// The problem with the nearest candidate as a fix; clear when no other one is near.
    func offering(_ word: String, among candidates: [String]) -> Diagnostic {
        guard let location, let near = suggestion(for: word, among: candidates) else { return self }
        var fix = Fix(replacing: word, at: location, with: near)
        fix.isClear = suggestion(for: word, among: candidates.filter { $0 != near }) == nil
        var problem = self
        problem.fixes = [fix]
        return problem
    }
}

/// Problems in the order of their places.
func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.sorted { left, right in
        guard let first = left.location, let second = right.location else {
            return left.location == nil && right.location != nil
        }
        return first < second
    }
}
