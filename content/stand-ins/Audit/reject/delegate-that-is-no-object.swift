// A delegate is an Objective-C object.
import SwiftUI
import UIKit

#if AUDIT_CONTROL
final class Delegate: NSObject, UIApplicationDelegate {}
#else
final class Delegate: UIApplicationDelegate {}
#endif
