// Stacks, links, split views, titles, toolbars and destinations.
import SwiftUI

enum Route: Hashable, Codable { case a, b(Int) }

struct Navigator: View {
    @State private var path = NavigationPath()
    @State private var routes: [Route] = []
    @State private var item: Route?
    @State private var isShown = false
    @State private var columns = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("A", value: Route.a)
            NavigationLink(value: Route.b(1)) { Label("B", systemImage: "b.circle") }
            NavigationLink("Older") { Text("destination") }
            NavigationLink { Text("destination") } label: { Text("label") }
            Button("Push") { path.append(Route.a); path.removeLast() }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .a: Text("a")
                    case .b(let number): Text("\(number)")
                    }
                }
                .navigationDestination(isPresented: $isShown) { Text("shown") }
                .navigationDestination(item: $item) { _ in Text("item") }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("One") {}
                        Button("Two") {}
                    }
                    if isShown { ToolbarItem { EditLabel() } }
                }
        }
        NavigationStack(path: $routes) { Text("root") }
        NavigationStack { Text("root") }.toolbar { Button("Plain") {} }
        NavigationSplitView(columnVisibility: $columns) {
            Text("side")
        } content: {
            Text("content")
        } detail: {
            Text("detail")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationView { Text("older") }
    }
}

struct EditLabel: View { var body: some View { Text("edit") } }
