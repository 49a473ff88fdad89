import SwiftNavigation

enum Answer: Equatable { case yes }

func alert() -> AlertState<Answer> {
    AlertState {
        TextState("Sure?")
    } actions: {
#if AUDIT_CONTROL
        ButtonState(action: .yes) { TextState("Yes") }
#else
        ButtonState(action: .no) { TextState("No") }
#endif
    }
}
