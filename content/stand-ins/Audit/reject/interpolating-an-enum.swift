// A localised key takes strings and numbers, not every value.
import SwiftUI

enum Phase { case one }

struct Screen: View {
    let phase = Phase.one
    var key: LocalizedStringKey {
#if AUDIT_CONTROL
        "phase \(String(describing: phase))"
#else
        "phase \(phase)"
#endif
    }
    var body: some View { Text(key) }
}
