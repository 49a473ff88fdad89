// An item of a toolbar is no view.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").toolbar { ToolbarItem { Button("y") {} } }
#else
        VStack { ToolbarItem { Button("y") {} } }
#endif
    }
}
