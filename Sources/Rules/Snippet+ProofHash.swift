extension Snippet {
    /// The hash by which the ledger knows these bytes: language, attributes' effect and code.
    public var proofHash: String {
        var role = "\(language)|\(only ?? "")|"
        if let modes { role += "swift \(modes.map { "\($0.rawValue)" }.joined(separator: ","))|" }
        switch self.role {
        case .file(let path): role += "file \(path)"
        case .alone: role += "alone"
        case .fails(let text): role += "fails \(text.value)"
        case .violates(let rule): role += "violates \(rule.value)"
        case .crashes(let text): role += "crashes \(text.value)"
        case .excerpt(let path, let symbol, _): role += "shows \(path)#\(symbol)"
        case .fragment(let reason): role += "fragment \(reason)"
        case .skipped(let reason): role += "skip \(reason)"
        case .needs(let module): role += "needs \(module)"
        case .output: role += "output"
        case .parseOnly: role += "parse"
        case .notSwift: role += "not swift"
        }
        return ContentHash(Array((role + "\n" + code).utf8)).description
    }
}
