// Values passed up, sizes read, and anchors of alignment.
import SwiftUI

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct Measured: View {
    @State private var height: CGFloat = 0
    var body: some View {
        GeometryReader { proxy in
            Text("\(proxy.size.width)").preference(key: HeightKey.self, value: proxy.size.height)
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
        .padding([.top, .leading], 4)
        .ignoresSafeArea(edges: .bottom)
    }
}
