internal import Diagnostics

extension Diagnostic.ID {
    static let unclosedFence: Self = "unclosed-fence"
    static let fenceInHTML: Self = "fence-in-html"
    static let almostSwift: Self = "almost-swift"
    static let badAttribute: Self = "bad-attribute"
    static let unknownAttribute: Self = "unknown-attribute"
    static let repeatedAttribute: Self = "repeated-attribute"
    static let conflictingAttributes: Self = "conflicting-attributes"
    static let misplacedAttribute: Self = "misplaced-attribute"
    static let missingValue: Self = "missing-value"
    static let unexpectedValue: Self = "unexpected-value"
    static let shortExpectation: Self = "short-expectation"
    static let badSamplePath: Self = "bad-sample-path"
    static let unknownVariant: Self = "unknown-variant"
    static let unbalancedHide: Self = "unbalanced-hide"
    static let strayDirective: Self = "stray-directive"
}

extension Diagnostic {
    static func unclosedFence(_ fence: Fence, isError: Bool) -> Diagnostic {
        Diagnostic(
            .unclosedFence,
            isError ? .error : .warning,
            "the fence that opens here is not closed",
            at: fence.opening,
            hint: "close it with the same mark, indented like its list item or quote"
        )
    }

    static func fenceInHTML(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .fenceInHTML,
            .warning,
            "this fence is part of the HTML above it, so it is no code",
            at: location,
            hint: "put an empty line between the HTML and the fence"
        )
    }

    static func almostSwift(_ language: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .almostSwift,
            "the language '\(language)' is not 'swift', so nobody checks this fence",
            at: location,
            hint: "write 'swift' alone, and attributes after a space"
        )
    }

    static func badAttribute(_ word: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .badAttribute,
            "'\(word)' is no attribute",
            at: location,
            hint: #"write key="value"; in a value only \" and \\ are escapes"#
        )
    }

    static func unknownAttribute(
        _ key: String,
        among known: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let problem = Diagnostic(
            .unknownAttribute,
            "a fence has no attribute '\(key)'",
            at: location,
            hint: didYouMean(key, among: known)
                ?? "the attributes are \(known.joined(separator: ", "))"
        )
        return problem.offering(key, among: known)
    }

    static func repeatedAttribute(
        _ key: String,
        at location: SourceLocation,
        first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .repeatedAttribute,
            "'\(key)' is given twice",
            at: location,
            hint: "keep one of them",
            notes: [Note("first given here", at: first)]
        )
    }

    static func conflictingAttributes(_ first: Located<String>, _ second: Located<String>)
        -> Diagnostic
    {
        Diagnostic(
            .conflictingAttributes,
            "'\(second.value)' does not go together with '\(first.value)'",
            at: second.location,
            hint: "a fence has one purpose; make two fences of it",
            notes: [Note("'\(first.value)' is given here", at: first.location)]
        )
    }

    static func misplacedAttribute(_ key: String, _ where: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(.misplacedAttribute, "'\(key)' \(`where`)", at: location)
    }

    static func missingValue(_ key: Located<String>) -> Diagnostic {
        Diagnostic(
            .missingValue,
            "'\(key.value)' needs a value",
            at: key.location,
            hint: "write \(key.value)=\"…\""
        )
    }

    static func unexpectedValue(_ key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.unexpectedValue, "'\(key)' takes no value", at: location)
    }

    static func shortExpectation(_ value: Located<String>) -> Diagnostic {
        Diagnostic(
            .shortExpectation,
            "'\(value.value)' is too short to tell one error from another",
            at: value.location,
            hint: "quote 10 characters or more of the compiler's message"
        )
    }

    static func badSamplePath(_ path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .badSamplePath,
            "'\(path)' is no Swift file of the sample package",
            at: location,
            hint: "write the module, folders and file, such as 'Model/Stores/HomeStore.swift'"
        )
    }

    static func unknownVariant(
        _ variant: String,
        among known: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let problem = Diagnostic(
            .unknownVariant,
            "the rulebook has no variant '\(variant)'",
            at: location,
            hint: didYouMean(variant, among: known)
                ?? (known.isEmpty
                    ? "list it under 'variants' in rulebook.yml"
                    : "the variants are \(known.joined(separator: ", "))")
        )
        return problem.offering(variant, among: known)
    }

    static func unbalancedHide(_ marker: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unbalancedHide,
            "'\(marker)' has no partner",
            at: location,
            hint: "'// snippet.hide' and '// snippet.show' come in pairs"
        )
    }

    static func strayDirective(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .strayDirective,
            "no fence follows this directive",
            at: location,
            hint: "put the comment on the line right before the fence"
        )
    }
}
