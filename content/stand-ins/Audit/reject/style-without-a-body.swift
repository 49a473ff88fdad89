// A style makes a body.
import SwiftUI

struct Flat: ButtonStyle {
#if AUDIT_CONTROL
    func makeBody(configuration: Configuration) -> some View { configuration.label }
#endif
}
