extension KeyPath {
    /// The enum with this value in the case: `(\Action.Cases.loaded)(42)`.
    public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
    where Root == Case<Enum>, Value == Case<Payload> {
        guard let root = Case<Enum>()[keyPath: self].embed(value) as? Enum else {
            mismatch(Enum.self)
        }
        return root
    }

    /// The enum in a case that holds nothing.
    public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
        self(())
    }

    /// Lets a `switch` match a value against a case, whatever is in it: `case \.loaded:`.
    public static func ~= <Enum: CasePathable, Payload>(
        pattern: KeyPath,
        value: Enum
    ) -> Bool where Root == Case<Enum>, Value == Case<Payload> {
        value[case: pattern] != nil
    }
}

extension _AppendKeyPath {
    /// The enum with this value in the case; nil when the value is of another type.
    @_disfavoredOverload
    public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum?
    where Self == PartialCaseKeyPath<Enum> {
        (Case<Enum>()[keyPath: self] as? any AnyCase)?.embedAny(value) as? Enum
    }
}
