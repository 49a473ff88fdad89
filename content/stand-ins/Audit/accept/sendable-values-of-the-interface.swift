// What may cross actors: texts, colours, fonts, and wrappers of Sendable values.
import SwiftUI

func keep(_ value: some Sendable) {}

struct Plain: View { var body: some View { Text("x") } }

@MainActor func pass(_ environment: Environment<Int>) {
    keep(Text("x"))
    keep(Color.red)
    keep(Font.body)
    keep(Image("x"))
    keep(State(initialValue: 1))
    keep(Binding.constant("x"))
    keep(environment)
    keep(Plain())
    keep(ButtonRole.cancel)
}
