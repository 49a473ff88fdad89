// A stepper steps over what can be stepped.
import SwiftUI

struct Screen: View {
    @State private var text = ""
    @State private var count = 1
    var body: some View {
#if AUDIT_CONTROL
        Stepper("x", value: $count)
#else
        Stepper("x", value: $text)
#endif
    }
}
