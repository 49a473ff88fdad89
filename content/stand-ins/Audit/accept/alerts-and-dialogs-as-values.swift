import SwiftNavigation
import SwiftUI

enum Answer: Equatable, Sendable { case delete, keep(Int) }

struct State: Equatable, Sendable {
    var alert: AlertState<Answer>?
    var dialog: ConfirmationDialogState<Answer>?
}

func shows(_ isSure: Bool, _ name: String) -> State {
    State(
        alert: AlertState {
            TextState("Delete \(name)?")
        } actions: {
            ButtonState(role: .destructive, action: .send(.delete, animation: .default)) {
                TextState("Delete").bold() + TextState(verbatim: "!")
            }
            if isSure { ButtonState(action: .keep(1)) { TextState("Keep") } }
            ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
            TextState(name)
        },
        dialog: ConfirmationDialogState(titleVisibility: .visible) {
            TextState("What now?")
        } actions: {
            ButtonState(action: .delete) { TextState("Delete") }
        }
    )
}

let plain = AlertState<Never> { TextState("Done") }

@MainActor func view(_ alert: AlertState<Answer>) -> some View {
    Text(alert.title).help(String(state: alert.title))
}
