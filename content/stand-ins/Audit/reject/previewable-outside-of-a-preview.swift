// State of a preview belongs in its body.
import SwiftUI

#if AUDIT_CONTROL
#Preview {
    @Previewable @State var isOn = false
    Toggle("x", isOn: $isOn)
}
#else
struct Screen: View {
    @Previewable @State var isOn = false
    var body: some View { Toggle("x", isOn: $isOn) }
}
#endif
