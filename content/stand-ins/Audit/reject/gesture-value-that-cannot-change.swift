// `onChanged` compares the values of a gesture.
import SwiftUI

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").gesture(DragGesture().onChanged { _ in })
#else
        Text("x").gesture(TapGesture().onChanged { _ in })
#endif
    }
}
