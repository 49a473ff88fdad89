public import Foundation
public import SwiftUI

/// A confirmation dialog as a value, which a feature's state holds while it is shown.
public struct ConfirmationDialogState<Action>: Identifiable {
    public let id: UUID
    /// The buttons in their order.
    public var buttons: [ButtonState<Action>]
    /// What stands under the title.
    public var message: TextState?
    /// What the dialog asks.
    public var title: TextState
    /// Whether the title is shown.
    public var titleVisibility: ConfirmationDialogStateTitleVisibility

    /// A dialog whose title is shown as the author says.
    public init(
        titleVisibility: ConfirmationDialogStateTitleVisibility,
        title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>],
        message: (() -> TextState)? = nil
    ) {
        id = UUID()
        buttons = actions()
        self.message = message?()
        self.title = title()
        self.titleVisibility = titleVisibility
    }

    /// A dialog whose title is shown where the system shows titles.
    public init(
        title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>],
        message: (() -> TextState)? = nil
    ) {
        self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
    }

    /// The same dialog with another kind of action.
    public func map<NewAction>(
        _ transform: (Action?) -> NewAction?
    ) -> ConfirmationDialogState<NewAction> {
        ConfirmationDialogState<NewAction>(
            titleVisibility: titleVisibility,
            title: { title },
            actions: { for button in buttons { button.map(transform) } },
            message: message.map { message in { message } }
        )
    }
}

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
    /// Where the system shows titles.
    case automatic
    /// Never.
    case hidden
    /// Always.
    case visible
}

extension Visibility {
    /// The visibility of a title as views know it.
    public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
        self =
            switch visibility {
            case .automatic: .automatic
            case .hidden: .hidden
            case .visible: .visible
            }
    }
}

// Two dialogs are the same when they look and do the same.
extension ConfirmationDialogState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message
            && left.buttons == right.buttons && left.titleVisibility == right.titleVisibility
    }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
        hasher.combine(titleVisibility)
    }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
