// The adaptor of a Mac takes the delegate of a Mac.
import AppKit
import SwiftUI
import UIKit

final class Phone: NSObject, UIApplicationDelegate {}
final class Desk: NSObject, NSApplicationDelegate {}

struct Program: App {
#if AUDIT_CONTROL
    @NSApplicationDelegateAdaptor(Desk.self) private var delegate
#else
    @NSApplicationDelegateAdaptor(Phone.self) private var delegate
#endif
    var body: some Scene { WindowGroup { Text("x") } }
}
