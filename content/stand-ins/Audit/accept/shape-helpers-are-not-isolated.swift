// A shape's own methods are callable from its nonisolated outline, and from anywhere else.
import SwiftUI

struct Wave: Shape {
    var height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: crest(in: rect))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }

    func crest(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX, y: rect.minY + height)
    }
}

nonisolated func outline() -> Path {
    let wave = Wave(height: 3)
    _ = wave.crest(in: .zero)
    return wave.path(in: .zero)
}

struct Sea: View {
    var body: some View {
        Wave(height: 2).fill(.blue).frame(height: 40)
        Circle().stroke(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
    }
}
