// The controls with literal, string and custom labels.
import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
}

struct Controls: View {
    @State private var text = ""
    @State private var number = 1
    @State private var share = 0.5
    @State private var isOn = false
    @State private var date = Date()
    @State private var flavour = Flavour.mint
    @State private var maybe: Flavour?
    @FocusState private var isFocused: Bool
    @FocusState private var field: Flavour?
    let name = "name"

    var body: some View {
        Form {
            TextField("Literal", text: $text).focused($isFocused).submitLabel(.done)
            TextField(name, text: $text, prompt: Text("prompt"), axis: .vertical)
            TextField("Number", value: $number, format: .number)
            TextField(text: $text) { Label("l", systemImage: "s") }
                .focused($field, equals: .mint)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .keyboardType(.emailAddress)
            SecureField("Secret", text: $text)
            TextEditor(text: $text)
            Toggle("On", isOn: $isOn).toggleStyle(.switch)
            Toggle(isOn: $isOn) { Text("custom") }
            Toggle("On", systemImage: "power", isOn: $isOn)
            Picker("Flavour", selection: $flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker("Maybe", selection: $maybe) {
                Text("none").tag(nil as Flavour?)
                Text("mint").tag(Flavour.mint as Flavour?)
            }
            Picker(selection: $flavour) { Text("x").tag(Flavour.mint) } label: { Text("l") }
            Slider(value: $share)
            Stepper(value: $number, in: 1...5) { Text("\(number)") }
            DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date])
            LabeledContent("Label", value: name)
            LabeledContent("Label") { Text("value") }
            Button(name) {}.buttonStyle(.borderedProminent).controlSize(.large)
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button(role: .cancel) {} label: { Text("x") }
            Button(action: submit) { Image(systemName: "star") }
            DisclosureGroup("More") { Text("more") }
        }
        .formStyle(.grouped)
        .disabled(text.isEmpty)
        .onAppear { isFocused = true; field = .vanilla }
        .defaultFocus($isFocused, true)
    }

    private func submit() {}
}
