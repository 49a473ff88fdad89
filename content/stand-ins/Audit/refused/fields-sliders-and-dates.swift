// What fields, sliders, steppers and date pickers are bound to.
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
    var right1: some View { TextField("x", text: $text) }
    var right2: some View { TextField("x", value: $count, format: .number) }
    var right3: some View { TextField("x", text: $text) }
    var right4: some View { TextField("x", text: $text) }
    var right5: some View { TextField("x", value: $count, format: .number) }
    var right6: some View { TextField("x", value: $share, format: .percent) }
    var right7: some View { TextField("x", text: $text, prompt: Text("p")) }
    var right8: some View { TextField("x", text: $text, axis: .vertical) }
    var right9: some View { SecureField("x", text: $text) }
    var right10: some View { TextEditor(text: $text) }
    var right11: some View { TextEditor(text: $text) }
    var right12: some View { Slider(value: $share) }
    var right13: some View { Slider(value: $share) }
    var right14: some View { Slider(value: $share, in: 0...1) }
    var right15: some View { Slider(value: $share) { Text("x") } }
    var right16: some View { Slider(value: $share, in: 0...9, step: 1) }
    var right17: some View { Stepper("x", value: $count) }
    var right18: some View { Stepper("x", value: $count) }
    var right19: some View { Stepper("x", value: $count, in: 0...5) }
    var right20: some View { Stepper("x", value: $share, step: 0.5) }
    var right21: some View { Stepper("x", onIncrement: save, onDecrement: nil) }
    var right22: some View { DatePicker("x", selection: $date) }
    var right23: some View { DatePicker("x", selection: $date) }
    var right24: some View { DatePicker("x", selection: $date, in: date...) }
    var right25: some View { DatePicker("x", selection: $date, displayedComponents: .date) }
    var right26: some View { ProgressView(value: share) }
    var right27: some View { ProgressView(value: share) }
    var right28: some View { ProgressView(value: share, total: 2) }
    var right29: some View { ContentUnavailableView("x", systemImage: "star") }
    var right30: some View { ContentUnavailableView("x", systemImage: "y", description: Text("z")) }
    var right31: some View { AsyncImage(url: page) }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Screen {
    // refused: cannot convert value 'text' of type 'String' to expected type
    var wrong1: some View { TextField("x", text: text) }
    // refused: cannot convert value of type 'Binding<Int>' to expected argument type
    var wrong2: some View { TextField("x", text: $count) }
    // refused: cannot convert value of type 'Binding<String?>' to expected argument type
    var wrong3: some View { TextField("x", text: $maybe) }
    // refused: missing argument for parameter 'text' in call
    var wrong4: some View { TextField("x") }
    // refused: missing argument for parameter 'formatter' in call
    var wrong5: some View { TextField("x", value: $count) }
    // refused: no exact matches in call to initializer
    var wrong6: some View { TextField("x", value: $text, format: .percent) }
    // refused: cannot convert value of type 'String' to expected argument type 'Text'
    var wrong7: some View { TextField("x", text: $text, prompt: "p") }
    // refused: type 'Axis' has no member 'up'
    var wrong8: some View { TextField("x", text: $text, axis: .up) }
    // refused: extra argument 'axis' in call
    var wrong9: some View { SecureField("x", text: $text, axis: .vertical) }
    // refused: incorrect argument labels in call (have '_:text:', expected 'text:selection:')
    var wrong10: some View { TextEditor("x", text: $text) }
    // refused: cannot convert value 'text' of type 'String' to expected type
    var wrong11: some View { TextEditor(text: text) }
    // refused: initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to
    var wrong12: some View { Slider(value: $count) }
    // refused: cannot convert value 'share' of type 'Double' to expected type
    var wrong13: some View { Slider(value: share) }
    // refused: cannot convert value of type 'Range<Int>' to expected argument type
    var wrong14: some View { Slider(value: $share, in: 0..<1) }
    // refused: no exact matches in call to initializer
    var wrong15: some View { Slider("x", value: $share) }
    // refused: missing argument for parameter 'in' in call
    var wrong16: some View { Slider(value: $share, step: 1) }
    // refused: initializer 'init(_:value:step:onEditingChanged:)' requires that 'String'
    var wrong17: some View { Stepper("x", value: $text) }
    // refused: cannot convert value 'count' of type 'Int' to expected type 'Binding<Int>', use
    var wrong18: some View { Stepper("x", value: count) }
    // refused: cannot convert value of type 'Range<Int>' to expected argument type
    var wrong19: some View { Stepper("x", value: $count, in: 0..<5) }
    // refused: cannot convert value of type 'Double' to expected argument type 'Int'
    var wrong20: some View { Stepper("x", value: $count, step: 0.5) }
    // refused: missing argument for parameter 'onDecrement' in call
    var wrong21: some View { Stepper("x", onIncrement: save) }
    // refused: cannot convert value of type 'Binding<String>' to expected argument type
    var wrong22: some View { DatePicker("x", selection: $text) }
    // refused: cannot convert value 'date' of type 'Date' to expected type 'Binding<Date>',
    var wrong23: some View { DatePicker("x", selection: date) }
    // refused: no exact matches in call to initializer
    var wrong24: some View { DatePicker("x", selection: $date, in: 0...1) }
    // refused: type 'DatePickerComponents' has no member 'month'
    var wrong25: some View { DatePicker("x", selection: $date, displayedComponents: .month) }
    // refused: initializer 'init(value:total:)' requires that 'Int' conform to
    var wrong26: some View { ProgressView(value: count) }
    // refused: initializer 'init(value:total:)' requires that 'Binding<Double>' conform to
    var wrong27: some View { ProgressView(value: $share) }
    // refused: missing argument for parameter 'value' in call
    var wrong28: some View { ProgressView(total: 2) }
    // refused: missing argument for parameter 'image' in call
    var wrong29: some View { ContentUnavailableView("x") }
    // refused: cannot convert value of type 'String' to expected argument type 'Text'
    var wrong30: some View { ContentUnavailableView("x", systemImage: "y", description: "z") }
    // refused: cannot convert value of type 'String' to expected argument type 'URL'
    var wrong31: some View { AsyncImage(url: "https://example.com") }
}
#endif
