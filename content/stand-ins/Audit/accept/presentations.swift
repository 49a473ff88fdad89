// Sheets, covers, popovers, alerts and dialogs, by flag and by item.
import SwiftUI

struct Problem: LocalizedError, Identifiable { let id = 1 }

struct Presenter: View {
    @State private var isShown = false
    @State private var item: Problem?
    @State private var error: Problem?
    @State private var detent = PresentationDetent.medium
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("x")
            .sheet(isPresented: $isShown) { Text("sheet") }
            .sheet(item: $item, onDismiss: { dismiss() }) { Text("\($0.id)") }
            .fullScreenCover(item: $item) { _ in Text("cover") }
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
                Text("pop").presentationDetents([.medium, .large], selection: $detent)
                    .presentationDragIndicator(.visible)
            }
        Text("y")
            .alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
            .alert("Title", isPresented: $isShown) {
                Button("Delete", role: .destructive) {}
            } message: {
                Text("message")
            }
            .alert("Title", isPresented: $isShown, presenting: item) { item in
                Button("\(item.id)") {}
            }
            .alert(isPresented: $isShown, error: error) { Button("OK") {} }
            .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                Button("Yes") {}
            }
            .searchable(text: .constant(""), prompt: "Find")
    }
}
