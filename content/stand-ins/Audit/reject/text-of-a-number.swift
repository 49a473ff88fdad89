// A text takes no number.
import SwiftUI

struct Screen: View {
    let count = 3
    var body: some View {
#if AUDIT_CONTROL
        Text("\(count)")
#else
        Text(count)
#endif
    }
}
