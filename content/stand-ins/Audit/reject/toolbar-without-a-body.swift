// Content of a toolbar needs a body.
import SwiftUI

struct Tools: ToolbarContent {
#if AUDIT_CONTROL
    var body: some ToolbarContent { ToolbarItem { Button("x") {} } }
#endif
}
