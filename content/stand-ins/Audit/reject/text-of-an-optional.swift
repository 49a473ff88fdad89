// A text takes no optional string.
import SwiftUI

struct Screen: View {
    let name: String? = nil
    var body: some View {
#if AUDIT_CONTROL
        Text(name ?? "")
#else
        Text(name)
#endif
    }
}
