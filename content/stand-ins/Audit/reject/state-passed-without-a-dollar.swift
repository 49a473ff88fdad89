// A control wants the binding, not the value.
import SwiftUI

struct Screen: View {
    @State private var isOn = false
    var body: some View {
#if AUDIT_CONTROL
        Toggle("x", isOn: $isOn)
#else
        Toggle("x", isOn: isOn)
#endif
    }
}
