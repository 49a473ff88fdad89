// A value of the environment cannot be set by the view that reads it.
import SwiftUI

struct Screen: View {
    @Environment(\.colorScheme) private var scheme
    @State private var own = ColorScheme.light
    var body: some View {
        Button("x") {
#if AUDIT_CONTROL
            own = .dark
#else
            scheme = .dark
#endif
        }
    }
}
