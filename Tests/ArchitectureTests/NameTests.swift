import Testing

/// How things are called in this house.
@Suite struct NameTests {
    static let files = Repository.swiftFiles(below: "Sources")

    @Test func noFolderSaysNothing() {
        let empty: Set<String> = [
            "Utils", "Utilities", "Helpers", "Core", "Common", "Base", "Infrastructure", "Misc",
        ]
        for path in Repository.files(below: "Sources") + Repository.files(below: "Tests") {
            for part in path.split(separator: "/") where empty.contains(String(part)) {
                Issue.record("a folder named \(part): \(path)")
            }
        }
    }

    @Test func noTypeBearsAModulesName() {
        let modules = Set(ImportTests.allowed.map { String($0.folder.split(separator: "/").last!) })
        for file in Self.files {
            for (number, line) in file.lines.enumerated() {
                guard let type = declaredType(line), modules.contains(type) else { continue }
                Issue.record(
                    "type \(type) bears a module's name",
                    sourceLocation: file.location(line: number + 1)
                )
            }
        }
    }

    @Test func filesAreNamedForWhatTheyHold() {
        for file in Self.files {
            let name = file.path.split(separator: "/").last!.dropLast(".swift".count)
            // `RuleGraph+Search.swift` holds a part of RuleGraph.
            let subject = name.prefix { $0 != "+" }
            let isNamed = file.lines.contains { line in
                declaredType(line) == String(subject) || line.contains("extension \(subject)")
            }
            let types = file.lines.filter { !$0.hasPrefix(" ") }.compactMap(declaredType)
            if !isNamed, let first = types.first, !line(types, isPrivateIn: file) {
                Issue.record(
                    "the file is called \(name) and its main type \(first)",
                    sourceLocation: file.location(line: 1)
                )
            }
        }
    }

    @Test func publicDeclarationsAreDocumented() {
        for file in Self.files {
            for (number, line) in file.lines.enumerated() where isPublicDeclaration(line) {
                var above = number - 1
                while above >= 0, isAttributeOrCase(file.lines[above]) { above -= 1 }
                if above < 0 || !file.lines[above].drop(while: { $0 == " " }).hasPrefix("///") {
                    Issue.record(
                        "a public declaration without a doc comment",
                        sourceLocation: file.location(line: number + 1)
                    )
                }
            }
        }
    }
}

/// The type that a line declares, if it declares one.
private func declaredType(_ line: String) -> String? {
    let words = line.split(whereSeparator: { " :<{(".contains($0) }).map(String.init)
    guard words.first?.hasPrefix("//") == false else { return nil }
    for (keyword, name) in zip(words.prefix(5), words.dropFirst())
    where ["struct", "class", "enum", "actor", "protocol"].contains(keyword) {
        return name
    }
    return nil
}

private func line(_ types: [String], isPrivateIn file: Repository.TextFile) -> Bool {
    let open = file.lines.filter { !$0.hasPrefix(" ") && !$0.contains("private ") }
    return open.compactMap(declaredType).isEmpty
}

private func isPublicDeclaration(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let kinds = [
        "struct", "enum", "func", "let", "var", "init", "static", "protocol", "typealias", "class",
        "actor", "final", "mutating", "subscript", "private(set)", "indirect",
    ]
    guard text.hasPrefix("public ") else { return false }
    let next = text.dropFirst("public ".count)
    return kinds.contains { next.hasPrefix($0) } && !next.hasPrefix("import")
}

private func isAttributeOrCase(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("@")
}
