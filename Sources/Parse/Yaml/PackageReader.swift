internal import Diagnostics
internal import Rules

/// Reads `{package: streams, url: https://…, exact: 1.1.5}`; `from` and `revision` say the version
/// too.
///
/// The words go into a package manifest as they are, so nothing that would end a literal is taken.
func package(_ node: YamlNode, _ problems: inout [Diagnostic]) -> Rulebook.Package? {
    let owner = "a package"
    let allowed = ["package", "url", "exact", "from", "revision"]
    guard let keys = KeyReader(node, allowing: allowed, in: owner, &problems),
        let name = keys.required("package", in: owner, &problems),
        let url = keys.required("url", in: owner, &problems)
    else { return nil }
    guard isPlain(name.value, also: "-_.") else {
        problems.append(
            .wrongType(
                "'package'",
                is: "'\(name.value)'",
                not: "a package's name",
                at: name.location
            )
        )
        return nil
    }
    guard url.value.contains("://"), isPlain(url.value, also: "-_.:/@~+") else {
        problems.append(
            .wrongType(
                "'url'",
                is: "'\(url.value)'",
                not: "an address such as https://example.org/streams",
                at: url.location
            )
        )
        return nil
    }
    let last = url.value.split(separator: "/").last.map(String.init) ?? ""
    let identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    guard identity.lowercased() == name.value.lowercased() else {
        problems.append(
            .wrongType(
                "'package'",
                is: "'\(name.value)'",
                not: "'\(identity)', the last part of its address",
                at: name.location
            )
        )
        return nil
    }
    guard let requirement = requirement(keys, &problems) else { return nil }
    return Rulebook.Package(name: name.value, url: url.value, requirement: requirement)
}

private func requirement(
    _ keys: KeyReader,
    _ problems: inout [Diagnostic]
) -> Rulebook.Package.Requirement? {
    let written = ["exact", "from", "revision"].filter { keys[$0] != nil }
    guard let key = written.first else {
        problems.append(.missingKey("exact", in: "a package", at: keys.location))
        return nil
    }
    guard written.count == 1, let text = keys.text(key, &problems) else {
        if written.count > 1, let node = keys[written[1]] {
            let words = "'\(key)' and '\(written[1])' both say the version"
            problems.append(Diagnostic(.duplicateKey, words, at: node.location, hint: "keep one"))
        }
        return nil
    }
    if key == "revision" {
        if isPlain(text.value, also: "") { return .revision(text.value) }
        problems.append(
            .wrongType("'revision'", is: "'\(text.value)'", not: "a commit", at: text.location)
        )
        return nil
    }
    let numbers = text.value.prefix { $0 != "-" }
        .split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 3, numbers.allSatisfy({ Int($0) != nil }),
        isPlain(text.value, also: "-.")
    else {
        problems.append(
            .wrongType(
                "'\(key)'",
                is: "'\(text.value)'",
                not: "a version such as 1.2.0",
                at: text.location
            )
        )
        return nil
    }
    return key == "exact" ? .exact(text.value) : .from(text.value)
}

private func isPlain(_ text: String, also marks: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isAlphanumeric($0) || marks.utf8.contains($0) }
}
