import Diagnostics
import Rules

/// What a page says of the modules that stood in for others when its code was proven.
struct ModuleNote: Sendable {
    let context: SiteContext
    let page: Page

    /// Against what a proven example was compiled, a sentence; nil when nothing foreign was there.
    func sentence(for snippet: Snippet) -> Markup? {
        let sources = context.proofs.sources(of: snippet)
        let imported = snippet.imports
        let completed = context.standIns.modules
            .filter { $0.completes.map(imported.contains) ?? false }.map(\.name.value)
        let own = Set(imported + completed)
        let direct = sources.standIns.filter(own.contains)
        let real = sources.sources.filter { $0.value != .standIn && own.contains($0.key) }
            .sorted { $0.key < $1.key }.map(realName)
        var parts: [Markup] = []
        if !direct.isEmpty {
            parts.append("the \(Self.word(for: direct)) \(list(direct.map(link)))")
        }
        if !real.isEmpty { parts.append("the real \(list(real))") }
        if !parts.isEmpty { return "Proven against \(list(parts))." }
        guard !sources.standIns.isEmpty else { return nil }
        let all = sources.standIns
        return """
            Built with code that was proven against the \(Self.word(for: all)) \
            \(list(all.map(link))).
            """
    }

    /// The stand-ins of some examples and where it is written what they leave out; nil without.
    func standIns(of snippets: some Sequence<Snippet>) -> Markup? {
        var sources = ModuleSources()
        for snippet in snippets where context.proofs.isProven(snippet) {
            sources.add(context.proofs.sources(of: snippet))
        }
        let names = sources.standIns
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? "A stand-in takes" : "Stand-ins take"
        return "\(verb) the place of \(list(names.map(link))). "
    }

    /// The module's name, linked to what its stand-in leaves out.
    private func link(_ module: String) -> Markup {
        guard context.standIns.modules.contains(where: { $0.name.value == module }) else {
            return "\(module)"
        }
        let href = page.href(SiteMap.standIns, anchor: SiteMap.anchor(ofStandIn: module))
        return "<a href=\"\(href)\">\(module)</a>"
    }

    private func realName(_ module: String, _ source: ModuleSources.Source) -> Markup {
        if case .package(let name, let version) = source {
            return "\(module) (\(name) \(version))"
        }
        return "\(module)"
    }

    /// `A`, `A and B`, `A, B and C`.
    private func list(_ parts: [Markup]) -> Markup {
        guard parts.count > 1, let last = parts.last else { return parts.joined() }
        return "\(parts.dropLast().joined(by: ", ")) and \(last)"
    }

    private static func word(for modules: [String]) -> String {
        modules.count == 1 ? "stand-in" : "stand-ins"
    }
}

extension Snippet {
    /// The modules that the code imports, in order.
    fileprivate var imports: [String] {
        var names: [String] = []
        for line in code.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                words[..<place].allSatisfy({ $0.first == "@" || accessLevels.contains($0) })
            else { continue }
            let path = words[(place + 1)...].drop { declarationKinds.contains($0) }
            guard let name = path.first?.split(separator: ".").first.map(String.init) else {
                continue
            }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// `import struct Foundation.URL` imports one declaration.
private let declarationKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
]

private let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
]
