// `@Entry` in all four containers, with inferred, written, optional and function types.
import SwiftUI

struct Palette { var accent = Color.red }

extension EnvironmentValues {
    @Entry var limit = 3
    @Entry var ratio: Double = 0.5
    @Entry var owner: String?
    @Entry var palette: Palette = Palette()
    @Entry var action: (@MainActor (Int) -> Void)? = nil
}

extension Transaction {
    @Entry var isQuiet = false
}

extension ContainerValues {
    @Entry var rank: Int = 0
}

extension FocusedValues {
    @Entry var documentName: String?
}

struct Uses: View {
    @Environment(\.limit) var limit
    @Environment(\.palette) var palette
    @FocusedValue(\.documentName) var documentName

    var body: some View {
        Text("\(limit)")
            .foregroundStyle(palette.accent)
            .environment(\.owner, "me")
            .containerValue(\.rank, 2)
            .focusedValue(\.documentName, "letter")
        Button("Quiet") { withTransaction(\.isQuiet, true) {} }
    }
}
