/// What a message of the compiler says between quotes after the words of a beginning; nil for
/// another beginning. A regular expression would be built anew for each message.
private func quoted(_ message: String, after start: String) -> String? {
    guard message.hasPrefix(start) else { return nil }
    return message.dropFirst(start.count).split(separator: "'", maxSplits: 1).first.map(String.init)
}

/// The member that an error says a type lacks, and that some extension could add; one for which
/// the compiler knows a better spelling is a slip.
func unknownMember(_ message: String) -> String? {
    if let type = quoted(message, after: "value of type '") ?? quoted(message, after: "type '") {
        if message.contains("' has no dynamic member '") {
            return message.firstMatch(of: /has no dynamic member '(\w+)' using/)
                .map { "\(type).\($0.1)" }
        }
        return message.firstMatch(of: /[')] has no member '(\w+)'$/).map { "\(type).\($0.1)" }
    }
    guard message.hasPrefix("'"), message.contains("' is not a member type of ") else { return nil }
    return message.firstMatch(of: /^'(\w+)' is not a member type of (?:\w+ )*'(.+?)'/)
        .map { "\($0.2).\($0.1)" }
}

/// The name that an error says is declared nowhere in sight.
func unknownName(_ message: String) -> String? {
    let starts = [
        "cannot find '", "cannot find type '", "cannot find operator '", "unknown attribute '",
        "no macro named '", "no type named '",
    ]
    if let name = starts.lazy.compactMap({ quoted(message, after: $0) }).first {
        return message.hasPrefix("cannot find") && !message.contains("' in scope") ? nil : name
    }
    // A name that a macro of the standard library happens to have as well.
    guard let macro = quoted(message, after: "expansion of macro '"),
        message.hasSuffix("requires leading '#'")
    else { return nil }
    return String(macro.prefix { $0 != "(" })
}

/// The name, without its labels, that an error says is declared twice.
public func redeclaredName(_ message: String) -> String? {
    quoted(message, after: "invalid redeclaration of '").map { String($0.prefix { $0 != "(" }) }
}

/// The module that is not there; what needs Objective-C's runtime lacks that module.
func absentModule(_ message: String) -> String? {
    let needsObjectiveC =
        message.hasPrefix("Objective-C interoperability is disabled")
        || message.contains("can only be used with the Objective-C runtime")
    return needsObjectiveC ? "ObjectiveC" : quoted(message, after: "no such module '")
}

/// The module of which an error says that its import is missing.
func unwrittenImport(_ message: String) -> String? {
    let forms = [
        "without importing module '", "requires the '", "missing import of defining module '",
    ]
    for form in forms {
        guard let range = message.firstRange(of: form) else { continue }
        let name = message[range.upperBound...].prefix { $0 != "'" }
        guard form != "requires the '" || message.contains("' module be imported") else { continue }
        return String(name)
    }
    guard message.contains(" has moved to the ") else { return nil }
    return message.firstMatch(of: /has moved to the (\w+) module/).map { String($0.1) }
}

/// The feature, or what needs one, of which an error says that it must be switched on.
func absentFeature(_ message: String) -> String? {
    // What returns such values is experimental as long as lifetimes are.
    if message.hasSuffix("cannot return a ~Escapable result") { return "Lifetimes" }
    guard message.contains("experimental") else { return nil }
    let forms = [
        /when experimental feature (\w+) is enabled/, /-enable-experimental[- ]feature '?(\w+)/,
        /^(?:the )?'?([@#~]?\w+(?:\(\w+\))?)'? (?:attribute )?is (?:an )?experimental\b/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}
