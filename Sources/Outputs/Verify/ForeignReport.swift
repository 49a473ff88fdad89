public import Diagnostics

/// How many fences of foreign documents compile, and what the others lack.
public struct ForeignReport: Sendable {
    private let fences: [ForeignFence]
    private let documents: Int
    private let treatment: Treatment

    /// Takes the fences in order, and how many documents they are from.
    public init(_ fences: [ForeignFence], documents: Int, _ treatment: Treatment) {
        self.fences = fences
        self.documents = documents
        self.treatment = treatment
    }

    /// What somebody should mend.
    public var problems: [Diagnostic] { fences.flatMap(\.problems) }

    /// A line of counts for each verdict, then what the fences are besides.
    public func text(proofSuffix: String) -> String {
        var text = "\(counted(fences.count, "Swift fence")) in \(counted(documents, "document")), "
        switch treatment {
        case .parse: text += "only parsed\n"
        case .alone: text += "each compiled alone\(proofSuffix)\n"
        case .together: text += "compiled beside the others of their document\(proofSuffix)\n"
        }
        for (words, own) in rows where !own.isEmpty {
            text += padded(own.count) + "  \(words)" + details(own) + "\n"
        }
        let forms = ForeignFence.Form.allCases.compactMap { form in
            let count = fences.count { $0.form == form }
            return count == 0 ? nil : "\(count) \(form.rawValue)"
        }
        return text + (forms.isEmpty ? "" : "among them: \(forms.joined(separator: ", "))\n")
    }

    private var rows: [(String, [ForeignFence])] {
        func those(_ word: String) -> [ForeignFence] { fences.filter { $0.verdict.word == word } }
        return [
            ("compile", those("compiles")),
            ("parse", those("parses")),
            ("leave code out", those("leaves-out")),
            ("are no Swift, whatever they say", those("other-text")),
            ("do not parse", those("does-not-parse")),
            ("need names that a context could give", those("needs-names")),
            ("need a module that is absent here", those("needs-module")),
            ("are wrong where a comment says so", those("shows-error")),
            ("declare again what another fence declares", those("clashes")),
            ("are wrong although all names are known", those("wrong")),
        ]
    }

    /// The names or modules that are lacking most often.
    private func details(_ fences: [ForeignFence]) -> String {
        var counts: [String: Int] = [:]
        for fence in fences {
            switch fence.verdict {
            case .needsModule(let module): counts[module, default: 0] += 1
            case .needsNames(let names): for name in names { counts[name, default: 0] += 1 }
            case .leavesOut(let sign): counts["\(sign)", default: 0] += 1
            case .otherText(let kind): counts["\(kind)", default: 0] += 1
            default: break
            }
        }
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !most.isEmpty else { return "" }
        let shown = most.prefix(6).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return ": " + shown + (most.count > 6 ? ", …" : "")
    }

    private func padded(_ number: Int) -> String {
        String(repeating: " ", count: max(0, 6 - "\(number)".utf8.count)) + "\(number)"
    }

    /// A fence an entry: `{path, line, verdict, names?, module?, sign?, form?}`.
    public func json(pathPrefix: String) -> JSONValue {
        .array(
            fences.map { fence in
                var names: JSONValue?
                var module: JSONValue?
                var sign: JSONValue?
                if case .needsNames(let lacking) = fence.verdict { names = .strings(lacking) }
                if case .needsModule(let lacking) = fence.verdict { module = .string(lacking) }
                if case .leavesOut(let found) = fence.verdict { sign = .string("\(found)") }
                if case .otherText(let found) = fence.verdict { sign = .string("\(found)") }
                return .object([
                    "path": .string(pathPrefix + fence.snippet.location.path.description),
                    "line": .number(fence.snippet.location.start.line),
                    "verdict": .string(fence.verdict.word),
                    "names": names,
                    "module": module,
                    "sign": sign,
                    "form": fence.form.map { .string("\($0)") },
                ])
            }
        )
    }
}

private func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
}
