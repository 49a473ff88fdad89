import SwiftSyntax

extension DeclGroupSyntax {
    /// `public ` or `package ` where the type is so declared; else nothing.
    var access: String {
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }

    /// The names of the types and type aliases declared directly inside.
    var memberTypeNames: Set<String> {
        Set(
            memberBlock.members.compactMap { member in
                if let named = member.decl.asProtocol(NamedDeclSyntax.self),
                    member.decl.isProtocol(DeclGroupSyntax.self)
                        || member.decl.is(TypeAliasDeclSyntax.self)
                {
                    return named.name.text
                }
                return nil
            }
        )
    }

    /// The property of this name, with or without an accessor.
    func property(_ name: String) -> VariableDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { $0.singleName == name && !$0.isStatic }
    }

    /// The method `reduce(into:action:)`.
    var reduceMethod: FunctionDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .first { function in
                let parameters = function.signature.parameterClause.parameters
                return function.name.text == "reduce"
                    && parameters.map(\.firstName.text) == ["into", "action"]
            }
    }

    /// Whether it says what it does: a `reduce` method, a `some Reducer…` property, or one with a
    /// value.
    var hasOwnReducer: Bool {
        if reduceMethod != nil { return true }
        return memberBlock.members.lazy
            .compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .flatMap(\.bindings)
            .contains { binding in
                guard binding.initializer == nil else { return true }
                guard let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self) else {
                    return false
                }
                if let member = type.constraint.as(MemberTypeSyntax.self) {
                    return ["Reducer", "ReducerOf"].contains(member.name.text)
                }
                let name = type.constraint.as(IdentifierTypeSyntax.self)?.name.text
                return name == "Reducer" || name == "ReducerOf"
            }
    }
}

extension VariableDeclSyntax {
    /// The name, when the declaration names one variable.
    var singleName: String? {
        guard bindings.count == 1 else { return nil }
        return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    var isStatic: Bool {
        modifiers.contains {
            $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        }
    }

    /// Whether it keeps a value: a `var` without accessors, or with observers only.
    var isStoredVariable: Bool {
        guard bindingSpecifier.tokenKind == .keyword(.var), !isStatic, let first = bindings.first
        else { return false }
        switch first.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let list):
            return list.allSatisfy {
                $0.accessorSpecifier.tokenKind == .keyword(.willSet)
                    || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
            }
        @unknown default: return false
        }
    }
}

extension AttributeListSyntax {
    /// Whether one of these attributes is attached, with or without its module in front.
    func has(_ names: String...) -> Bool { first(names) != nil }

    func first(_ names: [String]) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { names.contains($0.lastName) }
    }
}

extension AttributeSyntax {
    /// `X` of `@X`, `@Module.X` and `@X<Y>`.
    var lastName: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attributeName.trimmedDescription
    }
}
