public import Foundation

/// The running app.
@MainActor
open class NSApplication: NSObject {
    /// Whether the app may end.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel
        case terminateNow
        case terminateLater
    }

    /// How the app shows itself.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum ActivationPolicy: Int, Sendable {
        case regular
        case accessory
        case prohibited
    }

    public static let shared = NSApplication()

    open weak var delegate: (any NSApplicationDelegate)?

    open func terminate(_ sender: Any?) {}
    open func activate() {}
    open func activate(ignoringOtherApps flag: Bool) {}
    open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
}

/// The running app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// What an app tells its delegate: each method is on the main actor, the protocol is not.
///
/// The original's requirements are all optional, which only Objective-C knows: here each has a
/// default that does nothing.
public protocol NSApplicationDelegate: NSObjectProtocol {
    @MainActor func applicationWillFinishLaunching(_ notification: Notification)
    @MainActor func applicationDidFinishLaunching(_ notification: Notification)
    @MainActor func applicationWillBecomeActive(_ notification: Notification)
    @MainActor func applicationDidBecomeActive(_ notification: Notification)
    @MainActor func applicationWillResignActive(_ notification: Notification)
    @MainActor func applicationDidResignActive(_ notification: Notification)
    @MainActor func applicationWillHide(_ notification: Notification)
    @MainActor func applicationDidHide(_ notification: Notification)
    @MainActor func applicationWillTerminate(_ notification: Notification)
    @MainActor func applicationShouldTerminate(
        _ sender: NSApplication
    ) -> NSApplication.TerminateReply
    @MainActor func applicationShouldTerminateAfterLastWindowClosed(
        _ sender: NSApplication
    ) -> Bool
    @MainActor func applicationShouldHandleReopen(
        _ sender: NSApplication,
        hasVisibleWindows flag: Bool
    ) -> Bool
    @MainActor func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    @MainActor func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    @MainActor public func applicationWillFinishLaunching(_ notification: Notification) {}
    @MainActor public func applicationDidFinishLaunching(_ notification: Notification) {}
    @MainActor public func applicationWillBecomeActive(_ notification: Notification) {}
    @MainActor public func applicationDidBecomeActive(_ notification: Notification) {}
    @MainActor public func applicationWillResignActive(_ notification: Notification) {}
    @MainActor public func applicationDidResignActive(_ notification: Notification) {}
    @MainActor public func applicationWillHide(_ notification: Notification) {}
    @MainActor public func applicationDidHide(_ notification: Notification) {}
    @MainActor public func applicationWillTerminate(_ notification: Notification) {}
    @MainActor public func applicationShouldTerminate(
        _ sender: NSApplication
    ) -> NSApplication.TerminateReply { .terminateNow }
    @MainActor public func applicationShouldTerminateAfterLastWindowClosed(
        _ sender: NSApplication
    ) -> Bool { false }
    @MainActor public func applicationShouldHandleReopen(
        _ sender: NSApplication,
        hasVisibleWindows flag: Bool
    ) -> Bool { true }
    @MainActor public func applicationSupportsSecureRestorableState(
        _ app: NSApplication
    ) -> Bool { true }
    @MainActor public func application(_ application: NSApplication, open urls: [URL]) {}
}
