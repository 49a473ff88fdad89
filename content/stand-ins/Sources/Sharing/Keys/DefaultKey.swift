/// A key with a default value of its own, so that no use of it has to write one.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
    let base: Base
    let defaultValue: @Sendable () -> Base.Value

    public var id: Base.ID { base.id }

    public func load(
        context: LoadContext<Base.Value>,
        continuation: LoadContinuation<Base.Value>
    ) {
        base.load(context: context, continuation: continuation)
    }

    public func subscribe(
        context: LoadContext<Base.Value>,
        subscriber: SharedSubscriber<Base.Value>
    ) -> SharedSubscription {
        base.subscribe(context: context, subscriber: subscriber)
    }

    /// A key with this default: `Self[.inMemory("count"), default: 0]`.
    public static subscript(
        key: Base,
        default defaultValue: @autoclosure @escaping @Sendable () -> Base.Value
    ) -> Self {
        Self(base: key, defaultValue: defaultValue)
    }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
    public func save(
        _ value: Base.Value,
        context: SaveContext,
        continuation: SaveContinuation
    ) {
        base.save(value, context: context, continuation: continuation)
    }
}

extension SharedReaderKey {
    /// This key with a default value.
    public typealias Default = _SharedKeyDefault<Self>
}
