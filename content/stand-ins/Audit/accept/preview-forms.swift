// Previews with a name, with traits, with state of their own, and in the older way.
import SwiftUI

struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview { Switch(isOn: .constant(true)) }

#Preview("Named") {
    Text("first")
    Text("second")
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    Switch(isOn: .constant(false))
}

#Preview("State") {
    @Previewable @State var isOn = false
    Switch(isOn: $isOn)
}

#Preview("Conditional") {
    let shown = true
    if shown { Text("yes") } else { Image(systemName: "xmark") }
}

struct Switch_Previews: PreviewProvider {
    static var previews: some View { Switch(isOn: .constant(true)) }
}
