import Synchronization

/// What an effect in flight can be cancelled by.
///
/// - Invariant: two ids are equal only when their types are, so ids of different features do not
///   meet.
struct CancelID: Hashable, @unchecked Sendable {
    private let id: AnyHashable
    private let type: ObjectIdentifier
    private let path: NavigationIDPath

    /// An id chosen by a feature, in force at its place in the navigation and below it.
    init<ID: Hashable & Sendable>(_ id: ID, in path: NavigationIDPath) {
        self.id = AnyHashable(id)
        type = ObjectIdentifier(ID.self)
        self.path = path
    }

    /// All effects of the feature at a place in the navigation.
    init(allIn path: NavigationIDPath) {
        self.init(AllEffects(), in: path)
    }

    private struct AllEffects: Hashable, Sendable {}

    private init(_ other: CancelID, in path: NavigationIDPath) {
        id = other.id
        type = other.type
        self.path = path
    }

    /// This id at its own place and at all places above it, from where it can be cancelled, too.
    var reachable: [CancelID] { path.prefixes.map { CancelID(self, in: $0) } }
}

extension Effect {
    /// Makes the effect one that `cancel(id:)` ends.
    ///
    /// - Parameter cancelInFlight: whether beginning it ends the earlier ones of the same id.
    public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
        @Dependency(\.navigationIDPath) var path
        return cancellable(CancelID(id, in: path), cancelInFlight: cancelInFlight)
    }

    /// Ends the effects in flight with an id.
    public static func cancel(id: some Hashable & Sendable) -> Self {
        @Dependency(\.navigationIDPath) var path
        return Self(.cancel(CancelID(id, in: path)))
    }

    func cancellable(_ id: CancelID, cancelInFlight: Bool = false) -> Self {
        isNone && !cancelInFlight
            ? self : Self(.cancellable(id, cancelInFlight: cancelInFlight, self))
    }
}

/// The work in flight of one store, by the ids that end it.
final class CancellationStorage: Sendable {
    /// The storage of the store that reduces or runs an effect now.
    @TaskLocal static var current: CancellationStorage?

    /// One piece of work.
    final class Entry: Sendable {
        let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) {
            self.cancel = cancel
        }
    }

    private let entries = Mutex<[CancelID: [ObjectIdentifier: Entry]]>([:])
    private let dismissals = Mutex<[NavigationIDPath: @MainActor @Sendable () -> Void]>([:])

    func add(_ entry: Entry, _ ids: some Sequence<CancelID>) {
        entries.withLock { entries in
            for id in ids.flatMap(\.reachable) {
                entries[id, default: [:]][ObjectIdentifier(entry)] = entry
            }
        }
    }

    func remove(_ entry: Entry, _ ids: some Sequence<CancelID>) {
        entries.withLock { entries in
            for id in ids.flatMap(\.reachable) {
                entries[id]?[ObjectIdentifier(entry)] = nil
                if entries[id]?.isEmpty == true { entries[id] = nil }
            }
        }
    }

    func cancel(_ id: CancelID) {
        let found = entries.withLock { $0.removeValue(forKey: id) } ?? [:]
        for entry in found.values { entry.cancel() }
    }

    func setDismissal(
        _ path: NavigationIDPath,
        _ dismissal: (@MainActor @Sendable () -> Void)?
    ) {
        dismissals.withLock { $0[path] = dismissal }
    }

    func dismissal(_ path: NavigationIDPath) -> (@MainActor @Sendable () -> Void)? {
        dismissals.withLock { $0[path] }
    }
}

/// Runs work that `Task.cancel(id:)` or `Effect.cancel(id:)` ends.
public func withTaskCancellation<T: Sendable, Failure: Error>(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false,
    operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
    @Dependency(\.navigationIDPath) var path
    let cancelID = CancelID(id, in: path)
    let storage = CancellationStorage.current ?? .shared
    if cancelInFlight { storage.cancel(cancelID) }
    let task = Task { () async -> Result<T, Failure> in
        do throws(Failure) { return .success(try await operation()) } catch {
            return .failure(error)
        }
    }
    let entry = CancellationStorage.Entry { task.cancel() }
    storage.add(entry, [cancelID])
    defer { storage.remove(entry, [cancelID]) }
    let result = await withTaskCancellationHandler {
        await task.value
    } onCancel: {
        task.cancel()
    }
    return try result.get()
}

extension CancellationStorage {
    /// For work outside of any store.
    static let shared = CancellationStorage()
}

extension Task where Success == Never, Failure == Never {
    /// Ends the work in flight with an id.
    public static func cancel(id: some Hashable & Sendable) {
        @Dependency(\.navigationIDPath) var path
        (CancellationStorage.current ?? .shared).cancel(CancelID(id, in: path))
    }
}
