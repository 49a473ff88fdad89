// The body of an app holds scenes.
import SwiftUI

struct Program: App {
    var body: some Scene {
#if AUDIT_CONTROL
        WindowGroup { Text("x") }
#else
        Text("x")
#endif
    }
}
