// The only condition between scenes is availability.
import SwiftUI

struct Program: App {
    let isLarge = true
    var body: some Scene {
#if AUDIT_CONTROL
        if #available(macOS 99, iOS 99, *) { WindowGroup { Text("x") } }
#else
        if isLarge { WindowGroup { Text("x") } }
#endif
    }
}
