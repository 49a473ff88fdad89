import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps an optional child in a `PresentationState`, observably.
public struct PresentsMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
            let name = property.singleName
        else { return [] }
        let stored = "_\(name.withoutBackticks)"
        return [
            """
            @storageRestrictions(initializes: \(raw: stored))
            init(initialValue) {
                \(raw: stored) = ComposableArchitecture.PresentationState(
                    wrappedValue: initialValue
                )
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return \(raw: stored).wrappedValue
            }
            """,
            """
            set {
                _$observationRegistrar.mutate(
                    self, keyPath: \\.\(raw: name), &\(raw: stored).wrappedValue, newValue,
                    _$isIdentityEqual
                )
            }
            """,
            """
            _modify {
                let oldValue = _$observationRegistrar.willModify(
                    self, keyPath: \\.\(raw: name), &\(raw: stored).wrappedValue
                )
                defer {
                    _$observationRegistrar.didModify(
                        self, keyPath: \\.\(raw: name), &\(raw: stored).wrappedValue, oldValue,
                        _$isIdentityEqual
                    )
                }
                yield &\(raw: stored).wrappedValue
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self),
            let name = property.singleName, let binding = property.bindings.first
        else { return [] }
        guard property.isStoredVariable else {
            context.report(
                MacroMessage("'@Presents' can only be applied to a stored 'var' property"),
                at: node
            )
            return []
        }
        guard let type = binding.typeAnnotation?.type, let wrapped = type.unwrapped else {
            context.report(
                MacroMessage("'@Presents' requires an optional type, such as 'Child.State?'"),
                at: node
            )
            return []
        }
        let bare = name.withoutBackticks
        let access = property.modifiers.first {
            ["public", "package", "private", "fileprivate"].contains($0.name.text)
        }
        let prefix = access.map { "\($0.name.text) " } ?? ""
        let presented = "ComposableArchitecture.PresentationState<\(wrapped.trimmedDescription)>"
        let value = binding.initializer?.value.trimmedDescription ?? "nil"
        return [
            """
            @ObservationStateIgnored
            private var _\(raw: bare) = \(raw: presented)(wrappedValue: \(raw: value))
            """,
            """
            \(raw: prefix)var $\(raw: bare): \(raw: presented) {
                get {
                    _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                    return _\(raw: bare).projectedValue
                }
                set {
                    _$observationRegistrar.mutate(
                        self, keyPath: \\.\(raw: name), &_\(raw: bare).projectedValue, newValue,
                        _$isIdentityEqual
                    )
                }
            }
            """,
        ]
    }
}

extension TypeSyntax {
    /// The type inside `T?` or `Optional<T>`.
    fileprivate var unwrapped: TypeSyntax? {
        if let sugar = self.as(OptionalTypeSyntax.self) {
            if let tuple = sugar.wrappedType.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
                return tuple.elements.first?.type
            }
            return sugar.wrappedType
        }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        else { return nil }
        return "\(argument.argument.trimmed)"
    }
}
