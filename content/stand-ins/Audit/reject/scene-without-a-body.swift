// A scene needs a body.
import SwiftUI

struct Windows: Scene {
#if AUDIT_CONTROL
    var body: some Scene { WindowGroup { Text("x") } }
#endif
}
