// What sheets, alerts and dialogs are told.
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
    var right1: some View { Text("x").sheet(isPresented: $isOn) { Text("y") } }
    var right2: some View { Text("x").sheet(item: $item) { _ in Text("y") } }
    var right3: some View { Text("x").sheet(item: $item) { _ in Text("y") } }
    var right4: some View { Text("x").sheet(item: $item) { Text($0.name) } }
    var right5: some View { Text("x").sheet(item: $item) { Text($0.name) } }
    var right6: some View { Text("x").sheet(isPresented: $isOn) { Text("y") } }
    var right7: some View { Text("x").sheet(isPresented: $isOn) { Text("y") } }
    var right8: some View { Text("x").sheet(isPresented: $isOn) { Text("y") } }
    var right9: some View { Text("x").sheet(isPresented: $isOn, onDismiss: {}) { Text("y") } }
    var right10: some View { Text("x").fullScreenCover(item: $item) { _ in Text("y") } }
    var right11: some View { Text("x").popover(item: $item) { _ in Text("y") } }
    var right12: some View { Text("x").sheet(isPresented: $isOn) { let _ = print("y"); Text("y") } }
    var right13: some View { Text("x").presentationDetents([.medium]) }
    var right14: some View { Text("x").presentationDetents([.large]) }
    var right15: some View { Text("x").alert("y", isPresented: $isOn) {} }
    var right16: some View { Text("x").alert("y", isPresented: $isOn) { Text("z") } }
    var right17: some View { Text("x").alert(isPresented: $isOn, error: failure) { Text("y") } }
    var right18: some View { Text("x").alert("y", isPresented: $isOn) {} message: { Text("z") } }
    var right19: some View {
        Text("x").alert("y", isPresented: $isOn, presenting: item) { _ in Text("z") }
    }
    var right20: some View { Text("x").alert("y", isPresented: $isOn) { Text("z") } }
    var right21: some View {
        Text("x").confirmationDialog("y", isPresented: $isOn, titleVisibility: .visible) {}
    }
    var right22: some View {
        Text("x").confirmationDialog("y", isPresented: $isOn) { Button("z") {} }
    }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    var wrong1: some View { Text("x").sheet(isPresented: isOn) { Text("y") } }
    // refused: cannot convert value of type 'Binding<Item?>' to expected argument type
    var wrong2: some View { Text("x").sheet(isPresented: $item) { Text("y") } }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    var wrong3: some View { Text("x").sheet(item: $item) { Text("y") } }
    // refused: cannot convert value 'item' of type 'Item?' to expected type 'Binding<Item?>',
    var wrong4: some View { Text("x").sheet(item: item) { Text($0.name) } }
    // refused: cannot convert value of type 'Binding<Item>' to expected argument type
    var wrong5: some View { Text("x").sheet(item: $sure) { Text($0.name) } }
    // refused: missing argument for parameter 'content' in call
    var wrong6: some View { Text("x").sheet(isPresented: $isOn) }
    // refused: contextual closure type '() -> Text' expects 0 arguments, but 1 was used in
    var wrong7: some View { Text("x").sheet(isPresented: $isOn) { _ in Text("y") } }
    // refused: missing argument label 'isPresented:' in call
    var wrong8: some View { Text("x").sheet($isOn) { Text("y") } }
    // refused: invalid conversion from 'async' function of type '@MainActor @Sendable () async
    var wrong9: some View { Text("x").sheet(isPresented: $isOn, onDismiss: load) { Text("y") } }
    // refused: instance method 'fullScreenCover(item:onDismiss:content:)' requires that
    var wrong10: some View { Text("x").fullScreenCover(item: $loose) { _ in Text("y") } }
    // refused: instance method 'popover(item:attachmentAnchor:content:)' requires that 'Loose'
    var wrong11: some View { Text("x").popover(item: $loose) { _ in Text("y") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong12: some View { Text("x").sheet(isPresented: $isOn) { print("y") } }
    // refused: type 'Set<PresentationDetent>' has no member 'medium'
    var wrong13: some View { Text("x").presentationDetents(.medium) }
    // refused: type 'PresentationDetent' has no member 'small'
    var wrong14: some View { Text("x").presentationDetents([.small]) }
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    var wrong15: some View { Text("x").alert("y", isPresented: isOn) {} }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong16: some View { Text("x").alert("y", isPresented: $isOn) { "z" } }
    // refused: instance method 'alert(isPresented:error:actions:)' requires that
    var wrong17: some View { Text("x").alert(isPresented: $isOn, error: plain) { Text("y") } }
    // refused: generic parameter 'A' could not be inferred
    var wrong18: some View { Text("x").alert("y", isPresented: $isOn, message: { Text("z") }) }
    var wrong19: some View {
        // refused: contextual type for closure argument list expects 1 argument, which cannot be
        Text("x").alert("y", isPresented: $isOn, presenting: item) { Text("z") }
    }
    // refused: missing argument label 'isPresented:' in call
    var wrong20: some View { Text("x").alert("y") { Text("z") } }
    var wrong21: some View {
        // refused: cannot convert value of type 'Bool' to expected argument type 'Visibility'
        Text("x").confirmationDialog("y", isPresented: $isOn, titleVisibility: true) {}
    }
    var wrong22: some View {
        // refused: cannot pass function of type '@MainActor @Sendable () async -> ()' to parameter
        Text("x").confirmationDialog("y", isPresented: $isOn) { Button("z", action: load) }
    }
}
#endif
