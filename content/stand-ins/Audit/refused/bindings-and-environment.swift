// What is handed on with a dollar, and what the environment takes.
import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class Store {
    var count = 0
    var computed: Int { count }
    let fixed = 1
    private(set) var sealed = 0
    func reset() {}
}

@MainActor final class Plain {}

struct Loose {}

enum Level: String { case low }

enum Bare { case one }

struct Child: View {
    @Binding var count: Int
    var body: some View { Text("x") }
}

struct Screen: View {
    let plain = 0
    let store = Store()
    @Bindable var model: Store
    @State var count = 0
    @State var maybe: Int?
    @State var text = ""
    @State var names = ["a": 1]
    @State var owned = Store()
    @Environment(Store.self) var shared
    @Environment(\.colorScheme) var scheme
    @Environment(\.dismiss) var dismiss
    @Environment(\.openURL) var openURL
    @Environment(\.openWindow) var openWindow
    @FocusState var isFocused: Bool
    @FocusState var field: Level?

    var body: some View { Text("x") }
}

// What is right …
extension Screen {
    var right1: some View { Child(count: $count) }
    var right2: some View { Child(count: $count) }
    var right3: some View { Child(count: .constant(1)) }
    var right4: some View { Child(count: $count) }
    var right5: some View { Child(count: $count) }
    var right6: some View { Child(count: Bindable(store).count) }
    var right7: some View { Child(count: Bindable(shared).count) }
    var right8: some View { Child(count: $model.count) }
    var right9: some View { Child(count: $model.count) }
    var right10: some View { Child(count: $model.count) }
    var right11: some View { Child(count: $owned.count) }
    var right12: some View { Button("x", action: owned.reset) }
    var right13: some View { Child(count: Binding(get: { count }, set: { count = $0 })) }
    var right14: some View { Child(count: Binding(get: { count }, set: { _ in })) }
    var right15: some View { Child(count: Binding(get: { count }, set: { _ in })) }
    var right16: some View { Child(count: .constant(3)) }
    var right17: some View { Child(count: $count) }
    var right18: some View { Text("x").environment(store) }
    var right19: some View { Text("x").environment(store) }
    var right20: some View { Text("x").environment(\.colorScheme, .dark) }
    var right21: some View { Text("x").environment(\.locale, .current) }
    var right22: some View { Button("x") { print(scheme) } }
    var right23: some View { Button("x") { dismiss() } }
    var right24: some View { Button("x") { openURL(URL(string: "x")!) } }
    var right25: some View { Button("x") { openWindow(value: 3) } }
    var right26: some View { Button("x") { openWindow(id: "x") } }
    var right27: some View { Text("x").focused($isFocused) }
    var right28: some View { Text("x").focused($field, equals: .low) }
    var right29: some View { Button("x") { count = 1 } }
    var right30: some View { Button("x") { count += 1 } }
    var right31: some View { Button("x") { isFocused = true } }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: cannot find '$plain' in scope
    var wrong1: some View { Child(count: $plain) }
    // refused: missing argument label 'count:' in call
    var wrong2: some View { Child($count) }
    // refused: cannot convert value of type 'Int' to expected argument type 'Binding<Int>'
    var wrong3: some View { Child(count: 1) }
    // refused: cannot convert value of type 'Binding<Int?>' to expected argument type
    var wrong4: some View { Child(count: $maybe) }
    // refused: cannot convert value of type 'Binding<String>' to expected argument type
    var wrong5: some View { Child(count: $text) }
    // refused: cannot find '$store' in scope
    var wrong6: some View { Child(count: $store.count) }
    // refused: cannot find '$shared' in scope
    var wrong7: some View { Child(count: $shared.count) }
    // refused: cannot assign to property: 'fixed' is a 'let' constant
    var wrong8: some View { Child(count: $model.fixed) }
    // refused: cannot assign to property: 'computed' is a get-only property
    var wrong9: some View { Child(count: $model.computed) }
    // refused: value of type 'Bindable<Store>' has no dynamic member 'missing' using key path
    var wrong10: some View { Child(count: $model.missing) }
    // refused: cannot assign to property: 'sealed' setter is inaccessible
    var wrong11: some View { Child(count: $owned.sealed) }
    // refused: cannot convert value of type 'Binding<@MainActor @Sendable () -> ()>' to
    var wrong12: some View { Button("x", action: $owned.reset) }
    // refused: missing argument for parameter 'set' in call
    var wrong13: some View { Child(count: Binding(get: { count })) }
    // refused: cannot convert value of type 'String' to closure result type 'Int'
    var wrong14: some View { Child(count: Binding(get: { text }, set: { _ in })) }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    var wrong15: some View { Child(count: Binding(get: { count }, set: {})) }
    // refused: no exact matches in call to initializer
    var wrong16: some View { Child(count: Binding(3)) }
    // refused: cannot convert value of type 'Binding<Dictionary<String, Int>.Element>' (aka
    var wrong17: some View { Child(count: $names["a"]) }
    // refused: instance method 'environment' requires that 'Plain' conform to 'Observable'
    var wrong18: some View { Text("x").environment(Plain()) }
    // refused: instance method 'environmentObject' requires that 'Store' conform to
    var wrong19: some View { Text("x").environmentObject(store) }
    // refused: cannot convert value of type 'String' to expected argument type 'ColorScheme'
    var wrong20: some View { Text("x").environment(\.colorScheme, "dark") }
    // refused: cannot convert value of type 'KeyPath<EnvironmentValues, Value>' to expected
    var wrong21: some View { Text("x").environment(\.language, "en") }
    // refused: cannot assign to property: 'scheme' is a get-only property
    var wrong22: some View { Button("x") { scheme = .dark } }
    // refused: cannot convert value of type 'DismissAction' to expected argument type
    var wrong23: some View { Button("x", action: dismiss) }
    // refused: cannot convert value of type 'String' to expected argument type 'URL'
    var wrong24: some View { Button("x") { openURL("x") } }
    // refused: instance method 'callAsFunction(value:)' requires that 'Loose' conform to
    var wrong25: some View { Button("x") { openWindow(value: Loose()) } }
    // refused: missing argument label 'id:' in call
    var wrong26: some View { Button("x") { openWindow("x") } }
    // refused: cannot convert parent type 'FocusState<Level?>' to expected type
    var wrong27: some View { Text("x").focused($field) }
    // refused: cannot convert value of type 'String' to expected argument type 'Level'
    var wrong28: some View { Text("x").focused($field, equals: "low") }
    // refused: cannot assign to property: 'plain' is a 'let' constant
    var wrong29: some View { Button("x") { plain = 1 } }
    // refused: cannot assign to property: '$count' is immutable
    var wrong30: some View { Button("x") { $count = .constant(1) } }
    // refused: type 'Bool' has no member 'low'
    var wrong31: some View { Button("x") { isFocused = .low } }
}
#endif
