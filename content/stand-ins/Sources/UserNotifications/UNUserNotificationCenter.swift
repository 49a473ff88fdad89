public import Foundation

/// Where an app asks to notify and says what it wants shown: here nobody is asked or notified.
///
/// Nothing in this module is Sendable but the options. The original may be more lenient, never
/// stricter, so code that is accepted here is accepted there.
open class UNUserNotificationCenter: NSObject {
    private static nonisolated(unsafe) let shared = UNUserNotificationCenter()

    /// The center of the running app. The original traps in a process without a bundle.
    open class func current() -> UNUserNotificationCenter { shared }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    open func add(_ request: UNNotificationRequest) async throws {}

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    open func removeAllPendingNotificationRequests() {}
}

/// What an app may do to get the user's attention.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
