import Diagnostics
public import Rules
public import SwiftCode

/// API in the fences of a rulebook that a system which they are proven for lacks, or has only from
/// a version on that is above the rulebook's lowest.
///
/// No compiler says so where stand-ins take the place of the real modules. A name that the sample
/// or the fence declares itself is its own and is left alone.
public func findUnavailableAPI(
    _ snippets: [ReadSnippet],
    in rulebook: Rulebook,
    _ list: AvailabilityList
) -> Findings {
    var findings = Findings()
    var sample = DeclaredNames()
    for read in snippets where read.module != nil {
        if let facts = read.facts { sample.add(facts.names.declaredInside) }
    }
    for read in snippets where read.mustCompile && read.parses {
        guard let facts = read.facts, !facts.uses.isEmpty else { continue }
        var own = sample
        own.add(facts.names.declaredInside)
        let imports = Set(facts.imports.map(\.module))
        for use in facts.uses {
            for item in list.items where item.matches(use, imports: imports, own: own) {
                for setting in rulebook.settings(of: read.snippet) {
                    for platform in rulebook.platforms(of: setting.variant) {
                        let problem = problem(item, use, read.snippet, platform, rulebook, list)
                        guard let problem else { continue }
                        findings.report(problem)
                        findings.set(.failed, of: read.snippet.id, setting)
                    }
                }
            }
        }
    }
    return findings
}

private func problem(
    _ item: AvailabilityList.Item,
    _ use: CodeUse,
    _ snippet: Snippet,
    _ platform: Platform,
    _ rulebook: Rulebook,
    _ list: AvailabilityList
) -> Diagnostic? {
    guard list.platforms.contains(platform), !use.excluded.contains(platform.name) else {
        return nil
    }
    let place = snippet.location(
        line: use.position.line,
        column: use.position.column,
        use.name.utf8.count
    )
    guard let first = item.versions[platform] else {
        return Diagnostic(
            .absentAPI,
            .error,
            "'\(item.shownName)' is not in \(platform.name), for which this fence is, too",
            at: place,
            hint: hint(leaving: platform, rulebook)
        )
    }
    let floor = use.floors[platform.name].map { SystemVersion($0[0], $0.count > 1 ? $0[1] : 0) }
    guard let lowest = rulebook.platforms[platform], first > max(lowest, floor ?? lowest) else {
        return nil
    }
    return Diagnostic(
        .newerAPI,
        .error,
        "'\(item.shownName)' came with \(platform.name) \(first), "
            + "and the rulebook's lowest is \(lowest)",
        at: place,
        hint: "use it only within '#available(\(platform.name) \(first), *)', "
            + "or raise 'platforms' in rulebook.yml"
    )
}

private func hint(leaving platform: Platform, _ rulebook: Rulebook) -> String {
    let others = rulebook.variants.filter { $0 != platform.rawValue }
    guard rulebook.variants.contains(platform.rawValue), let other = others.first else {
        return "put it within '#if os(…)' of the systems that have it"
    }
    return "'only=\"\(other)\"' keeps a fence from \(platform.name)"
}

extension AvailabilityList {
    /// The names that code is searched for.
    public var watched: WatchedNames {
        let words = items.filter { $0.form == .words }
            .map { $0.name.value.split(separator: " ").map(String.init) }
        var absent: [String: Set<String>] = [:]
        for platform in platforms {
            let modules = items.filter { $0.form == .import && $0.versions[platform] == nil }
            absent[platform.name] = Set(modules.map(\.name.value))
        }
        return WatchedNames(
            names: Set(items.filter { $0.form != .words }.map(\.name.value))
                .union(words.compactMap(\.first)),
            words: words,
            absentModules: absent
        )
    }
}

extension AvailabilityList.Item {
    fileprivate func matches(_ use: CodeUse, imports: Set<String>, own: DeclaredNames) -> Bool {
        guard use.name == name.value else { return false }
        guard modules.isEmpty || !imports.isDisjoint(with: modules) else { return false }
        guard labels.isEmpty || use.labels == labels else { return false }
        switch (form, use.form) {
        case (.words, .words), (.import, .module): return true
        case (.type, .plain):
            return !own.types.contains(use.name) && !own.functions.contains(use.name)
        // `SwiftUI.Settings` says whose it is.
        case (.type, .member(let base)): return modules.contains(base)
        case (.member, .implicitMember):
            return use.argumentOf.map(argumentOf.contains) ?? false
                && !own.values.contains(use.name) && !own.functions.contains(use.name)
        case (.member, .member(let base)): return base == of && !own.types.contains(of)
        case (.method, .chained), (.method, .member), (.method, .implicitMember):
            return use.labels != nil && !own.functions.contains(use.name)
        case (.environment, .keyPath): return !own.values.contains(use.name)
        default: return false
        }
    }
}

extension ReadSnippet {
    /// Whether the code is to compile: what must not is not looked at.
    fileprivate var mustCompile: Bool {
        switch snippet.role {
        case .file, .alone, .violates, .crashes: true
        default: false
        }
    }
}

extension Rulebook {
    /// The systems that a variant is for: the one it is called after, else all that are named.
    fileprivate func platforms(of variant: String) -> [Platform] {
        Platform(rawValue: variant).map { [$0] } ?? platforms.keys.sorted()
    }
}

extension Diagnostic.ID {
    static let absentAPI: Self = "absent-api"
    static let newerAPI: Self = "newer-api"
}
