// A store on the main actor is not reached from elsewhere.
import SwiftUI

@MainActor @Observable final class Store { var count = 0 }

struct Screen: View {
    @State var store = Store()
    var body: some View {
        Text("x").task {
#if AUDIT_CONTROL
            store.count += 1
#else
            await Task.detached { store.count += 1 }.value
#endif
        }
    }
}
