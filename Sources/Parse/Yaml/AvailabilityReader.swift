public import Diagnostics
public import Rules

/// Reads `availability.yml`: `platforms`, the systems it knows, and `api`, a list of
/// `{method: fullScreenCover, module: SwiftUI, ios: 14}`.
///
/// What cannot be read is reported and left out.
public func parseAvailability(_ file: SourceFile) -> (AvailabilityList, [Diagnostic]) {
    var problems: [Diagnostic] = []
    var list = AvailabilityList()
    guard
        let keys = KeyReader.file(
            file,
            allowing: ["platforms", "api"],
            in: "availability.yml",
            &problems
        )
    else { return (list, inOrder(problems)) }
    for name in keys.texts("platforms", &problems) {
        if let platform = Platform(rawValue: name.value) {
            list.platforms.append(platform)
        } else {
            let known = Platform.allCases.map(\.rawValue)
            problems.append(
                .unknownValue(name.value, for: "platforms", among: known, at: name.location)
            )
        }
    }
    list.items = keys.list("api", &problems).compactMap { item($0, list.platforms, &problems) }
    return (list, inOrder(problems))
}

private func item(
    _ node: YamlNode,
    _ platforms: [Platform],
    _ problems: inout [Diagnostic]
) -> AvailabilityList.Item? {
    let owner = "an item"
    let forms = AvailabilityList.Item.Form.allCases
    let allowed =
        forms.map(\.rawValue) + ["of", "module", "labels", "argument-of"]
        + platforms.map(\.rawValue)
    guard let keys = KeyReader(node, allowing: allowed, in: owner, &problems) else { return nil }
    let written = forms.filter { keys[$0.rawValue] != nil }
    guard let form = written.first, let name = keys.text(form.rawValue, &problems) else {
        if written.isEmpty { problems.append(.missingKey("type", in: owner, at: node.location)) }
        return nil
    }
    guard written.count == 1 else {
        let words = "'\(form.rawValue)' and '\(written[1].rawValue)' both name it"
        problems.append(Diagnostic(.duplicateKey, words, at: node.location, hint: "keep one"))
        return nil
    }
    return AvailabilityList.Item(
        name: name,
        form: form,
        of: keys.text("of", &problems)?.value ?? "",
        modules: keys.texts("module", &problems).map(\.value),
        labels: keys.texts("labels", &problems).map(\.value),
        argumentOf: keys.texts("argument-of", &problems).map(\.value),
        versions: versions(in: keys, &problems)
    )
}
