public import Foundation

/// Opens an address in whatever application is meant for it.
public struct OpenURLEffect: Sendable {
    private let handler: @Sendable (URL) async -> Bool

    /// Whatever a function does.
    public init(handler: @escaping @Sendable (URL) async -> Bool) {
        self.handler = handler
    }

    /// Opens an address; false when nobody can.
    @discardableResult
    public func callAsFunction(_ url: URL) async -> Bool {
        await handler(url)
    }
}

extension DependencyValues {
    /// Opens addresses; doing so in a test is an issue.
    public var openURL: OpenURLEffect {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: DependencyKey {
    /// There is no system to ask, so that no address is ever opened.
    static let liveValue = OpenURLEffect { _ in false }
    static let testValue = OpenURLEffect { _ in
        reportIssue(#"Unimplemented: @Dependency(\.openURL)"#)
        return false
    }
}
