// A modifier type, its extension on views, and a conditional modifier.
import SwiftUI

struct CardStyle: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .background(.background, in: .rect(cornerRadius: radius))
            .overlay(alignment: .topTrailing) { Text("!") }
            .shadow(radius: 2)
    }
}

extension View {
    func card(radius: CGFloat = 8) -> some View { modifier(CardStyle(radius: radius)) }

    @ViewBuilder func when<Result: View>(
        _ condition: Bool,
        @ViewBuilder _ change: (Self) -> Result
    ) -> some View {
        if condition { change(self) } else { self }
    }
}

struct Cards: View {
    var body: some View {
        Text("a").card().when(true) { $0.bold() }
        Text("b").modifier(CardStyle(radius: 2).concat(EmptyModifier()))
    }
}
