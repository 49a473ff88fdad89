/// A case of some enum while a key path walks to it: the root and the value of each `CaseKeyPath`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
    fileprivate let _embed: @Sendable (Value) -> Any
    fileprivate let _extract: @Sendable (Any) -> Value?

    /// The whole value, where a path begins.
    public init() {
        _embed = { $0 }
        _extract = { $0 as? Value }
    }

    /// A case by its two directions.
    public init<Root>(
        embed: @escaping @Sendable (Value) -> Root,
        extract: @escaping @Sendable (Root) -> Value?
    ) {
        _embed = embed
        _extract = { ($0 as? Root).flatMap(extract) }
    }

    /// The case that a key path ends at.
    public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
        self = Case<Root>()[keyPath: keyPath]
    }

    /// The root of the path with this value in the case.
    public func embed(_ value: Value) -> Any {
        _embed(value)
    }

    /// The value in the case; nil when the root is of another type or in another case.
    public func extract(from root: Any) -> Value? {
        _extract(root)
    }

    /// Steps into a case of the value.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> Case<Member> where Value: CasePathable {
        followed(by: Value.allCasePaths[keyPath: keyPath])
    }

    private func followed<Member>(by step: AnyCasePath<Value, Member>) -> Case<Member> {
        Case<Member>(
            erasedEmbed: { embed(step.embed($0)) },
            extract: { extract(from: $0).flatMap(step.extract(from:)) }
        )
    }

    private init(
        erasedEmbed: @escaping @Sendable (Value) -> Any,
        extract: @escaping @Sendable (Any) -> Value?
    ) {
        _embed = erasedEmbed
        _extract = extract
    }
}

/// A key path from an enum to one of its cases: `\.loaded`, `\.child.saved`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case whose associated value is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// A `Case` of a value whose type is not known.
protocol AnyCase {
    func extractAny(from root: Any) -> Any?
    func embedAny(_ value: Any) -> Any?
}

extension Case: AnyCase {
    func extractAny(from root: Any) -> Any? {
        _extract(root).map { $0 }
    }

    func embedAny(_ value: Any) -> Any? {
        (value as? Value).map(_embed)
    }
}
