// A binding has no value of its own.
import SwiftUI

struct Screen: View {
#if AUDIT_CONTROL
    @State var isOn = false
#else
    @Binding var isOn: Bool = false
#endif
    var body: some View { Toggle("x", isOn: $isOn) }
}
