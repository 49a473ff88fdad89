public import Foundation

/// An alert as a value, which a feature's state holds while it is shown.
public struct AlertState<Action>: Identifiable {
    public let id: UUID
    /// The buttons in their order.
    public var buttons: [ButtonState<Action>]
    /// What stands under the title.
    public var message: TextState?
    /// What the alert says in a word.
    public var title: TextState

    /// An alert; one without buttons gets one that closes it.
    public init(
        title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
        message: (() -> TextState)? = nil
    ) {
        self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
    }

    private init(
        id: UUID,
        buttons: [ButtonState<Action>],
        message: TextState?,
        title: TextState
    ) {
        self.id = id
        self.buttons = buttons
        self.message = message
        self.title = title
    }

    /// The same alert with another kind of action.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
        AlertState<NewAction>(
            id: id,
            buttons: buttons.map { $0.map(transform) },
            message: message,
            title: title
        )
    }
}

// Two alerts are the same when they look and do the same.
extension AlertState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message
            && left.buttons == right.buttons
    }
}

extension AlertState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
    }
}

extension AlertState: Sendable where Action: Sendable {}
