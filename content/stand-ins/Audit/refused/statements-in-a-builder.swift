// Which statements a builder of views takes.
import SwiftUI

enum Mode { case day, night }

struct Screen: View {
    @State var count = 0
    let isOn = true
    let mode = Mode.day
    let name: String?
    let names = ["a"]
    let views: [Text] = []
    let other: any View

    var body: some View { Text("x") }
}

// What is right …
extension Screen {
    var right1: some View { VStack { ForEach(names, id: \.self) { Text($0) } } }
    var right2: some View { VStack { Text("x") } }
    var right3: some View { VStack { if let name { Text(name) } } }
    var right4: some View { VStack { Text("x") } }
    var right5: some View { VStack { let _ = print(count); Text("x") } }
    var right6: some View { VStack { let _ = print("x"); Text("x") } }
    var right7: some View { VStack { Text(name ?? "x") } }
    var right8: some View { VStack { Text("x") } }
    var right9: some View { VStack { Text("\(count)") } }
    var right10: some View { VStack { EmptyView() } }
    var right11: some View { VStack { switch mode { case .day: Text("d"); default: Text("n") } } }
    var right12: some View { VStack { ForEach(views.indices, id: \.self) { views[$0] } } }
    var right13: some View { VStack { ForEach(names, id: \.self) { Text($0) } } }
    var right14: some View { VStack { ForEach(names, id: \.self) { Text($0) } } }
    var right15: some View { VStack { if isOn { Text("x") } else { Image("y") } } }
    var right16: some View { VStack { if isOn { Text("x") } } }
    var right17: some View { VStack { AnyView(other) } }
    var right18: some View { VStack { let text = "x"; Text(text) } }
    var right19: some View { VStack { if #available(iOS 18, macOS 15, *) { Text("x") } } }
    var right20: some View { VStack { Button("x") { count += 1 } } }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: closure containing control flow statement cannot be used with result builder
    var wrong1: some View { VStack { for name in names { Text(name) } } }
    // refused: closure containing control flow statement cannot be used with result builder
    var wrong2: some View { VStack { while isOn { Text("x") } } }
    // refused: generic parameter 'Content' could not be inferred
    var wrong3: some View { VStack { guard let name else { return }; Text(name) } }
    // refused: closure containing control flow statement cannot be used with result builder
    var wrong4: some View { VStack { defer { print("x") }; Text("x") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong5: some View { VStack { count += 1; Text("x") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong6: some View { VStack { print("x"); Text("x") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong7: some View { VStack { name } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong8: some View { VStack { "x" } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong9: some View { VStack { 1 } }
    // refused: expected member name or initializer call after type name
    var wrong10: some View { VStack { EmptyView } }
    // refused: switch must be exhaustive
    var wrong11: some View { VStack { switch mode { case .day: Text("d") } } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong12: some View { VStack { views } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong13: some View { VStack { names.map { Text($0) } } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong14: some View { VStack { names.forEach { Text($0) } } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    var wrong15: some View { VStack { isOn ? Text("x") : Image("y") } }
    // refused: type 'Int' cannot be used as a boolean; test for '!= 0' instead
    var wrong16: some View { VStack { if count { Text("x") } } }
    // refused: type 'any View' cannot conform to 'View'
    var wrong17: some View { VStack { other } }
    // refused: cannot convert value of type 'String' to specified type 'Int'
    var wrong18: some View { VStack { let text: Int = "x"; Text(text) } }
    // refused: cannot find 'unavailable' in scope
    var wrong19: some View { VStack { if unavailable { Text("x") } } }
    // refused: closure containing a declaration cannot be used with result builder
    var wrong20: some View { VStack { func go() {}; go() } }
}
#endif
