// A focus does not cross actors.
import SwiftUI

func keep(_ value: some Sendable) {}

func pass(_ focus: FocusState<Bool>, _ state: State<Bool>) {
#if AUDIT_CONTROL
    keep(state)
#else
    keep(focus)
#endif
}
