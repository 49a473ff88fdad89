extension Rulebook {
    /// The names of the sample's modules that a module may see: its `depends` and theirs.
    ///
    /// In the order of the rulebook; names that are not the sample's are left out.
    public func modulesBehind(_ names: [String]) -> [String] {
        var seen: [String] = []
        var open = names
        while let name = open.popLast() {
            guard !seen.contains(name), let module = modules.first(where: { $0.name == name })
            else { continue }
            seen.append(name)
            open += module.depends
        }
        return modules.map(\.name).filter(seen.contains)
    }
}
