// A title may be a literal, a key, a string or a substring, wherever one is taken.
import SwiftUI

struct Titles: View {
    let key: LocalizedStringKey = "key"
    let name = String("name")
    let part: Substring = "part"
    @State private var text = ""
    @State private var isOn = false
    @State private var count = 1
    @State private var date = Date()

    var body: some View {
        VStack {
            Button("x") {}; Button(key) {}; Button(name) {}; Button(part) {}
            Toggle("x", isOn: $isOn); Toggle(key, isOn: $isOn); Toggle(name, isOn: $isOn)
            TextField("x", text: $text); TextField(key, text: $text); TextField(name, text: $text)
            TextField(name, value: $count, format: .number); SecureField(part, text: $text)
            Stepper(key, value: $count); Stepper(name, value: $count, in: 0...3)
            DatePicker(key, selection: $date); DatePicker(name, selection: $date)
            Picker(key, selection: $count) {}; Picker(name, selection: $count) {}
        }
        VStack {
            Label("x", systemImage: "y"); Label(key, image: "y"); Label(name, systemImage: "y")
            Menu(key) {}; Menu(name) {}; ProgressView(key); ProgressView(name)
            Link(name, destination: URL(string: "x")!); NavigationLink(name) { Text("x") }
            NavigationLink(name, value: 3); NavigationLink(key, value: "x")
            Section(key) {}; Section(name) {}; DisclosureGroup(name) {}
            ContentUnavailableView(name, systemImage: "x", description: Text(key))
            ContentUnavailableView(key, systemImage: "x")
            LabeledContent(name, value: name); GroupBox(name) {}; Gauge(value: 0.3) { Text(name) }
        }
        .navigationTitle(name)
        .navigationSubtitle(key)
        .help(name)
        .badge(name)
        .accessibilityLabel(name)
        .accessibilityHint(key)
        .accessibilityValue(part)
        .alert(name, isPresented: $isOn) {}
        .alert(key, isPresented: $isOn) {} message: { Text(name) }
        .confirmationDialog(name, isPresented: $isOn) {}
        .searchable(text: $text, prompt: name)
    }
}
