// Initialisers and modifiers of built-in views are on no actor.
import SwiftUI

nonisolated func card(_ title: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        HStack { Image(systemName: "star"); Text("x").bold() }
    }
    .padding()
    .background(.thinMaterial)
    .onAppear {}
    .task {}
}
