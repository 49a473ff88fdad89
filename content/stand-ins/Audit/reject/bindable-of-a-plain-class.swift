// `@Bindable` wants an observable object.
import SwiftUI

#if AUDIT_CONTROL
@MainActor @Observable final class Store { var name = "" }
#else
@MainActor final class Store { var name = "" }
#endif

struct Screen: View {
    @Bindable var store: Store
    var body: some View { TextField("x", text: $store.name) }
}
