// A property that only its own type sets cannot be bound.
import SwiftUI

@MainActor @Observable final class Store {
#if AUDIT_CONTROL
    var name = ""
#else
    let name = ""
#endif
}

struct Screen: View {
    @State var store = Store()
    var body: some View { TextField("x", text: $store.name) }
}
