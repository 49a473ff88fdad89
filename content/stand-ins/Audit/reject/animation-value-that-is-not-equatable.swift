// The value of an animation is compared.
import SwiftUI

#if AUDIT_CONTROL
struct Query: Equatable { var text = "" }
#else
struct Query { var text = "" }
#endif

struct Screen: View {
    let query = Query()
    var body: some View { Text("x").animation(.default, value: query) }
}
