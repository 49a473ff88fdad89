// The value that is set must have the key's type.
import SwiftUI

extension EnvironmentValues { @Entry var limit: Int = 1 }

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").environment(\.limit, 2)
#else
        Text("x").environment(\.limit, "2")
#endif
    }
}
