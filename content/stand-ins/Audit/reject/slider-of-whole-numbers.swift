// A slider slides over fractions.
import SwiftUI

struct Screen: View {
    @State private var share = 0.5
    @State private var count = 1
    var body: some View {
#if AUDIT_CONTROL
        Slider(value: $share)
#else
        Slider(value: $count)
#endif
    }
}
