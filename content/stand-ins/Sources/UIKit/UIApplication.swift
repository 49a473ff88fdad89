public import Foundation

/// The running app.
@MainActor
open class UIApplication: NSObject {
    /// What an app is told about how it was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How an address is to be opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Whether the app is in front.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    public static let shared = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { .active }

    /// The address of the app's own settings.
    public nonisolated static let openSettingsURLString = "app-settings:"

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens an address; false, since there is nothing to open it with.
    @discardableResult
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: any Sendable] = [:]
    ) async -> Bool { false }

    /// How an address is to be opened outside of the app.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "universalLinksOnly"
        )

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// What an app tells its delegate; the whole protocol is on the main actor.
///
/// The original's requirements are all optional, which only Objective-C knows: here each has a
/// default that does nothing.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
