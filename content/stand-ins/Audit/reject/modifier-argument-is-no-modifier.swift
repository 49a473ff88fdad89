// `modifier` takes anything, but the result is a view only with a modifier.
import SwiftUI

struct Loud: ViewModifier { func body(content: Content) -> some View { content.bold() } }
struct Quiet {}

struct Screen: View {
    var body: some View {
#if AUDIT_CONTROL
        Text("x").modifier(Loud())
#else
        Text("x").modifier(Quiet())
#endif
    }
}
