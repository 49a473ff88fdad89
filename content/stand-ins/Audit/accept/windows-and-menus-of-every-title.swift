// Scenes and commands with each kind of title.
import SwiftUI

struct Program: App {
    let name = String("name")
    @State private var isInserted = true

    var body: some Scene {
        WindowGroup(name) { Text("x") }
        WindowGroup(name, id: "a") { Text("x") }
        WindowGroup(Text("title"), id: "b", for: Int.self) { $number in Text("\(number ?? 0)") }
        WindowGroup(id: "c", for: String.self) { $text in
            TextField("x", text: $text)
        } defaultValue: {
            "new"
        }
        Window(name, id: "d") { Text("x") }
            .commands {
                CommandMenu(name) { Button("x") {} }
                CommandMenu(Text("title")) { Button("x") {} }
                if isInserted { CommandGroup(before: .help) { Divider() } }
            }
            .keyboardShortcut("1")
            .defaultPosition(.center)
        MenuBarExtra(name, systemImage: "x", isInserted: $isInserted) { Text("x") }
            .menuBarExtraStyle(.menu)
        MenuBarExtra(isInserted: $isInserted) { Text("x") } label: { Text("y") }
    }
}
