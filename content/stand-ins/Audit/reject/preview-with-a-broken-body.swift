// The body of a preview is checked although nothing shows it.
import SwiftUI

struct Screen: View {
    let title: String
    var body: some View { Text(title) }
}

#Preview {
#if AUDIT_CONTROL
    Screen(title: "x")
#else
    Screen(name: "x")
#endif
}
