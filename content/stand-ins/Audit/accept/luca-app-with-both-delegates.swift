// The delegate adaptors of both platforms; a Mac's or a phone's file would hold one of them.
import AppKit
import SwiftUI
import UIKit

final class PhoneDelegate: NSObject, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {}
}

@MainActor final class DeskDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSApp.setActivationPolicy(.accessory)
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

@main
struct BothApp: App {
    @UIApplicationDelegateAdaptor private var phone: PhoneDelegate
    @NSApplicationDelegateAdaptor(DeskDelegate.self) private var desk

    var body: some Scene { WindowGroup { Text("both") } }
}
