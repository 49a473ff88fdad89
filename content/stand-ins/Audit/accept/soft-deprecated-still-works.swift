// Older spellings that no compiler warns about yet, and one that it does.
import SwiftUI

struct Older: View {
    @State private var value = 0
    var body: some View {
        Text("a").foregroundColor(.red).cornerRadius(4)
        Text("b").overlay(Circle()).background(Color.blue)
        Text("c").onChange(of: value) { newValue in value = newValue }
        NavigationLink(destination: Text("d")) { Text("label") }
        Section(header: Text("head")) { Text("row") }
        Picker(selection: $value, label: Text("p")) { Text("0").tag(0) }
        Text("e").colorScheme(.dark)
    }
}
