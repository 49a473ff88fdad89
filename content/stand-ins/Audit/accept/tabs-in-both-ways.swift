// Tabs by value, tabs without a selection, and the older items.
import SwiftUI

enum Page: Hashable { case home, search }

struct Tabs: View {
    @State private var page = Page.home
    @State private var number = 0

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: Page.home) { Text("home") }
            Tab("Search", systemImage: "magnifyingglass", value: Page.search, role: .search) {
                Text("search")
            }
        }
        TabView {
            Tab("One", systemImage: "1.circle") { Text("1") }
            Tab("Two", systemImage: "2.circle") { Text("2") }
        }
        TabView(selection: $number) {
            Text("a").tabItem { Label("A", systemImage: "a") }.tag(0)
            Text("b").tabItem { Text("B") }.tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}
