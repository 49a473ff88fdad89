// What lists and rows are made from.
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
    var right1: some View { List(items) { Text($0.name) } }
    var right2: some View { List(loose, id: \.id) { Text($0.name) } }
    var right3: some View { List(numbers.sorted(), id: \.self) { Text("\($0)") } }
    var right4: some View { List(prices.sorted(by: <), id: \.key) { Text($0.key) } }
    var right5: some View { List(items, id: \.name) { Text($0.name) } }
    var right6: some View { List(0..<5) { Text("\($0)") } }
    var right7: some View { List(0..<5) { Text("\($0)") } }
    var right8: some View { List($items) { $item in Text(item.name) } }
    var right9: some View { List(items, selection: $selection) { Text($0.name) } }
    var right10: some View { List(items, selection: $selection) { Text($0.name) } }
    var right11: some View { ForEach(loose, id: \.id) { Text($0.name) } }
    var right12: some View { ForEach(0...3, id: \.self) { Text("\($0)") } }
    var right13: some View { ForEach(numbers.sorted(), id: \.self) { Text("\($0)") } }
    var right14: some View { ForEach(prices.keys.sorted(), id: \.self) { Text($0) } }
    var right15: some View { ForEach(0..<3) { Text("\($0)") } }
    var right16: some View { ForEach(items) { Text($0.name) } }
    var right17: some View { ForEach($items) { $item in Text(item.name) } }
    var right18: some View { ForEach(items) { item in Text(item.name) } }
    var right19: some View { ForEach(items, content: { Text($0.name) }) }
    var right20: some View { ForEach(Array("abc"), id: \.self) { Text(String($0)) } }
    var right21: some View { ForEach(loose, id: \.id) { Text($0.name) } }
    var right22: some View { ForEach(Array(zip(items, items)), id: \.0.id) { Text($0.0.name) } }
    var right23: some View { ForEach(items.map(\.name), id: \.self) { Text($0) } }
    var right24: some View { ForEach(items) { Text($0.name) }.onDelete(perform: delete) }
    var right25: some View { ForEach(items) { Text($0.name) }.onMove(perform: move) }
    var right26: some View { ForEach(items) { Text($0.name) }.onDelete { _ in }.padding() }
    var right27: some View { ForEach(items) { Text($0.name) }.onMove { _, _ in } }
    var right28: some View { ForEach(items) { Text($0.name) }.onDelete { _ in } }
    var right29: some View { List { ForEach(items) { Text($0.name) } } }
    var right30: some View { Section("x") { Text("y") } }
    var right31: some View { Section { Text("x") } header: { Text("y") } }
    var right32: some View { Form { ForEach(items) { Text($0.name) } } }
    var right33: some View { DisclosureGroup("x", isExpanded: $isOn) { Text("y") } }
    var right34: some View { Section("x", isExpanded: $isOn) { Text("y") } }
    var right35: some View { Text("x").listStyle(.plain) }
    var right36: some View { Text("x").swipeActions { Text("x") } }
    var right37: some View { Text("x").badge(1) }
    var right38: some View { Text("x").listRowSeparator(.hidden) }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: missing argument label 'content:' in call
    var wrong1: some View { List(items) }
    // refused: initializer 'init(_:rowContent:)' requires that 'Loose' conform to
    var wrong2: some View { List(loose) { Text($0.name) } }
    // refused: initializer 'init(_:id:rowContent:)' requires that 'Set<Int>' conform to
    var wrong3: some View { List(numbers, id: \.self) { Text("\($0)") } }
    // refused: initializer 'init(_:id:rowContent:)' requires that '[String : Int]' conform to
    var wrong4: some View { List(prices, id: \.key) { Text($0.key) } }
    // refused: value of type 'Item' has no member 'nam'
    var wrong5: some View { List(items, id: \.nam) { Text($0.name) } }
    // refused: cannot convert value of type 'Int' to expected argument type 'Range<Int>'
    var wrong6: some View { List(5) { Text("\($0)") } }
    // refused: cannot convert value of type 'ClosedRange<Int>' to expected argument type
    var wrong7: some View { List(0...5) { Text("\($0)") } }
    // refused: initializer 'init(_:rowContent:)' requires that 'Loose' conform to
    var wrong8: some View { List($loose) { $item in Text(item.name) } }
    // refused: cannot convert value 'selection' of type 'Int?' to expected type
    var wrong9: some View { List(items, selection: selection) { Text($0.name) } }
    // refused: referencing initializer 'init(_:selection:rowContent:)' on 'List' requires that
    var wrong10: some View { List(items, selection: $chosen) { Text($0.name) } }
    // refused: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Loose'
    var wrong11: some View { ForEach(loose) { Text($0.name) } }
    // refused: cannot convert value of type 'ClosedRange<Int>' to expected argument type
    var wrong12: some View { ForEach(0...3) { Text("\($0)") } }
    // refused: generic struct 'ForEach' requires that 'Set<Int>' conform to
    var wrong13: some View { ForEach(numbers, id: \.self) { Text("\($0)") } }
    // refused: generic struct 'ForEach' requires that '[String : Int]' conform to
    var wrong14: some View { ForEach(prices, id: \.key) { Text($0.key) } }
    // refused: cannot convert value of type 'Int' to expected argument type 'Range<Int>'
    var wrong15: some View { ForEach(3) { Text("\($0)") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong16: some View { ForEach(items) { print($0) } }
    // refused: initializer 'init(_:)' requires that 'Binding<String>' conform to
    var wrong17: some View { ForEach($items) { item in Text(item.name) } }
    // refused: cannot convert value 'items' of type '[Item]' to expected type
    var wrong18: some View { ForEach(items) { $item in Text(item.name) } }
    // refused: missing argument for parameter 'content' in call
    var wrong19: some View { ForEach(items) }
    // refused: generic struct 'ForEach' requires that 'String' conform to
    var wrong20: some View { ForEach("abc", id: \.self) { Text(String($0)) } }
    // refused: generic struct 'ForEach' requires that 'Loose' conform to 'Hashable'
    var wrong21: some View { ForEach(loose, id: \.self) { Text($0.name) } }
    // refused: generic struct 'ForEach' requires that 'Zip2Sequence<[Item], [Item]>' conform
    var wrong22: some View { ForEach(zip(items, items), id: \.0.id) { Text($0.0.name) } }
    // refused: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String'
    var wrong23: some View { ForEach(items.map(\.name)) { Text($0) } }
    // refused: cannot convert value of type '@MainActor @Sendable (Int) -> ()' to expected
    var wrong24: some View { ForEach(items) { Text($0.name) }.onDelete(perform: deleteOne) }
    // refused: cannot convert value of type '@MainActor @Sendable (IndexSet) -> ()' to
    var wrong25: some View { ForEach(items) { Text($0.name) }.onMove(perform: delete) }
    // refused: value of type 'some View' has no member 'onDelete'
    var wrong26: some View { ForEach(items) { Text($0.name) }.padding().onDelete { _ in } }
    // refused: contextual closure type '(IndexSet, Int) -> Void' expects 2 arguments, but 1
    var wrong27: some View { ForEach(items) { Text($0.name) }.onMove { _ in } }
    // refused: value of type 'Text' has no member 'onDelete'
    var wrong28: some View { Text("x").onDelete { _ in } }
    // refused: value of type 'List<Never, EmptyView>' has no member 'onMove'
    var wrong29: some View { List { }.onMove { _, _ in } }
    // refused: missing argument label 'content:' in call
    var wrong30: some View { Section("x") }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong31: some View { Section { Text("x") } header: { "y" } }
    // refused: extra trailing closure passed in call
    var wrong32: some View { Form(items) { Text($0.name) } }
    // refused: incorrect argument label in call (have '_:expanded:_:', expected
    var wrong33: some View { DisclosureGroup("x", expanded: $isOn) { Text("y") } }
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    var wrong34: some View { Section("x", isExpanded: isOn) { Text("y") } }
    // refused: type 'ListStyle' has no member 'fancy'
    var wrong35: some View { Text("x").listStyle(.fancy) }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong36: some View { Text("x").swipeActions { "x" } }
    // refused: cannot convert value of type 'Double' to expected argument type 'Int'
    var wrong37: some View { Text("x").badge(1.5) }
    // refused: cannot convert value of type 'Bool' to expected argument type 'Visibility'
    var wrong38: some View { Text("x").listRowSeparator(false) }
}
#endif
