// Where the main actor ends: found while types are checked.
import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class Store {
    var count = 0
    init() {}
    func reset() {}
}

final class Box { var count = 0 }

@MainActor func onMain() {}

struct Screen: View {
    let store = Store()
    let box = Box()
    var body: some View { Text("x") }
    func help() {}
}

// What is right …
func right1(_ store: Store) async { await store.reset() }
@MainActor func right2() -> Store { Store() }
@MainActor func right3(_ store: Store) -> Int { store.count }
extension Screen { func right4() { store.reset() } }
extension Screen { func right5() { onMain() } }
struct Right6: Shape { func path(in rect: CGRect) -> Path { Path() } }
struct Right7: DynamicProperty { func update() {} }
struct Right8: DynamicProperty { @MainActor func go(_ s: Store) { s.reset() } }
func right9(_ s: Store) { Task { @MainActor in s.reset() } }
@MainActor func right10(_ s: Store) { Task { s.count = 1 } }
struct Right11: View { static var count = 0; var body: some View { Text("x") } }
struct Right12: EnvironmentKey { static let defaultValue: Store? = nil }
struct Right13: EnvironmentKey { static var defaultValue: Box { Box() } }
struct Right14: Sendable { let count: Binding<Int> }
struct Right15: Sendable { let text: Text }
struct Right16: Sendable { let state: State<Int> }
struct Right17: Sendable { let value: Environment<Int> }
struct Right18: Sendable { let color: Color }
struct Right19: Sendable { let font: Font }
struct Right20: Sendable { let role: ButtonRole }
struct Right21: Sendable { let image: Image }
struct Right22: Sendable { let model: Bindable<Store> }
@MainActor func right26(_ box: Box) -> some View { Text("x").task { box.count += 1 } }
@MainActor func right27(_ box: Box) -> some View { Text("x").refreshable { box.count += 1 } }
func right28(_ count: Int) -> some View { Text("x").task { print(count) } }
@MainActor func right23() { onMain() }

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
// refused: call to main actor-isolated instance method 'reset()' in a synchronous
func wrong1(_ store: Store) { store.reset() }
// refused: call to main actor-isolated initializer 'init()' in a synchronous nonisolated
func wrong2() -> Store { Store() }
// refused: main actor-isolated property 'count' can not be referenced from a nonisolated
nonisolated func wrong3(_ store: Store) -> Int { store.count }
// refused: call to main actor-isolated instance method 'reset()' in a synchronous
extension Screen { nonisolated func wrong4() { store.reset() } }
// refused: call to main actor-isolated global function 'onMain()' in a synchronous
extension Screen { nonisolated func wrong5() { onMain() } }
// refused: call to main actor-isolated global function 'onMain()' in a synchronous
struct Wrong6: Shape { func path(in rect: CGRect) -> Path { onMain(); return Path() } }
// refused: call to main actor-isolated global function 'onMain()' in a synchronous
struct Wrong7: DynamicProperty { func update() { onMain() } }
// refused: call to main actor-isolated instance method 'reset()' in a synchronous
struct Wrong8: DynamicProperty { func go(_ s: Store) { s.reset() } }
// refused: main actor-isolated instance method 'reset()' cannot be called from outside of
func wrong9(_ s: Store) { Task.detached { s.reset() } }
// refused: main actor-isolated property 'count' can not be mutated from a nonisolated
@MainActor func wrong10(_ s: Store) { Task.detached { s.count = 1 } }
// refused: static property 'count' is not concurrency-safe because it is nonisolated
struct Wrong11: DynamicProperty { static var count = 0 }
// refused: main actor-isolated default value in a nonisolated context
struct Wrong12: EnvironmentKey { static let defaultValue = Store() }
// refused: static property 'defaultValue' is not concurrency-safe because non-'Sendable'
struct Wrong13: EnvironmentKey { static let defaultValue = Box() }
// refused: stored property 'box' of 'Sendable'-conforming struct 'Wrong14' contains
struct Wrong14: Sendable { let box: Binding<Box> }
// refused: stored property 'values' of 'Sendable'-conforming struct 'Wrong15' has
struct Wrong15: Sendable { let values: EnvironmentValues }
// refused: stored property 'state' of 'Sendable'-conforming struct 'Wrong16' contains
struct Wrong16: Sendable { let state: State<Box> }
// refused: stored property 'focus' of 'Sendable'-conforming struct 'Wrong17' has
struct Wrong17: Sendable { let focus: FocusState<Bool> }
// refused: stored property 'stack' of 'Sendable'-conforming struct 'Wrong18' has
struct Wrong18: Sendable { let stack: VStack<Text> }
// refused: stored property 'button' of 'Sendable'-conforming struct 'Wrong19' has
struct Wrong19: Sendable { let button: Button<Text> }
// refused: stored property 'toggle' of 'Sendable'-conforming struct 'Wrong20' has
struct Wrong20: Sendable { let toggle: Toggle<Text> }
// refused: stored property 'group' of 'Sendable'-conforming struct 'Wrong21' has
struct Wrong21: Sendable { let group: WindowGroup<Text> }
// refused: stored property 'field' of 'Sendable'-conforming struct 'Wrong22' has
struct Wrong22: Sendable { let field: TextField<Text> }
// refused: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
func wrong26(_ box: Box) -> some View { Text("x").task { box.count += 1 } }
// refused: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
func wrong27(_ box: Box) -> some View { Text("x").refreshable { box.count += 1 } }
// refused: mutation of captured var 'n' in concurrently-executing code
func wrong28() -> some View { var n = 0; return Text("x").task { n += 1 } }
// refused: main actor-isolated default value in a nonisolated context
let wrong23: Void = { onMain() }()
#endif
