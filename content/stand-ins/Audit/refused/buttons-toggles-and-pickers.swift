// What buttons, toggles, pickers and menus are made of.
import Foundation
import SwiftUI

enum Theme: String, CaseIterable { case light, dark }

enum Tea: String, CaseIterable, Identifiable {
    case green, black
    var id: Self { self }
}

struct Loose { var name = "" }

struct Screen: View {
    @State var isOn = false
    @State var count = 1
    @State var share = 0.5
    @State var text = ""
    @State var date = Date()
    @State var tea = Tea.green
    @State var maybe: String?
    @State var loose = Loose()
    let page = URL(string: "https://example.com")!

    var body: some View { Text("x") }

    func save() {}
    func load() async {}
    func fail() throws {}
}

// What is right …
extension Screen {
    var right1: some View { Button("x", action: save) }
    var right2: some View { Button("x") { Task { await load() } } }
    var right3: some View { Button("x") { try? fail() } }
    var right4: some View { Button(action: save) { Text("x") } }
    var right5: some View { Button("x", role: .destructive) {} }
    var right6: some View { Button(maybe ?? "x") {} }
    var right7: some View { Button("\(count)") {} }
    var right8: some View { Button { save() } label: { Text("x") } }
    var right9: some View { Button("x", action: { save() }) }
    var right10: some View { Button("x", systemImage: "star") {} }
    var right11: some View { Button("x", systemImage: "star", action: save) }
    var right12: some View { Toggle("x", isOn: $isOn) }
    var right13: some View { Toggle("x", isOn: .constant(true)) }
    var right14: some View { Toggle("x", isOn: $isOn) }
    var right15: some View { Toggle("x", isOn: $isOn) }
    var right16: some View { Toggle(isOn: $isOn) { Text("x") } }
    var right17: some View { Picker("x", selection: $tea) { Text("x") } }
    var right18: some View { Picker("x", selection: $count) { Text("x") } }
    var right19: some View { Picker("x", selection: $tea) { Text("x") } }
    var right20: some View { Picker("x", selection: $tea) { Text("x") } }
    var right21: some View { ForEach(Tea.allCases) { Text($0.rawValue) } }
    var right22: some View { Text("x").tag(count) }
    var right23: some View { Menu("x") { Button("y") {} } }
    var right24: some View { Menu { Text("y") } label: { Text("x") } }
    var right25: some View { Label("x", systemImage: "star") }
    var right26: some View { Label("x", systemImage: "star") }
    var right27: some View { Label { Text("x") } icon: { Image("y") } }
    var right28: some View { Link("x", destination: page) }
    var right29: some View { Link("x", destination: page) }
    var right30: some View { Link("x", destination: page) }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: cannot pass function of type '@MainActor @Sendable () async -> ()' to parameter
    var wrong1: some View { Button("x", action: load) }
    // refused: cannot pass function of type '() async -> ()' to parameter expecting
    var wrong2: some View { Button("x") { await load() } }
    // refused: invalid conversion from throwing function of type '() throws -> ()' to
    var wrong3: some View { Button("x") { try fail() } }
    // refused: cannot pass function of type '@MainActor @Sendable () async -> ()' to parameter
    var wrong4: some View { Button(action: load) { Text("x") } }
    // refused: type 'ButtonRole?' has no member 'danger'
    var wrong5: some View { Button("x", role: .danger) {} }
    // refused: value of optional type 'String?' must be unwrapped to a value of type 'String'
    var wrong6: some View { Button(maybe) {} }
    // refused: cannot convert value of type 'Int' to expected argument type
    var wrong7: some View { Button(count) {} }
    // refused: trailing closure passed to parameter of type
    var wrong8: some View { Button { save() } }
    // refused: contextual closure type '@MainActor () -> Void' expects 0 arguments, but 1 was
    var wrong9: some View { Button("x", action: { number in }) }
    // refused: incorrect argument label in call (have '_:icon:_:', expected '_:systemImage:_:')
    var wrong10: some View { Button("x", icon: "star") {} }
    // refused: cannot convert value of type 'Int' to expected argument type 'String'
    var wrong11: some View { Button("x", systemImage: 3, action: save) }
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    var wrong12: some View { Toggle("x", isOn: isOn) }
    // refused: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
    var wrong13: some View { Toggle("x", isOn: true) }
    // refused: cannot convert value of type 'Binding<Int>' to expected argument type
    var wrong14: some View { Toggle("x", isOn: $count) }
    // refused: incorrect argument label in call (have '_:value:', expected '_:isOn:')
    var wrong15: some View { Toggle("x", value: $isOn) }
    // refused: cannot convert value of type 'String' to expected argument type
    var wrong16: some View { Toggle("x") }
    // refused: cannot convert value 'tea' of type 'Tea' to expected type 'Binding<Tea>', use
    var wrong17: some View { Picker("x", selection: tea) { Text("x") } }
    // refused: generic struct 'Picker' requires that 'Loose' conform to 'Hashable'
    var wrong18: some View { Picker("x", selection: $loose) { Text("x") } }
    // refused: generic parameter 'SelectionValue' could not be inferred
    var wrong19: some View { Picker("x") { Text("x") } }
    // refused: incorrect argument label in call (have '_:value:_:', expected '_:selection:_:')
    var wrong20: some View { Picker("x", value: $tea) { Text("x") } }
    // refused: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Theme'
    var wrong21: some View { ForEach(Theme.allCases) { Text($0.rawValue) } }
    // refused: instance method 'tag(_:includeOptional:)' requires that 'Loose' conform to
    var wrong22: some View { Text("x").tag(loose) }
    // refused: cannot convert value of type 'String' to expected argument type
    var wrong23: some View { Menu("x") }
    // refused: trailing closure passed to parameter of type 'MenuStyleConfiguration' that does
    var wrong24: some View { Menu { Text("y") } }
    // refused: cannot convert value of type 'String' to expected argument type
    var wrong25: some View { Label("x") }
    // refused: no exact matches in call to initializer
    var wrong26: some View { Label("x", systemName: "star") }
    // refused: trailing closure passed to parameter of type 'LabelStyleConfiguration' that
    var wrong27: some View { Label { Text("x") } }
    // refused: cannot convert value of type 'String' to expected argument type 'URL'
    var wrong28: some View { Link("x", destination: "https://example.com") }
    // refused: value of optional type 'URL?' must be unwrapped to a value of type 'URL'
    var wrong29: some View { Link("x", destination: URL(string: "x")) }
    // refused: incorrect argument label in call (have '_:url:', expected '_:destination:')
    var wrong30: some View { Link("x", url: page) }
}
#endif
