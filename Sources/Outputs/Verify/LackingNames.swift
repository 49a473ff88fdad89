/// The member that an error says a type lacks, and that some extension could add; one for which
/// the compiler knows a better spelling is a slip.
func unknownMember(_ message: String) -> String? {
    let forms = [
        /^(?:value of type|type) '(?<type>.+?)'(?: \(aka '.+'\))? has no member '(?<name>\w+)'$/,
        /^value of type '(?<type>.+?)' has no dynamic member '(?<name>\w+)' using/,
    ]
    if let found = forms.lazy.compactMap({ message.firstMatch(of: $0) }).first {
        return "\(found.type).\(found.name)"
    }
    return message.firstMatch(of: /^'(\w+)' is not a member type of (?:\w+ )*'(.+?)'/)
        .map { "\($0.2).\($0.1)" }
}

/// The name that an error says is declared nowhere in sight.
func unknownName(_ message: String) -> String? {
    let forms = [
        /^cannot find (?:type |operator )?'(.+?)' in scope/, /^unknown attribute '(\w+)'/,
        /^no macro named '(\w+)'/, /^no type named '(\w+)' in module/,
        // A name that a macro of the standard library happens to have as well.
        /^expansion of macro '(\w+)(?:\(.*\))?' requires leading '#'/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}

/// The name, without its labels, that an error says is declared twice.
public func redeclaredName(_ message: String) -> String? {
    message.firstMatch(of: /^invalid redeclaration of '(\w+)/).map { String($0.1) }
}

/// The module that is not there; what needs Objective-C's runtime lacks that module.
func absentModule(_ message: String) -> String? {
    let needsObjectiveC = [
        /^Objective-C interoperability is disabled/,
        /can only be used with the Objective-C runtime/,
    ]
    if needsObjectiveC.contains(where: { message.contains($0) }) { return "ObjectiveC" }
    return message.firstMatch(of: /^no such module '([\w.]+)'/).map { String($0.1) }
}

/// The module of which an error says that its import is missing.
func unwrittenImport(_ message: String) -> String? {
    let forms = [
        /without importing module '(\w+)'/, /requires the '(\w+)' module be imported/,
        /missing import of defining module '(\w+)'/, /has moved to the (\w+) module/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}

/// The feature, or what needs one, of which an error says that it must be switched on.
func absentFeature(_ message: String) -> String? {
    // What returns such values is experimental as long as lifetimes are.
    if message.contains(/cannot return a ~Escapable result$/) { return "Lifetimes" }
    let forms = [
        /when experimental feature (\w+) is enabled/, /-enable-experimental[- ]feature '?(\w+)/,
        /^(?:the )?'?([@#~]?\w+(?:\(\w+\))?)'? (?:attribute )?is (?:an )?experimental\b/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}
