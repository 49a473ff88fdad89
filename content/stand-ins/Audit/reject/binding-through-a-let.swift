// A binding into a value needs a property that can be set.
import SwiftUI

#if AUDIT_CONTROL
struct Item { var name = "" }
#else
struct Item { let name = "" }
#endif

struct Screen: View {
    @State private var item = Item()
    var body: some View { TextField("x", text: $item.name) }
}
