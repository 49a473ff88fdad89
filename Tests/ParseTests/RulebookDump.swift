import Rules

/// A rulebook as lines of text.
enum RulebookDump {
    static func text(of rulebook: Rulebook) -> String {
        var lines = [
            "rulebook \(rulebook.name) \(rulebook.title.debugDescription) \(rulebook.edition)",
            "fences \(rulebook.fences) raw html \(rulebook.allowsRawHTML)",
        ]
        for layer in rulebook.layers {
            lines.append("layer \(layer.id) above \(layer.above.joined(separator: ", "))")
        }
        for module in rulebook.modules {
            let depends = module.depends.joined(separator: ", ")
            lines.append("module \(module.name) \(module.kind) \(module.path) needs \(depends)")
        }
        for (name, origin) in rulebook.modulesFrom.sorted(by: { $0.key < $1.key }) {
            switch origin {
            case .system: lines.append("foreign \(name) system")
            case .package(let package):
                lines.append(
                    "foreign \(name) \(package.name) \(package.url) \(package.requirement)"
                )
            }
        }
        for (platform, version) in rulebook.platforms.sorted(by: { $0.key < $1.key }) {
            lines.append("platform \(platform.name) \(version)")
        }
        for variant in rulebook.variants { lines.append("variant \(variant)") }
        if rulebook.modes != [.six] {
            lines.append("modes \(LanguageMode.names(of: rulebook.modes))")
        }
        for source in rulebook.sources {
            lines.append(
                "source \(source.document.value) \(source.file.value) \(source.sha256.value)"
            )
            for exception in source.notNormative {
                let ranges = exception.lines.map { range in
                    "\(range.value.lowerBound)-\(range.value.upperBound)"
                }
                lines.append(
                    "  not normative \(ranges.joined(separator: ", ")): \(exception.reason)"
                )
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
