internal import SwiftDiagnostics
internal import SwiftIfConfig
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// Reads a piece of Swift alone.
///
/// Code of more than 64 KB or deeper nesting than people read is an error at the place where it
/// goes too far, and nothing more is known of it.
public func readSwift(_ code: String, in configuration: CodeConfiguration) -> SwiftFacts {
    let limit = placeOfTooDeepNesting(in: code)
    let tree = Parser.parse(source: limit == nil ? code : "")
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let surroundings = configuration.modes.map { mode in
        BuildSurroundings(configuration: configuration, mode: mode)
    }
    let isActive = { (node: Syntax) in
        surroundings.contains { node.isActive(in: $0).state == .active }
    }
    let finder = FactFinder(converter: converter, isActive: isActive)
    finder.walk(tree)
    let topLevel = TopLevel(tree.statements)
    let broken = tree.hasError ? BrokenCode(tree) : nil
    return SwiftFacts(
        errors: limit.map(tooDeep) ?? (tree.hasError ? syntaxErrors(of: tree) : []),
        leftOut: broken?.leftOut,
        errorsBesideLeftOut: limit.map(tooDeep) ?? broken?.errors ?? [],
        imports: finder.imports,
        tests: finder.tests.map { test($0, finder.helpers, converter, isActive) },
        helpers: finder.helpers,
        testCases: finder.testCases,
        marks: finder.marks,
        hidingLines: finder.hidingLines,
        activities: activities(of: tree, configuration),
        hasTopLevelStatements: topLevel.hasStatements,
        hasMainType: topLevel.hasMainType,
        sourceLocation: finder.sourceLocation,
        names: NameFacts(
            used: finder.used,
            usedOperators: finder.usedOperators,
            declaredInside: finder.declaredInside,
            declared: topLevel.names,
            declaredOperators: finder.declaredOperators,
            reasonToStandAlone: topLevel.reasonToStandAlone
                ?? (finder.declaredOperators.contains("~=")
                    ? "declares '~=', which patterns use without naming it" : nil)
        ),
        uses: uses(in: tree, finder.used, configuration, converter)
    )
}

/// The uses of what is watched; code that has none of the names is not walked again.
private func uses(
    in tree: SourceFileSyntax,
    _ used: Set<String>,
    _ configuration: CodeConfiguration,
    _ converter: SourceLocationConverter
) -> [CodeUse] {
    guard !configuration.watched.names.isDisjoint(with: used) else { return [] }
    let finder = UseFinder(configuration.watched, configuration, converter: converter)
    finder.walk(tree)
    return finder.uses
}

/// True when the text is nothing but Swift declarations, at least one of them.
public func isSwiftDeclarations(_ text: String) -> Bool {
    guard placeOfTooDeepNesting(in: text) == nil else { return false }
    let tree = Parser.parse(source: text)
    guard !tree.hasError, !tree.statements.isEmpty else { return false }
    return tree.statements.allSatisfy { item in
        if case .decl(let declaration) = item.item {
            !declaration.is(MacroExpansionDeclSyntax.self)
        } else {
            false
        }
    }
}

private func tooDeep(_ place: CodePosition) -> [SwiftFacts.SyntaxError] {
    let message = "this is nested too deeply or too long to be read"
    return [SwiftFacts.SyntaxError(position: place, message: message, notes: [], fixes: [])]
}

/// What the parser says of a tree with errors.
func syntaxErrors(of tree: SourceFileSyntax) -> [SwiftFacts.SyntaxError] {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
        .filter { $0.diagMessage.severity == .error }
        .map { found in
            SwiftFacts.SyntaxError(
                position: converter.position(found.position),
                message: found.message,
                notes: found.notes.map {
                    SwiftFacts.Note(
                        position: converter.position($0.position),
                        message: $0.noteMessage.message
                    )
                },
                fixes: found.fixIts.map { fixIt in
                    fixIt.edits.map { edit in
                        SwiftFacts.CodeEdit(
                            start: converter.position(edit.range.lowerBound),
                            end: converter.position(edit.range.upperBound),
                            text: edit.replacement
                        )
                    }
                }
            )
        }
}
