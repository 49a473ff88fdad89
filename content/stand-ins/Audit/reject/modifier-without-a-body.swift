// A modifier needs a body.
import SwiftUI

struct Loud: ViewModifier {
#if AUDIT_CONTROL
    func body(content: Content) -> some View { content.bold() }
#endif
}
