// A closure type on the main actor is not Sendable in Apple's SwiftUI, which is built in the
// Swift 5 mode: any function value may become a button's action.
import SwiftUI

struct Row: View {
    let title: String
    let action: () -> Void
    var onTap: (() -> Void)?

    var body: some View {
        Button(title, systemImage: "star", action: action)
        Button("Delete", systemImage: "trash", role: .destructive, action: action)
        Button(title, action: action)
        Button(title, action: onTap ?? {})
        Button(action: action) { Text(title) }
        Button(role: .cancel, action: action) { Text(title) }
        Text(title).onTapGesture(perform: action)
    }
}
