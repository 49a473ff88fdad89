// Styles of one's own for buttons, toggles and labels.
import SwiftUI

struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label }
    }
}

struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title }
    }
}

extension ButtonStyle where Self == Pressed {
    static var pressed: Pressed { Pressed() }
}

struct Styled: View {
    @State private var isOn = false
    var body: some View {
        Button("x") {}.buttonStyle(.pressed)
        Toggle("t", isOn: $isOn).toggleStyle(Check())
        Label("l", systemImage: "s").labelStyle(Stacked())
    }
}
