// What the closures of events may do.
import Foundation
import SwiftUI

struct Item: Identifiable {
    let id: Int
    var name = ""
}

struct Loose { var name = "" }

enum Failure: LocalizedError { case one }

enum PlainFailure: Error { case one }

struct Screen: View {
    @State var isOn = false
    @State var item: Item?
    @State var sure = Item(id: 1)
    @State var loose: Loose?
    @State var failure: Failure?
    @State var plain: PlainFailure?
    @State var count = 0

    var body: some View { Text("x") }

    func load() async {}
    func fail() async throws {}
    func failNow() throws {}
}

// What is right …
extension Screen {
    var right1: some View { Text("x").task { await load() } }
    var right2: some View { Text("x").task { try? await fail() } }
    var right3: some View { Text("x").task(id: count) {} }
    var right4: some View { Text("x").task(load) }
    var right5: some View { Text("x").task {} }
    var right6: some View { Text("x").refreshable { try? await fail() } }
    var right7: some View { Text("x").refreshable(action: load) }
    var right8: some View { Text("x").onChange(of: count) {} }
    var right9: some View { Text("x").onChange(of: count) { _, new in print(new) } }
    var right10: some View { Text("x").onChange(of: count) {} }
    var right11: some View { Text("x").onChange(of: count) { Task { await load() } } }
    var right12: some View { Text("x").onChange(of: count, initial: true) {} }
    var right13: some View { Text("x").onSubmit { print("y") } }
    var right14: some View { Text("x").onTapGesture { print("y") } }
    var right15: some View { Text("x").onTapGesture(count: 2) {} }
    var right16: some View { Text("x").onOpenURL { (page: URL) in print(page) } }
    var right17: some View { Text("x").onDisappear { try? failNow() } }
    var right18: some View { Text("x").onAppear(perform: { print("y") }) }
    var right19: some View { Text("x").onKeyPress(.space) { .handled } }
    var right20: some View { Text("x").gesture(TapGesture()) }
    var right21: some View { Text("x").onHover { print($0) } }
    var right22: some View { Text("x").keyboardShortcut("s") }
    var right23: some View { Text("x").keyboardShortcut("s", modifiers: .command) }
    var right24: some View { Text("x").contextMenu { Text("y") } }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: invalid conversion from 'async' function of type '() async -> ()' to
    var wrong1: some View { Text("x").onAppear { await load() } }
    // refused: invalid conversion from throwing function of type '@Sendable () async throws ->
    var wrong2: some View { Text("x").task { try await fail() } }
    // refused: referencing instance method 'task(id:priority:_:)' on 'Optional' requires that
    var wrong3: some View { Text("x").task(id: loose) {} }
    // refused: invalid conversion from throwing function of type '@MainActor @Sendable ()
    var wrong4: some View { Text("x").task(fail) }
    // refused: contextual closure type '@Sendable () async -> Void' expects 0 arguments, but 1
    var wrong5: some View { Text("x").task { number in } }
    // refused: invalid conversion from throwing function of type '@Sendable () async throws ->
    var wrong6: some View { Text("x").refreshable { try await fail() } }
    // refused: incorrect argument label in call (have 'perform:', expected 'action:')
    var wrong7: some View { Text("x").refreshable(perform: load) }
    // refused: referencing instance method 'onChange(of:initial:_:)' on 'Optional' requires
    var wrong8: some View { Text("x").onChange(of: loose) {} }
    // refused: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were
    var wrong9: some View { Text("x").onChange(of: count) { a, b, c in } }
    // refused: missing argument label 'of:' in call
    var wrong10: some View { Text("x").onChange(count) {} }
    // refused: cannot pass function of type '() async -> ()' to parameter expecting
    var wrong11: some View { Text("x").onChange(of: count) { await load() } }
    // refused: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
    var wrong12: some View { Text("x").onChange(of: count, initial: 1) {} }
    // refused: cannot pass function of type '() async -> ()' to parameter expecting
    var wrong13: some View { Text("x").onSubmit { await load() } }
    // refused: cannot pass function of type '() async -> ()' to parameter expecting
    var wrong14: some View { Text("x").onTapGesture { await load() } }
    // refused: cannot convert value of type 'String' to expected argument type 'Int'
    var wrong15: some View { Text("x").onTapGesture(count: "2") {} }
    // refused: cannot convert value of type '(String) -> ()' to expected argument type '(URL)
    var wrong16: some View { Text("x").onOpenURL { (page: String) in print(page) } }
    // refused: invalid conversion from throwing function of type '() throws -> ()' to
    var wrong17: some View { Text("x").onDisappear { try failNow() } }
    // refused: invalid conversion from 'async' function of type '@MainActor @Sendable () async
    var wrong18: some View { Text("x").onAppear(perform: load) }
    // refused: cannot convert value of type '()' to closure result type 'KeyPress.Result'
    var wrong19: some View { Text("x").onKeyPress(.space) {} }
    // refused: instance method 'gesture(_:including:)' requires that 'Loose' conform to
    var wrong20: some View { Text("x").gesture(Loose()) }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    var wrong21: some View { Text("x").onHover {} }
    // refused: cannot convert value of type 'String' to expected argument type
    var wrong22: some View { Text("x").keyboardShortcut("save") }
    // refused: type 'EventModifiers' has no member 'cmd'
    var wrong23: some View { Text("x").keyboardShortcut("s", modifiers: .cmd) }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong24: some View { Text("x").contextMenu { "y" } }
}
#endif
