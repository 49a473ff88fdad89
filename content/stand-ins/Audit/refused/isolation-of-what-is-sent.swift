// What may not cross from one isolation to another: found in the flow of the code.
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
func right1(_ box: Box) { print(box.count) }
@MainActor func right2(_ box: Box) { Task { box.count = 1 } }
@MainActor func right3(_ box: Box) -> some View { Button("x") { box.count += 1 } }
extension Screen { func right4() { Task { box.count = 1 } } }

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
// refused: passing closure as a 'sending' parameter risks causing data races between code
func wrong1(_ box: Box) { Task { box.count = 1 } }
// refused: passing closure as a 'sending' parameter risks causing data races between main
@MainActor func wrong2(_ box: Box) { Task.detached { box.count = 1 } }
// refused: sending 'box' risks causing data races
func wrong3(_ box: Box) -> some View { Button("x") { box.count += 1 } }
// refused: passing closure as a 'sending' parameter risks causing data races between main
extension Screen { func wrong4() { Task.detached { [box] in box.count = 1 } } }
#endif
