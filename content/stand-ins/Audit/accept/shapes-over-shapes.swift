// Fills and strokes in a row, gradients, and styles of any type.
import SwiftUI

struct Badges: View {
    let isOn: Bool

    var body: some View {
        Circle().fill(.blue).stroke(.white, lineWidth: 2)
        Capsule().fill(.red.gradient).strokeBorder(.black)
        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        RoundedRectangle(cornerRadius: 4).inset(by: 2).trim(to: 0.5).stroke(style: StrokeStyle())
        Text("x").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        Text("y").background(.ultraThinMaterial, in: .capsule).clipShape(.circle)
        Color.accentColor.opacity(0.3).frame(height: 1)
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 1, y: 1))
            path.closeSubpath()
        }
    }
}
