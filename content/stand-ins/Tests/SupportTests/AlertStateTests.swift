import Foundation
import SwiftNavigation
import SwiftUI
import Testing

@Suite struct AlertStateTests {
    private enum Answer: Hashable, Sendable {
        case delete
        case keep(Int)
    }

    private func alert(_ title: String, warns: Bool = true) -> AlertState<Answer> {
        AlertState {
            TextState(verbatim: title)
        } actions: {
            ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
            if warns {
                ButtonState(role: .cancel) { TextState("Cancel") }
            }
            for number in 0..<2 {
                ButtonState(action: .keep(number)) { TextState("Keep \(number)") }
            }
        } message: {
            TextState("It cannot be undone.").bold() + TextState(" Really.")
        }
    }

    @Test func alertsOfTheSameTextAreEqual() {
        #expect(alert("Delete?") == alert("Delete?"))
        #expect(alert("Delete?") != alert("Keep?"))
        #expect(alert("Delete?") != alert("Delete?", warns: false))
        #expect(alert("Delete?").hashValue == alert("Delete?").hashValue)
        #expect(alert("Delete?").id != alert("Delete?").id)
    }

    @Test func theButtonsStandInTheirOrder() {
        let buttons = alert("Delete?").buttons
        #expect(buttons.map(\.role) == [.destructive, .cancel, nil, nil])
        #expect(buttons.map(\.action.action) == [.delete, nil, .keep(0), .keep(1)])
        #expect(buttons.map { String(state: $0.label) }.last == "Keep 1")
    }

    @Test func aButtonHandsItsActionOver() {
        var handed: [Answer?] = []
        for button in alert("Delete?").buttons { button.withAction { handed.append($0) } }
        #expect(handed == [.delete, nil, .keep(0), .keep(1)])
    }

    @Test func theStyleOfATextCounts() {
        #expect(TextState("a") == TextState("a"))
        #expect(TextState("a").bold() != TextState("a"))
        #expect(TextState(verbatim: "a") != TextState("a"))
        #expect(String(state: TextState("a").italic() + TextState("b")) == "ab")
    }

    @Test func aDialogIsAValueToo() {
        func dialog(_ visibility: ConfirmationDialogStateTitleVisibility)
            -> ConfirmationDialogState<Answer>
        {
            ConfirmationDialogState(titleVisibility: visibility) {
                TextState("What now?")
            } actions: {
                ButtonState(action: .delete) { TextState("Delete") }
            }
        }
        #expect(dialog(.visible) == dialog(.visible))
        #expect(dialog(.visible) != dialog(.hidden))
        #expect(dialog(.visible).map { _ in 1 }.buttons.first?.action.action == 1)
    }
}
