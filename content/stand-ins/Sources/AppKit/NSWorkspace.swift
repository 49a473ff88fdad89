public import Foundation

/// What a Mac opens and shows on behalf of its apps; nothing is opened here.
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()

    /// Opens an address; false, since there is nothing to open it with.
    @discardableResult
    open func open(_ url: URL) -> Bool { false }

    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}
