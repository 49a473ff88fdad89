// Windows for values, commands, and scenes that read the environment.
import SwiftUI

@main
struct DeskApp: App {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Notes", for: Int.self) { $number in
            Text("\(number ?? 0)")
        }
        .defaultSize(width: 300, height: 200)
        .windowResizability(.contentSize)
        .onChange(of: scenePhase) { _, phase in _ = phase == .background }
        WindowGroup(id: "second") { Text("second") }
            .commands {
                CommandMenu("Go") {
                    Button("Open") { openWindow(id: "second") }
                        .keyboardShortcut("o", modifiers: [.command, .shift])
                    Divider()
                    Button("Value") { openWindow(value: 3) }
                }
                CommandGroup(after: .newItem) { Text("after") }
                SidebarCommands()
            }
        Window("About", id: "about") { Text("about") }.windowStyle(.hiddenTitleBar)
        Settings { Text("settings") }
    }
}
