public import Dependencies
public import Foundation

extension SharedReaderKey {
    /// Keeps a value in a file.
    public static func fileStorage<Value: Codable & Sendable>(
        _ url: URL,
        decoder: JSONDecoder = JSONDecoder(),
        encoder: JSONEncoder = JSONEncoder()
    ) -> Self where Self == FileStorageKey<Value> {
        let decoder = UncheckedSendable(decoder)
        let encoder = UncheckedSendable(encoder)
        return FileStorageKey(
            url,
            decode: { try decoder.value.decode(Value.self, from: $0) },
            encode: { try encoder.value.encode($0) }
        )
    }

    /// Keeps a value in a file, in a format of one's own.
    public static func fileStorage<Value: Sendable>(
        _ url: URL,
        decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) -> Self where Self == FileStorageKey<Value> {
        FileStorageKey(url, decode: decode, encode: encode)
    }
}

/// Keeps a value in a file.
public struct FileStorageKey<Value: Sendable>: SharedKey {
    private let url: URL
    private let storage: FileStorage
    private let decode: @Sendable (Data) throws -> Value
    private let encode: @Sendable (Value) throws -> Data

    fileprivate init(
        _ url: URL,
        decode: @escaping @Sendable (Data) throws -> Value,
        encode: @escaping @Sendable (Value) throws -> Data
    ) {
        self.url = url
        storage = Dependency(\.defaultFileStorage).wrappedValue
        self.decode = decode
        self.encode = encode
    }

    /// The file and where it is.
    public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage.id) }

    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        continuation.resume(with: Result { try storage.load(url).map(decode) })
    }

    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        SharedSubscription {}
    }

    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume(with: Result { try storage.save(encode(value), url) })
    }
}

/// What tells a `FileStorageKey` from others.
public struct FileStorageKeyID: Hashable {
    fileprivate let url: URL
    fileprivate let storage: AnyHashable

    fileprivate init(url: URL, storage: some Hashable) {
        self.url = url
        self.storage = AnyHashable(storage)
    }
}

/// Where the files of `.fileStorage` keys are.
public struct FileStorage: Sendable {
    fileprivate let id: UUID
    fileprivate let load: @Sendable (URL) throws -> Data?
    fileprivate let save: @Sendable (Data, URL) throws -> Void

    /// The files of the system.
    public static let fileSystem = FileStorage(
        id: UUID(),
        load: { url in
            FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
        },
        save: { data, url in
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url, options: .atomic)
        }
    )

    /// Files in memory, of which nothing is left.
    public static var inMemory: Self {
        let files = LockIsolated<[URL: Data]>([:])
        return FileStorage(
            id: UUID(),
            load: { files.value[$0] },
            save: { data, url in files.withValue { $0[url] = data } }
        )
    }
}

extension DependencyValues {
    /// Where the files of `.fileStorage` keys are; each test has its own, in memory.
    public var defaultFileStorage: FileStorage {
        get { self[FileStorageDefaultKey.self] }
        set { self[FileStorageDefaultKey.self] = newValue }
    }
}

private enum FileStorageDefaultKey: DependencyKey {
    static let liveValue = FileStorage.fileSystem
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
}
