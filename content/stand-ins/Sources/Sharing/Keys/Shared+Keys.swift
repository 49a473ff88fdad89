import Dependencies

extension Shared {
    /// Shares the value of a key; the default counts where the key has none.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
        self.init(reference: keptReference(key, wrappedValue))
    }

    /// Shares the optional value of a key; nil where the key has none.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
        self.init(wrappedValue: nil, key)
    }

    /// Shares the value of a key that has a default.
    public init(_ key: (some SharedKey<Value>).Default) {
        self.init(reference: keptReference(key, key.defaultValue))
    }

    /// Shares the value of a key with another default than its own.
    @_disfavoredOverload
    public init(
        wrappedValue: @autoclosure () -> Value,
        _ key: (some SharedKey<Value>).Default
    ) {
        self.init(reference: keptReference(key, wrappedValue))
    }

    @available(*, unavailable, message: "Assign a default value")
    public init(_ key: some SharedKey<Value>) {
        fatalError("a value without a default")
    }
}

extension SharedReader {
    /// Reads the value of a key; the default counts where the key has none.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
        self.init(reference: keptReference(key, wrappedValue))
    }

    /// Reads the value of a key that could keep it, too, so that its names are found.
    @_disfavoredOverload
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
        self.init(reference: keptReference(key, wrappedValue))
    }

    /// Reads the value of a key that could keep it, too, and has a default.
    @_disfavoredOverload
    public init(_ key: (some SharedKey<Value>).Default) {
        self.init(reference: keptReference(key, key.defaultValue))
    }

    /// Reads the optional value of a key; nil where the key has none.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
        self.init(wrappedValue: nil, key)
    }

    /// Reads the value of a key that has a default.
    public init(_ key: (some SharedReaderKey<Value>).Default) {
        self.init(reference: keptReference(key, key.defaultValue))
    }

    /// Reads the value of a key with another default than its own.
    @_disfavoredOverload
    public init(
        wrappedValue: @autoclosure () -> Value,
        _ key: (some SharedReaderKey<Value>).Default
    ) {
        self.init(reference: keptReference(key, wrappedValue))
    }

    @available(*, unavailable, message: "Assign a default value")
    public init(_ key: some SharedReaderKey<Value>) {
        fatalError("a value without a default")
    }
}

/// The one reference of a key.
private func keptReference<Key: SharedReaderKey>(
    _ key: Key,
    _ initial: () -> Key.Value
) -> RootReference<Key.Value> {
    Dependency(SharedReferencesKey.self).wrappedValue.reference(key, default: initial)
}
