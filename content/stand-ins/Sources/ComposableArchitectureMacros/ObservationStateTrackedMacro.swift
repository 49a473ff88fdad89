import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property of state into one whose reads and writes are seen.
public struct ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
            let name = property.singleName
        else { return [] }
        let stored = "_" + name.withoutBackticks
        return [
            """
            @storageRestrictions(initializes: \(raw: stored))
            init(initialValue) {
                \(raw: stored) = initialValue
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return \(raw: stored)
            }
            """,
            """
            set {
                _$observationRegistrar.mutate(
                    self, keyPath: \\.\(raw: name), &\(raw: stored), newValue, _$isIdentityEqual
                )
            }
            """,
            """
            _modify {
                let oldValue = _$observationRegistrar.willModify(
                    self, keyPath: \\.\(raw: name), &\(raw: stored)
                )
                defer {
                    _$observationRegistrar.didModify(
                        self, keyPath: \\.\(raw: name), &\(raw: stored), oldValue,
                        _$isIdentityEqual
                    )
                }
                yield &\(raw: stored)
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
            let name = property.singleName, let binding = property.bindings.first
        else { return [] }
        let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
        var value = binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
        // An optional variable starts as nil without being told; the stored one is told.
        if value.isEmpty, binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
            value = " = nil"
        }
        return [
            """
            @ObservationStateIgnored
            private var _\(raw: name.withoutBackticks)\(raw: type)\(raw: value)
            """
        ]
    }
}

extension String {
    var withoutBackticks: String { filter { $0 != "`" } }
}

/// Keeps a property out of observation; it adds nothing itself.
public struct ObservationStateIgnoredMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
}
