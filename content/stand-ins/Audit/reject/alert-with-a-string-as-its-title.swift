// The title is a 'TextState', which can be compared.
import SwiftNavigation

enum Answer: Equatable { case yes }

func alert() -> AlertState<Answer> {
#if AUDIT_CONTROL
    AlertState { TextState("Sure?") } actions: { ButtonState(action: .yes) { TextState("Yes") } }
#else
    AlertState { "Sure?" } actions: { ButtonState(action: .yes) { TextState("Yes") } }
#endif
}
