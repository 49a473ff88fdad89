// What scenes, windows and commands are made of.
import SwiftUI

struct Loose: Hashable {}

struct Host: App {
    @State var isOn = false
    @Environment(\.scenePhase) var phase
    var body: some Scene { WindowGroup { Text("x") } }
}

// What is right …
extension Host {
    @SceneBuilder var right1: some Scene { WindowGroup { Text("x") } }
    @SceneBuilder var right2: some Scene { WindowGroup { Text("x") } }
    @SceneBuilder var right3: some Scene { WindowGroup { Text("x") } }
    @SceneBuilder var right4: some Scene { WindowGroup("x") { Text("y") } }
    @SceneBuilder var right5: some Scene { WindowGroup(id: "x") { Text("y") } }
    @SceneBuilder var right6: some Scene { WindowGroup(for: Int.self) { _ in Text("y") } }
    @SceneBuilder var right7: some Scene {
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
    }
    @SceneBuilder var right8: some Scene { Window("x", id: "y") { Text("z") } }
    @SceneBuilder var right9: some Scene { Settings { Text("x") } }
    @SceneBuilder var right10: some Scene { MenuBarExtra("x", systemImage: "y") { Text("z") } }
    @SceneBuilder var right11: some Scene { MenuBarExtra("x", isInserted: $isOn) { Text("z") } }
    @SceneBuilder var right12: some Scene {
        WindowGroup { Text("x") }.commands { CommandMenu("y") {} }
    }
    @SceneBuilder var right13: some Scene {
        WindowGroup { Text("x") }.commands { CommandMenu("y") {} }
    }
    @SceneBuilder var right14: some Scene {
        WindowGroup { Text("x") }.commands { CommandGroup(after: .help) {} }
    }
    @SceneBuilder var right15: some Scene {
        WindowGroup { Text("x") }.commands { CommandGroup(after: .help) {} }
    }
    @SceneBuilder var right16: some Scene {
        WindowGroup { Text("x") }.onChange(of: phase) { _, _ in }
    }
    @SceneBuilder var right17: some Scene { WindowGroup { Text("x").task {} } }
    @SceneBuilder var right18: some Scene { WindowGroup { Text("x").onAppear {} } }
    @SceneBuilder var right19: some Scene {
        WindowGroup { Text("x") }.defaultSize(width: 1, height: 2)
    }
    @SceneBuilder var right20: some Scene {
        WindowGroup { Text("x") }.windowResizability(.contentSize)
    }
    @SceneBuilder var right21: some Scene { WindowGroup { Text("x") }.windowStyle(.hiddenTitleBar) }
    @SceneBuilder var right22: some Scene { WindowGroup { Text("x").sheet(isPresented: $isOn) {} } }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Host {
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'Scene'
    @SceneBuilder var wrong1: some Scene { Text("x") }
    // refused: missing argument for parameter 'makeContent' in call
    @SceneBuilder var wrong2: some Scene { WindowGroup() }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'View'
    @SceneBuilder var wrong3: some Scene { WindowGroup { "x" } }
    // refused: cannot convert value of type 'Int' to expected argument type
    @SceneBuilder var wrong4: some Scene { WindowGroup(3) { Text("y") } }
    // refused: cannot convert value of type 'Int' to expected argument type 'String'
    @SceneBuilder var wrong5: some Scene { WindowGroup(id: 3) { Text("y") } }
    // refused: initializer 'init(for:content:)' requires that 'Loose' conform to 'Decodable'
    @SceneBuilder var wrong6: some Scene { WindowGroup(for: Loose.self) { _ in Text("y") } }
    // refused: contextual type for closure argument list expects 1 argument, which cannot be
    @SceneBuilder var wrong7: some Scene { WindowGroup(for: Int.self) { Text("y") } }
    // refused: missing argument for parameter 'id' in call
    @SceneBuilder var wrong8: some Scene { Window("x") { Text("z") } }
    // refused: generic parameter 'Content' could not be inferred
    @SceneBuilder var wrong9: some Scene { Settings("x") { Text("y") } }
    // refused: missing argument for parameter #1 in call
    @SceneBuilder var wrong10: some Scene { MenuBarExtra { Text("z") } }
    // refused: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>',
    @SceneBuilder var wrong11: some Scene { MenuBarExtra("x", isInserted: isOn) { Text("z") } }
    // refused: 'buildExpression' is unavailable: this expression does not conform to 'Commands'
    @SceneBuilder var wrong12: some Scene { WindowGroup { Text("x") }.commands { Text("y") } }
    // refused: missing argument for parameter #1 in call
    @SceneBuilder var wrong13: some Scene { WindowGroup { Text("x") }.commands { CommandMenu {} } }
    @SceneBuilder var wrong14: some Scene {
        // refused: no exact matches in call to initializer
        WindowGroup { Text("x") }.commands { CommandGroup(with: .help) {} }
    }
    @SceneBuilder var wrong15: some Scene {
        // refused: type 'CommandGroupPlacement' has no member 'start'
        WindowGroup { Text("x") }.commands { CommandGroup(after: .start) {} }
    }
    @SceneBuilder var wrong16: some Scene {
        // refused: contextual closure type '(ScenePhase, ScenePhase) -> Void' expects 2 arguments,
        WindowGroup { Text("x") }.onChange(of: phase) { _, _, _ in }
    }
    // refused: value of type 'WindowGroup<Text>' has no member 'task'
    @SceneBuilder var wrong17: some Scene { WindowGroup { Text("x") }.task {} }
    // refused: value of type 'WindowGroup<Text>' has no member 'onAppear'
    @SceneBuilder var wrong18: some Scene { WindowGroup { Text("x") }.onAppear {} }
    // refused: missing argument labels 'width:height:' in call
    @SceneBuilder var wrong19: some Scene { WindowGroup { Text("x") }.defaultSize(1, 2) }
    // refused: type 'WindowResizability' has no member 'fixed'
    @SceneBuilder var wrong20: some Scene { WindowGroup { Text("x") }.windowResizability(.fixed) }
    // refused: type 'WindowStyle' has no member 'none'
    @SceneBuilder var wrong21: some Scene { WindowGroup { Text("x") }.windowStyle(.none) }
    // refused: value of type 'WindowGroup<Text>' has no member 'sheet'
    @SceneBuilder var wrong22: some Scene { WindowGroup { Text("x") }.sheet(isPresented: $isOn) {} }
}
#endif
