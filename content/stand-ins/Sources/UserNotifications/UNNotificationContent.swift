public import Foundation

/// What a notification says, as it was when it was handed over.
open class UNNotificationContent: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var body: String { "" }
    open var sound: UNNotificationSound? { nil }
}

/// What a notification will say, while it is being written.
open class UNMutableNotificationContent: UNNotificationContent {
    private var parts = (title: "", subtitle: "", body: "", sound: UNNotificationSound?.none)

    open override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }

    open override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }

    open override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }

    open override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
}
