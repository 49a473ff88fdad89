import SwiftUI

struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding()
    }
}

struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.currentValueLabel
        Text("\(configuration.value)")
    }
}

struct Sheet: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        Form(configuration).padding()
        ScrollView { configuration.content }
    }
}

struct Editor: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("editor") }
}

struct Styled: View {
    @State private var text = ""
    @State private var column = NavigationSplitViewColumn.detail
    @State private var isOn = false

    var body: some View {
        TextField("x", text: $text).textFieldStyle(Padded())
        Gauge(value: 0.3) { Text("x") }.gaugeStyle(Dial()).gaugeStyle(.accessoryCircular)
        Form { Text("x") }.formStyle(Sheet())
        TextEditor(text: $text).textEditorStyle(.plain).textEditorStyle(Editor())
        NavigationSplitView(preferredCompactColumn: $column) { Text("a") } detail: { Text("b") }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: text)
        Image(systemName: "star").symbolEffect(.bounce, value: isOn).symbolEffect(.pulse)
            .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn)
        Text("x").toolbarTitleMenu { Button("Rename") {} }
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
}

struct Stocked: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }

    func body(content: Content, context: Int) -> some View {
        content.environment(\.locale, .current).tag(context)
    }
}

#Preview(traits: .modifier(Stocked())) { Text("x") }
