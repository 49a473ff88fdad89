// `environmentObject` takes the older kind of object, `environment` the newer.
import SwiftUI

@MainActor @Observable final class Store {}

struct Screen: View {
    let store: Store
    var body: some View {
#if AUDIT_CONTROL
        Text("x").environment(store)
#else
        Text("x").environmentObject(store)
#endif
    }
}
