internal import Diagnostics

extension Diagnostic.ID {
    static let badYaml: Self = "bad-yaml"
    static let unknownKey: Self = "unknown-key"
    static let duplicateKey: Self = "duplicate-key"
    static let missingKey: Self = "missing-key"
    static let emptyValue: Self = "empty-value"
    static let wrongType: Self = "wrong-type"
    static let unknownValue: Self = "unknown-value"
}

extension Diagnostic {
    static func badYaml(_ reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .badYaml,
            "cannot be read as YAML: \(reason)",
            at: location,
            hint: "put text with ': ', '#' or brackets in double quotes, and indent with spaces"
        )
    }

    static func unknownKey(
        _ key: String,
        in owner: String,
        among allowed: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownKey,
            "\(owner) has no key '\(key)'",
            at: location,
            hint: didYouMean(key, among: allowed)
                ?? "the keys are \(allowed.joined(separator: ", "))"
        )
    }

    static func duplicateKey(_ key: String, at location: SourceLocation, first: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .duplicateKey,
            "'\(key)' is written twice",
            at: location,
            hint: "keep one of them",
            notes: [Note("first written here", at: first)]
        )
    }

    static func missingKey(_ key: String, in owner: String, at location: SourceLocation)
        -> Diagnostic
    {
        let start = SourceLocation(path: location.path, start: location.start, end: location.start)
        return Diagnostic(.missingKey, "\(owner) needs the key '\(key)'", at: start)
    }

    static func emptyValue(_ key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .emptyValue,
            "'\(key)' has no value",
            at: location,
            hint: "write one or leave the key out"
        )
    }

    static func wrongType(
        _ what: String,
        is actual: String,
        not expected: String,
        at location: SourceLocation,
        hint: String? = nil
    ) -> Diagnostic {
        let message = "\(what) must be \(expected), but this is \(actual)"
        return Diagnostic(.wrongType, message, at: location, hint: hint)
    }

    static func unknownValue(
        _ value: String,
        for key: String,
        among allowed: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownValue,
            "'\(key)' cannot be '\(value)'",
            at: location,
            hint: didYouMean(value, among: allowed)
                ?? "it is one of \(allowed.joined(separator: ", "))"
        )
    }
}
