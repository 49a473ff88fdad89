/// A way to put a value into one case of an enum and to take it out again.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
    private let _embed: @Sendable (Value) -> Root
    private let _extract: @Sendable (Root) -> Value?

    /// A path from its two directions.
    public init(
        embed: @escaping @Sendable (Value) -> Root,
        extract: @escaping @Sendable (Root) -> Value?
    ) {
        _embed = embed
        _extract = extract
    }

    /// The path that a key path of cases describes.
    public init(_ keyPath: CaseKeyPath<Root, Value>) {
        let end = Case<Root>()[keyPath: keyPath]
        self.init(
            embed: { value in
                guard let root = end.embed(value) as? Root else { mismatch(Root.self) }
                return root
            },
            extract: { end.extract(from: $0) }
        )
    }

    /// The enum's value with this associated value.
    public func embed(_ value: Value) -> Root {
        _embed(value)
    }

    /// The associated value; nil when the enum is in another case.
    public func extract(from root: Root) -> Value? {
        _extract(root)
    }

    /// Continues the path into a case of the associated value.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> AnyCasePath<Root, Member> where Value: CasePathable {
        followed(by: Value.allCasePaths[keyPath: keyPath])
    }

    private func followed<Member>(
        by next: AnyCasePath<Value, Member>
    ) -> AnyCasePath<Root, Member> {
        AnyCasePath<Root, Member>(
            embed: { embed(next.embed($0)) },
            extract: { extract(from: $0).flatMap(next.extract(from:)) }
        )
    }
}

extension AnyCasePath where Value == Root {
    /// The path to the whole enum.
    public init() {
        self.init(embed: { $0 }, extract: { Optional($0) })
    }
}

extension AnyCasePath: CustomDebugStringConvertible {
    public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

func mismatch(_ root: Any.Type) -> Never {
    fatalError("the key path leads to no case of '\(root)'")
}
