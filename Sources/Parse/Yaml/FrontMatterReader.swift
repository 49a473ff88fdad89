internal import Diagnostics
internal import Rules

/// Reads the front matter of a rule document: YAML between two lines of three hyphens.
///
/// ```yaml
/// ---
/// id: client-is-thin              # unique in its rulebook, else the path
/// kind: rule                      # rule, concept, guide, symptom, decision, migration, …
/// level: must                     # must, should, never, may, fact
/// title: Keep a client a thin one-to-one wrapper
/// answer: One sentence that answers on its own.       # at most 240 characters
/// layer: DataSource
/// place: Sources/DataSource/Dependencies/
/// aliases: [wrapper, facade]
/// questions: ["can a client combine two calls?"]      # at most four
/// because: [luca/thin-seam]       # also requires, see, conflicts, same-as, supersedes, part-of
/// edition: 2026-06
/// source: [{document: luca-arch, lines: 102-103}]
/// check: client-has-logic         # a lint check's name, or human
/// formerly: [thin-client]         # old ids
/// ---
/// ```
struct FrontMatterReader {
    private static let relationKeys = EdgeKind.allCases.filter { $0 != .mentions }
    private static let keys =
        ["id", "kind", "level", "title", "answer", "layer", "place", "aliases", "questions"]
        + relationKeys.map(\.rawValue) + ["edition", "source", "check", "formerly"]

    let rulebook: RulebookName
    private(set) var problems: [Diagnostic] = []

    /// Reads for documents of a rulebook.
    init(rulebook: RulebookName) { self.rulebook = rulebook }

    /// The front matter that a YAML map says; `location` is its place, fences included.
    mutating func read(_ node: YamlNode, location: SourceLocation) -> FrontMatter {
        var matter = FrontMatter(location: location)
        let owner = "front matter"
        guard let keys = KeyReader(node, allowing: Self.keys, in: owner, &problems) else {
            matter.isWhole = false
            return matter
        }
        matter.id = keys.text("id", &problems).flatMap { checkedID($0) }
        matter.kind = keys.word("kind", as: FrontMatter.Kind.self, &problems) ?? .rule
        matter.relations = relations(keys)
        // Here only what names the document and ties it to others has been read; an unknown key
        // may be a misspelled one of these.
        matter.isWhole = problems.isEmpty
        matter.level = keys.word("level", as: FrontMatter.Level.self, &problems)
        matter.title = keys.text("title", &problems)
        matter.answer = keys.text("answer", &problems)
        matter.layer = keys.text("layer", &problems)
        matter.place = keys.text("place", &problems)?.value
        matter.aliases = keys.texts("aliases", &problems).map(\.value)
        matter.questions = keys.texts("questions", &problems).map(\.value)
        matter.edition = keys.text("edition", &problems)?.value
        let sources = keys.list("source", &problems)
        matter.sources = sources.compactMap { source($0) }
        matter.enforcement = keys.text("check", &problems).map {
            $0.value == "human" ? .human : .check($0.value)
        }
        matter.formerly = keys.texts("formerly", &problems).compactMap { checkedID($0) }
        checkLengths(matter, keys)
        // A key that could not be read is reported already.
        if matter.isWhole { checkBinding(matter, keys) }
        return matter
    }

    private mutating func relations(_ keys: KeyReader) -> [FrontMatter.Relation] {
        var relations: [FrontMatter.Relation] = []
        for kind in Self.relationKeys {
            for text in keys.texts(kind.rawValue, &problems) {
                let id = DocumentID(text.value, from: rulebook)
                relations.append(
                    FrontMatter.Relation(kind: kind, target: Located(id, at: text.location))
                )
            }
        }
        return relations.sorted { $0.target.location < $1.target.location }
    }

    private mutating func source(_ node: YamlNode) -> Located<FrontMatter.Source>? {
        guard
            let keys = KeyReader(node, allowing: ["document", "lines"], in: "a source", &problems),
            let document = keys.required("document", in: "a source", &problems),
            let lines = keys.required("lines", in: "a source", &problems)
        else { return nil }
        guard let range = LineRange.read(lines.value) else {
            problems.append(.badLines(lines.value, at: lines.location))
            return nil
        }
        return Located(
            FrontMatter.Source(document: document.value, lines: range),
            at: node.location
        )
    }

    private mutating func checkedID(_ id: Located<String>) -> Located<String>? {
        let parts = id.value.split(separator: "/", omittingEmptySubsequences: false)
        let isGood = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.utf8.allSatisfy {
                    isAlphanumeric($0) || "-_.".utf8.contains($0)
                }
        }
        if isGood { return id }
        problems.append(.badID(id.value, at: id.location))
        return nil
    }

    private mutating func checkBinding(_ matter: FrontMatter, _ keys: KeyReader) {
        guard matter.kind == .rule else { return }
        let start = matter.location.start
        let place =
            (matter.id ?? matter.title)?.location
            ?? SourceLocation(path: matter.location.path, start: start, end: start)
        if keys["answer"] == nil { problems.append(.missingAnswer(at: place)) }
        if keys["level"] == nil { problems.append(.missingLevel(at: place)) }
    }

    private mutating func checkLengths(_ matter: FrontMatter, _ keys: KeyReader) {
        if let answer = matter.answer, answer.value.count > 240 {
            problems.append(.longAnswer(answer.value.count, at: answer.location))
        }
        if matter.questions.count > 4, let place = keys["questions"]?.location {
            problems.append(.tooManyQuestions(matter.questions.count, at: place))
        }
    }
}
