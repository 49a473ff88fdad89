public import Foundation

/// Dismisses the current presentation.
@preconcurrency @MainActor
public struct DismissAction {

    @MainActor @preconcurrency public func callAsFunction() {}
}

/// Opens a window.
@preconcurrency @MainActor
public struct OpenWindowAction {
    /// How a window that exists already is used.
    public struct SharingBehavior: Sendable {
        public static let automatic = SharingBehavior()
        public static let requested = SharingBehavior()
        public static let required = SharingBehavior()
    }

    @MainActor @preconcurrency
    public func callAsFunction<D>(value: D) where D: Codable & Hashable {}

    @MainActor
    public func callAsFunction<D>(
        value: D,
        sharingBehavior: OpenWindowAction.SharingBehavior
    ) async throws where D: Codable & Hashable {}

    @MainActor @preconcurrency public func callAsFunction(id: String) {}

    @MainActor
    public func callAsFunction(
        id: String,
        sharingBehavior: OpenWindowAction.SharingBehavior
    ) async throws {}

    @MainActor @preconcurrency
    public func callAsFunction<D>(id: String, value: D) where D: Codable & Hashable {}

    @MainActor
    public func callAsFunction<D>(
        id: String,
        value: D,
        sharingBehavior: OpenWindowAction.SharingBehavior
    ) async throws where D: Codable & Hashable {}
}

/// Closes a window.
@preconcurrency @MainActor
public struct DismissWindowAction {

    @MainActor @preconcurrency public func callAsFunction() {}

    @MainActor @preconcurrency public func callAsFunction(id: String) {}

    @MainActor @preconcurrency
    public func callAsFunction<D>(value: D) where D: Codable & Hashable {}

    @MainActor @preconcurrency
    public func callAsFunction<D>(id: String, value: D) where D: Codable & Hashable {}
}

/// Opens the settings window.
@preconcurrency @MainActor
public struct OpenSettingsAction {

    @MainActor @preconcurrency public func callAsFunction() {}
}

/// Opens an address.
@preconcurrency @MainActor
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()

        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    private nonisolated(unsafe) let handler: @MainActor (URL) -> Result

    @preconcurrency
    nonisolated public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    nonisolated init() {
        self.init { _ in .discarded }
    }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        _ = handler(url)
    }
}

/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Ends a search.
@preconcurrency @MainActor
public struct DismissSearchAction {

    @MainActor @preconcurrency public func callAsFunction() {}
}
