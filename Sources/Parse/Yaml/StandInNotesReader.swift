public import Diagnostics
public import Rules

/// Reads `stand-ins.yml`: `modules`, a list of what is said of each, and `differs`, what is said of
/// all.
///
/// What cannot be read is reported and left out.
public func parseStandInNotes(_ file: SourceFile) -> (StandInNotes, [Diagnostic]) {
    var problems: [Diagnostic] = []
    var notes = StandInNotes()
    guard
        let keys = KeyReader.file(
            file,
            allowing: ["modules", "differs"],
            in: "stand-ins.yml",
            &problems
        )
    else { return (notes, inOrder(problems)) }
    notes.differs = keys.texts("differs", &problems).map(\.value)
    for node in keys.list("modules", &problems) {
        guard let module = standIn(node, &problems) else { continue }
        if let first = notes.modules.first(where: { $0.name.value == module.name.value }) {
            let name = module.name
            problems.append(
                .duplicateKey(name.value, at: name.location, first: first.name.location)
            )
        } else {
            notes.modules.append(module)
        }
    }
    return (notes, inOrder(problems))
}

private func standIn(_ node: YamlNode, _ problems: inout [Diagnostic]) -> StandInNotes.Module? {
    let owner = "a stand-in"
    let allowed = ["name", "models", "leaves-out", "differs", "completes", "names"]
    guard let keys = KeyReader(node, allowing: allowed, in: owner, &problems),
        let name = keys.required("name", in: owner, &problems),
        let models = keys.required("models", in: owner, &problems)
    else { return nil }
    let completes = keys.text("completes", &problems)?.value
    // Without names every file that imports the completed module would depend on this one.
    if completes != nil, keys["names"] == nil {
        problems.append(
            .missingKey("names", in: "a stand-in that completes a module", at: node.location)
        )
    }
    return StandInNotes.Module(
        name: name,
        models: models.value,
        leavesOut: keys.texts("leaves-out", &problems).map(\.value),
        differs: keys.texts("differs", &problems).map(\.value),
        completes: completes,
        names: Set(keys.texts("names", &problems).map(\.value))
    )
}
