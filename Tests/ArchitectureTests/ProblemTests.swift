import Testing

/// Every problem id is declared once, explained on a page and shown by a case.
@Suite struct ProblemTests {
    /// The ids that `extension Diagnostic.ID` declares, with the file that does.
    static let declared: [(id: String, file: String)] = Repository.swiftFiles(below: "Sources")
        .flatMap { file in
            file.lines.compactMap { line -> (id: String, file: String)? in
                guard let range = line.range(of: ": Self = \""), line.contains("static let") else {
                    return nil
                }
                let id = line[range.upperBound...].prefix { $0 != "\"" }
                return (String(id), file.path)
            }
        }

    @Test func idsAreDeclaredOnce() {
        let twice = Dictionary(grouping: Self.declared, by: \.id).filter { $1.count > 1 }
        #expect(twice.isEmpty, "\(twice)")
        #expect(!Self.declared.isEmpty)
    }

    @Test func everyIdHasAPage() {
        let pages = Set(Repository.files(below: "content/problems"))
        for problem in Self.declared where !pages.contains("content/problems/\(problem.id).md") {
            Issue.record("\(problem.id) (\(problem.file)) has no content/problems/\(problem.id).md")
        }
        let ids = Set(Self.declared.map { "content/problems/\($0.id).md" })
        let orphans = pages.subtracting(ids).filter { !$0.hasSuffix("/README.md") }
        #expect(orphans.isEmpty, "pages of no problem: \(orphans.sorted())")
    }

    @Test func everyIdHasACase() {
        let cases = Repository.files(below: "Tests").filter { $0.contains("/Cases") }
            .map { Repository.read($0).lines.joined(separator: "\n") }
        for problem in Self.declared
        where !cases.contains(where: { $0.contains("[\(problem.id)]") }) {
            Issue.record("no case under Tests shows [\(problem.id)] (\(problem.file))")
        }
    }
}
