// The focus begins nowhere.
import SwiftUI

struct Screen: View {
#if AUDIT_CONTROL
    @FocusState private var isFocused: Bool
#else
    @FocusState private var isFocused = false
#endif
    var body: some View { Text("x").focused($isFocused) }
}
