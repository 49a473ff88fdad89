public import Diagnostics

/// How many fences of foreign documents compile, and what the others lack.
public struct ForeignReport: Sendable {
    let fences: [ForeignFence]
    private let documents: Int
    let treatment: Treatment

    /// Takes the fences in order, and how many documents they are from.
    public init(_ fences: [ForeignFence], documents: Int, _ treatment: Treatment) {
        self.fences = fences
        self.documents = documents
        self.treatment = treatment
    }

    /// What somebody should mend.
    public var problems: [Diagnostic] { fences.flatMap(\.problems) }

    /// How many fences there are and what was done with them, in one line.
    public func headline(proofSuffix: String) -> String {
        let found = "\(counted(fences.count, "Swift fence")) in \(counted(documents, "document")), "
        return switch treatment {
        case .parse: found + "only parsed"
        case .alone: found + "each compiled alone\(proofSuffix)"
        case .together: found + "compiled beside the others of their document\(proofSuffix)"
        }
    }

    /// A line of counts for each verdict, then what the fences are besides.
    public func text(proofSuffix: String) -> String {
        var text = headline(proofSuffix: proofSuffix) + "\n"
        for own in rows {
            let verdict = own[0].verdict
            text += padded(own.count) + "  \(verdict.words(treatment))" + details(own)
            text += (verdict.isError ? own.count == 1 ? " (an error)" : " (errors)" : "") + "\n"
        }
        let forms = ForeignFence.Form.allCases.compactMap { form in
            let count = fences.count { $0.form == form }
            return count == 0 ? nil : form.counted(count)
        }
        return text + (forms.isEmpty ? "" : "among them: \(forms.joined(separator: ", "))\n")
    }

    /// The fences of each verdict, as the verdicts are told.
    var rows: [[ForeignFence]] {
        let groups = Dictionary(grouping: fences, by: \.verdict.word)
        return ForeignVerdict.order.compactMap { groups[$0] }
    }

    /// The names or modules that are lacking most often.
    private func details(_ fences: [ForeignFence]) -> String {
        let counts = fences.flatMap(\.verdict.subjects)
            .reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !most.isEmpty else { return "" }
        let shown = most.prefix(6).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return ": " + shown + (most.count > 6 ? ", …" : "")
    }

    private func padded(_ number: Int) -> String {
        String(repeating: " ", count: max(0, 6 - "\(number)".utf8.count)) + "\(number)"
    }
}

private func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
}
