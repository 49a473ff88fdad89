import SwiftNavigation
import SwiftUI

enum Answer: Equatable { case yes }

@MainActor func alert() -> AlertState<Answer> {
    AlertState {
        TextState("Sure?")
    } actions: {
#if AUDIT_CONTROL
        ButtonState(action: .yes) { TextState("Yes") }
#else
        Button("Yes") {}
#endif
    }
}
