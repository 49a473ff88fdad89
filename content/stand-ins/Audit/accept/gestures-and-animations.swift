// Gestures with state, and changes that are animated.
import SwiftUI

struct Moves: View {
    @GestureState private var offset = CGSize.zero
    @State private var isLarge = false

    var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { _ in isLarge = true }
            .onEnded { value in isLarge = value.translation.width > 3 }
    }

    var body: some View {
        Rectangle()
            .scaleEffect(isLarge ? 2 : 1)
            .rotationEffect(.degrees(45), anchor: .topLeading)
            .offset(offset)
            .gesture(drag)
            .simultaneousGesture(TapGesture().onEnded { isLarge.toggle() })
            .onLongPressGesture { isLarge = false }
            .animation(.easeInOut(duration: 0.2), value: isLarge)
            .transition(.move(edge: .leading).combined(with: .opacity))
        Button("Grow") { withAnimation(.spring) { isLarge.toggle() } }
    }
}
