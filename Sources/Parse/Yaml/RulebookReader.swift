public import Diagnostics
public import Rules

/// Reads `rulebook.yml`, which makes a folder a rulebook.
///
/// What cannot be read is reported and left at its default, so there is always a rulebook.
public func parseRulebook(_ file: SourceFile) -> (Rulebook, [Diagnostic]) {
    var reader = RulebookReader(file)
    return (reader.read(), inOrder(reader.problems))
}

/// The format of `rulebook.yml`: `name`, `title`, `edition`, `layers`, `modules`, `modules-from`,
/// `platforms`, `variants`, `modes`, `fences`, `sources`, `html`.
struct RulebookReader {
    private static let owner = "rulebook.yml"
    private static let keys = [
        "name", "title", "edition", "layers", "modules", "modules-from", "platforms", "variants",
        "modes", "fences", "sources", "html",
    ]

    private(set) var problems: [Diagnostic] = []
    private let text: CleanText
    private var rulebook: Rulebook

    /// Reads a file.
    init(_ file: SourceFile) {
        text = CleanText(file)
        rulebook = Rulebook(
            name: RulebookName(file.path.parent.name),
            folder: file.path.parent,
            title: file.path.parent.name,
            fences: .compile,
            isDeclared: true
        )
    }

    /// Reads all keys.
    mutating func read() -> Rulebook {
        problems += text.brokenProblems
        let (node, problem) = YamlReader.read(text.bytes.indices, of: text)
        if let problem { problems.append(problem) }
        let start = text.location(of: 0..<0)
        let root = node ?? YamlNode(value: .map([]), location: start)
        guard problem == nil,
            let keys = KeyReader(root, allowing: Self.keys, in: Self.owner, &problems)
        else { return rulebook }
        if let name = keys.required("name", in: Self.owner, &problems) { readName(name) }
        if let title = keys.text("title", &problems) { rulebook.title = title.value }
        rulebook.edition = keys.text("edition", &problems)?.value ?? ""
        rulebook.variants = keys.texts("variants", &problems).map(\.value)
        if let node = keys["modes"] { rulebook.modes = modes(node, &problems) }
        rulebook.fences =
            keys.word("fences", as: Rulebook.FencePolicy.self, &problems) ?? .compile
        rulebook.allowsRawHTML = keys.word("html", as: RawHTMLPolicy.self, &problems) == .allow
        readLayers(keys)
        if let node = keys["platforms"] { rulebook.platforms = platforms(node, &problems) }
        if let node = keys["modules-from"] { readOrigins(node) }
        readModules(keys)
        readSources(keys)
        return rulebook
    }

    private enum RawHTMLPolicy: String, CaseIterable { case allow, show }

    private mutating func readName(_ name: Located<String>) {
        let isGood =
            !name.value.isEmpty
            && name.value.utf8.allSatisfy { isAlphanumeric($0) || "-_".utf8.contains($0) }
        if isGood {
            rulebook.name = RulebookName(name.value)
        } else {
            problems.append(.badID(name.value, at: name.location))
        }
    }

    private mutating func readLayers(_ keys: KeyReader) {
        var above: [Located<String>] = []
        for node in keys.list("layers", &problems) {
            guard
                let keys = KeyReader(node, allowing: ["id", "above"], in: "a layer", &problems),
                let id = keys.required("id", in: "a layer", &problems)
            else { continue }
            let lower = keys.texts("above", &problems)
            above += lower
            checkNew(id, among: rulebook.layers.map(\.id))
            rulebook.layers.append(Rulebook.Layer(id: id.value, above: lower.map(\.value)))
        }
        check(above, of: "above", among: rulebook.layers.map(\.id))
    }

    private mutating func readModules(_ keys: KeyReader) {
        var depends: [Located<String>] = []
        for node in keys.list("modules", &problems) {
            guard let (module, needs) = module(node) else { continue }
            rulebook.modules.append(module)
            depends += needs
        }
        let known = rulebook.modules.map(\.name) + rulebook.modulesFrom.keys.sorted()
        check(depends, of: "depends", among: known)
    }

    private mutating func module(_ node: YamlNode) -> (Rulebook.Module, [Located<String>])? {
        let owner = "a module"
        guard
            let keys = KeyReader(
                node,
                allowing: ["name", "path", "kind", "depends"],
                in: owner,
                &problems
            ),
            let name = keys.required("name", in: owner, &problems),
            let pathText = keys.required("path", in: owner, &problems)
        else { return nil }
        guard let path = ContentPath(pathText.value), path != .root else {
            problems.append(.badPath(pathText.value, at: pathText.location))
            return nil
        }
        let kind = keys.word("kind", as: Rulebook.Module.Kind.self, &problems) ?? .library
        checkNew(name, among: rulebook.modules.map(\.name))
        let depends = keys.texts("depends", &problems)
        let module = Rulebook.Module(
            name: name.value,
            path: path,
            kind: kind,
            depends: depends.map(\.value)
        )
        return (module, depends)
    }

    private mutating func readOrigins(_ node: YamlNode) {
        guard case .map(let entries) = node.value else {
            problems.append(
                .wrongType("'modules-from'", is: node.kindName, not: "a map", at: node.location)
            )
            return
        }
        for entry in entries {
            guard isModuleName(entry.key.value) else {
                problems.append(
                    .wrongType(
                        "a key of 'modules-from'",
                        is: "'\(entry.key.value)'",
                        not: "a module's name",
                        at: entry.key.location
                    )
                )
                continue
            }
            if let origin = origin(entry.value) {
                rulebook.modulesFrom[entry.key.value] = origin
            }
        }
    }

    /// Manifests and the ledger hold the name as it is.
    private func isModuleName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !isDigit(first) else { return false }
        return text.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "_") }
    }

    private mutating func origin(_ node: YamlNode) -> Rulebook.Origin? {
        if case .text(let text) = node.value {
            if text == "system" { return .system }
            problems.append(
                .unknownValue(text, for: "modules-from", among: ["system"], at: node.location)
            )
            return nil
        }
        return package(node, &problems).map { .package($0) }
    }

    private mutating func readSources(_ keys: KeyReader) {
        for node in keys.list("sources", &problems) {
            guard let source = SourceReader.read(node, &problems) else { continue }
            checkNew(source.document, among: rulebook.sources.map(\.document.value))
            rulebook.sources.append(source)
        }
    }

    private mutating func checkNew(_ name: Located<String>, among known: [String]) {
        guard known.contains(name.value) else { return }
        problems.append(
            Diagnostic(
                .duplicateKey,
                "'\(name.value)' is declared twice",
                at: name.location,
                hint: "keep one of them"
            )
        )
    }

    private mutating func check(_ names: [Located<String>], of key: String, among known: [String]) {
        for name in names where !known.contains(name.value) {
            problems.append(.unknownValue(name.value, for: key, among: known, at: name.location))
        }
    }
}
