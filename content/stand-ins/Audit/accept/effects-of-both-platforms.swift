// The calls that open things, as a client would wrap them.
import AppKit
import UIKit

struct OpenClient: Sendable {
    var openOnMac: @Sendable (URL) -> Bool
    var openOnPhone: @Sendable (URL) async -> Bool

    static let liveValue = OpenClient(
        openOnMac: { NSWorkspace.shared.open($0) },
        openOnPhone: { await UIApplication.shared.open($0) }
    )
}
