public import Foundation

/// What somebody was doing, to go on with it elsewhere.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
