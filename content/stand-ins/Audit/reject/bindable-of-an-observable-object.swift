// `@Bindable` does not take the older kind of object.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Screen: View {
#if AUDIT_CONTROL
    @ObservedObject var session: Session
#else
    @Bindable var session: Session
#endif
    var body: some View { TextField("x", text: $session.name) }
}
