internal import Diagnostics
internal import Rules

/// Reads `{ios: 18, macos: 15}`: the lowest versions of the systems that code is for.
func platforms(
    _ node: YamlNode,
    _ problems: inout [Diagnostic]
) -> [Platform: SystemVersion] {
    let names = Platform.allCases.map(\.rawValue)
    guard let keys = KeyReader(node, allowing: names, in: "'platforms'", &problems) else {
        return [:]
    }
    return versions(in: keys, &problems)
}

/// The versions that are written under the systems' names in a map of these and other keys.
func versions(
    in keys: KeyReader,
    _ problems: inout [Diagnostic]
) -> [Platform: SystemVersion] {
    var versions: [Platform: SystemVersion] = [:]
    for platform in Platform.allCases {
        guard let text = keys.text(platform.rawValue, &problems) else { continue }
        if let version = SystemVersion(text.value) {
            versions[platform] = version
        } else {
            problems.append(
                .wrongType(
                    "'\(platform.rawValue)'",
                    is: "'\(text.value)'",
                    not: "a version such as 18 or 15.4",
                    at: text.location
                )
            )
        }
    }
    return versions
}
