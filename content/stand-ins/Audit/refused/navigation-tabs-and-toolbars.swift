// What navigation, tabs and toolbars are made of.
import Foundation
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
}

struct Loose {
    let id: Int
    var name = ""
}

enum Route: Hashable { case home }

struct Screen: View {
    @State var items = [Item(id: 1)]
    @State var loose = [Loose(id: 1)]
    @State var numbers: Set<Int> = []
    @State var selection: Int?
    @State var chosen: Loose?
    @State var route: Route?
    @State var routes: [Route] = []
    @State var loosePath: [Loose] = []
    @State var path = NavigationPath()
    @State var text = ""
    @State var count = 1
    @State var isOn = false
    let prices = ["a": 1]

    var body: some View { Text("x") }

    func delete(_ offsets: IndexSet) {}
    func deleteOne(_ offset: Int) {}
    func move(_ offsets: IndexSet, _ to: Int) {}
}

// What is right …
extension Screen {
    var right1: some View { NavigationStack(path: $routes) { Text("x") } }
    var right2: some View { NavigationStack(path: $routes) { Text("x") } }
    var right3: some View { NavigationStack(path: $path) { Text("x") } }
    var right4: some View { NavigationStack { Text("x") } }
    var right5: some View { NavigationLink("x", value: 3) }
    var right6: some View { NavigationLink("x") { Text("y") } }
    var right7: some View { NavigationLink(value: 3) { Text("x") } }
    var right8: some View { NavigationLink("x", value: 3) }
    var right9: some View { Text("x").navigationDestination(for: Item.self) { Text($0.name) } }
    var right10: some View { Text("x").navigationDestination(for: Int.self) { _ in Text("y") } }
    var right11: some View { Text("x").navigationDestination(item: $route) { _ in Text("y") } }
    var right12: some View { Text("x").navigationDestination(isPresented: $isOn) { Text("y") } }
    var right13: some View { Text("x").navigationTitle("\(count)") }
    var right14: some View { Text("x").navigationBarTitleDisplayMode(.inline) }
    var right15: some View { NavigationSplitView { Text("x") } detail: { Text("y") } }
    var right16: some View { TabView(selection: $selection) { Text("x") } }
    var right17: some View { TabView { Tab("x", systemImage: "y") { Text("z") } } }
    var right18: some View { TabView { Tab("x", image: "y") { Text("z") } } }
    var right19: some View { TabView { Tab("x", systemImage: "y") { Text("z") } } }
    var right20: some View {
        TabView(selection: $count) { Tab("x", systemImage: "y", value: 1) { Text("z") } }
    }
    var right21: some View {
        TabView(selection: $count) { Tab("x", systemImage: "y", value: 1) { Text("z") } }
    }
    var right22: some View { Text("x").tabItem { Text("y") } }
    var right23: some View {
        Text("x").toolbar { ToolbarItem(placement: .principal) { Text("y") } }
    }
    var right24: some View { Text("x").toolbar { ToolbarItem { Text("y") } } }
    var right25: some View { Text("x").toolbar { ToolbarItem { Text("y") } } }
    var right26: some View { Text("x").toolbar { ToolbarItem { Text("y") } } }
    var right27: some View { Text("x").toolbar { ToolbarItem { Text("y") } } }
    var right28: some View { Text("x").toolbar(id: "x") { ToolbarItem(id: "y") { Text("z") } } }
    var right29: some View { Text("x").searchable(text: $text) }
    var right30: some View { Text("x").searchable(text: $text) }
    var right31: some View { Text("x").searchable(text: $text, prompt: "y") }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: no exact matches in call to initializer
    var wrong1: some View { NavigationStack(path: $loosePath) { Text("x") } }
    // refused: cannot convert value 'routes' of type '[Route]' to expected type
    var wrong2: some View { NavigationStack(path: routes) { Text("x") } }
    // refused: cannot convert value of type 'Binding<Int>' to expected argument type
    var wrong3: some View { NavigationStack(path: $count) { Text("x") } }
    // refused: missing argument for parameter 'root' in call
    var wrong4: some View { NavigationStack() }
    // refused: initializer 'init(_:value:)' requires that 'Loose' conform to 'Hashable'
    var wrong5: some View { NavigationLink("x", value: Loose(id: 1)) }
    // refused: missing argument for parameter 'destination' in call
    var wrong6: some View { NavigationLink("x") }
    // refused: missing argument for parameter #1 in call
    var wrong7: some View { NavigationLink(value: 3) }
    // refused: extra trailing closure passed in call
    var wrong8: some View { NavigationLink("x", value: 3) { Text("y") } }
    // refused: instance method 'navigationDestination(for:destination:)' requires that 'Loose'
    var wrong9: some View { Text("x").navigationDestination(for: Loose.self) { Text($0.name) } }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    var wrong10: some View { Text("x").navigationDestination(for: Int.self) { Text("y") } }
    // refused: instance method 'navigationDestination(item:destination:)' requires that
    var wrong11: some View { Text("x").navigationDestination(item: $chosen) { Text($0.name) } }
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    var wrong12: some View { Text("x").navigationDestination(isPresented: isOn) { Text("y") } }
    // refused: no exact matches in call to instance method 'navigationTitle'
    var wrong13: some View { Text("x").navigationTitle(count) }
    // refused: type 'NavigationBarItem.TitleDisplayMode' has no member 'small'
    var wrong14: some View { Text("x").navigationBarTitleDisplayMode(.small) }
    // refused: generic parameter 'Detail' could not be inferred
    var wrong15: some View { NavigationSplitView { Text("x") } }
    // refused: initializer 'init(selection:content:)' requires that 'Loose' conform to
    var wrong16: some View { TabView(selection: $chosen) { Text("x") } }
    // refused: return type of property 'wrong17' requires that 'Tab<Never, Text,
    var wrong17: some View { Tab("x", systemImage: "y") { Text("z") } }
    // refused: missing argument for parameter 'content' in call
    var wrong18: some View { TabView { Tab("x", systemImage: "y") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong19: some View { TabView { Tab("x", systemImage: "y") { Text("z") }; Text("w") } }
    var wrong20: some View {
        // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
        TabView(selection: $count) { Tab("x", systemImage: "y", value: "1") { Text("z") } }
    }
    var wrong21: some View {
        // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
        TabView(selection: $count) { Tab("x", systemImage: "y") { Text("z") } }
    }
    // refused: cannot convert value of type 'String' to expected argument type '() -> V'
    var wrong22: some View { Text("x").tabItem("y") }
    // refused: type 'ToolbarItemPlacement' has no member 'trailing'
    var wrong23: some View { Text("x").toolbar { ToolbarItem(placement: .trailing) { Text("y") } } }
    // refused: return type of property 'wrong24' requires that 'ToolbarItem<(), Text>' conform
    var wrong24: some View { ToolbarItem { Text("y") } }
    // refused: missing argument for parameter 'content' in call
    var wrong25: some View { Text("x").toolbar { ToolbarItem(placement: .principal) } }
    // refused: cannot convert value of type 'ToolbarItem<(), Text>' to expected argument type
    var wrong26: some View { Text("x").toolbar(ToolbarItem { Text("y") }) }
    // refused: trailing closure passed to parameter of type 'Visibility' that does not accept
    var wrong27: some View { Text("x").toolbar { for n in 0..<3 { ToolbarItem { Text("\(n)") } } } }
    // refused: instance method 'toolbar(id:content:)' requires that 'some ToolbarContent'
    var wrong28: some View { Text("x").toolbar(id: "x") { ToolbarItem { Text("z") } } }
    // refused: missing argument label 'text:' in call
    var wrong29: some View { Text("x").searchable($text) }
    // refused: cannot convert value 'text' of type 'String' to expected type
    var wrong30: some View { Text("x").searchable(text: text) }
    // refused: cannot convert value of type 'Int' to expected argument type
    var wrong31: some View { Text("x").searchable(text: $text, prompt: 3) }
}
#endif
