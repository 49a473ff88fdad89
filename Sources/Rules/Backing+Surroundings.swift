extension Rulebook {
    /// Whether its code is held against what Apple's systems have.
    var isForSystems: Bool {
        !platforms.isEmpty || variants.contains { Platform(rawValue: $0) != nil }
    }

    /// What `rulebook.yml` says that decides about a proof of a fence, beside the sample's modules:
    /// the lowest systems, where the foreign modules come from that it names, and in which mode the
    /// modules are that a fence of other modes sees.
    func surroundings(of snippet: Snippet, seesModules: Bool) -> [String] {
        var parts: [String] = []
        if isForSystems {
            let lowest = platforms.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            parts.append("platforms \(lowest.joined(separator: " "))")
        }
        if seesModules, let modes = snippet.modes {
            let behind = modes.map { "\(modeOfModules(for: $0).rawValue)" }
            parts.append("modules in \(behind.joined(separator: " "))")
        }
        guard snippet.code.holds("import") else { return parts }
        return parts
            + modulesFrom.sorted { $0.key < $1.key }.filter { snippet.code.holds($0.key) }
            .map { "\($0.key) from \($0.value.text)" }
    }
}

extension Rulebook.Origin {
    /// The origin in one spelling.
    var text: String {
        switch self {
        case .system: "system"
        case .package(let package): "\(package.url) \(package.requirement.text)"
        }
    }
}

extension Rulebook.Package.Requirement {
    fileprivate var text: String {
        switch self {
        case .from(let version): "from \(version)"
        case .exact(let version): "exact \(version)"
        case .revision(let commit): "revision \(commit)"
        }
    }
}

extension String {
    /// Whether the bytes of another text stand somewhere in this one.
    func holds(_ other: String) -> Bool {
        let bytes = utf8
        let wanted = Array(other.utf8)
        guard let first = wanted.first else { return true }
        var rest = bytes[...]
        while let place = rest.firstIndex(of: first) {
            if bytes[place...].starts(with: wanted) { return true }
            rest = bytes[bytes.index(after: place)...]
        }
        return false
    }
}
