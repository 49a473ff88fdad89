public import Foundation
public import SwiftUI

/// A button of an alert or a dialog as a value.
public struct ButtonState<Action>: Identifiable {
    public let id: UUID
    /// What is sent when the button is pressed.
    public let action: ButtonStateAction<Action>
    /// What is written on the button.
    public let label: TextState
    /// What kind of button it is.
    public let role: ButtonStateRole?

    /// A button; one without an action only closes what it is in.
    public init(
        role: ButtonStateRole? = nil,
        action: ButtonStateAction<Action> = .send(nil),
        label: () -> TextState
    ) {
        self.init(id: UUID(), role: role, action: action, label: label())
    }

    /// A button that sends an action.
    public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
        self.init(role: role, action: .send(action), label: label)
    }

    private init(
        id: UUID,
        role: ButtonStateRole?,
        action: ButtonStateAction<Action>,
        label: TextState
    ) {
        self.id = id
        self.role = role
        self.action = action
        self.label = label
    }

    /// Hands the button's action over.
    public func withAction(_ perform: (Action?) -> Void) {
        switch action.type {
        case .send(let action): perform(action)
        case .animatedSend(let action, let animation):
            withAnimation(animation) { perform(action) }
        }
    }

    /// The same button with another kind of action.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
        ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
    }
}

/// What a button sends.
public struct ButtonStateAction<Action> {
    /// The action and how the change is shown.
    public let type: Kind

    /// The action and how the change is shown.
    public enum Kind {
        case send(Action?)
        case animatedSend(Action?, animation: Animation?)
    }

    /// Sends an action.
    public static func send(_ action: Action?) -> Self {
        Self(type: .send(action))
    }

    /// Sends an action and animates what changes.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
        Self(type: .animatedSend(action, animation: animation))
    }

    /// The action itself.
    public var action: Action? {
        switch type {
        case .send(let action), .animatedSend(let action, _): action
        }
    }

    /// The same with another kind of action.
    public func map<NewAction>(
        _ transform: (Action?) -> NewAction?
    ) -> ButtonStateAction<NewAction> {
        switch type {
        case .send(let action): .send(transform(action))
        case .animatedSend(let action, let animation):
            .send(transform(action), animation: animation)
        }
    }
}

/// What kind of button it is.
public enum ButtonStateRole: Hashable, Sendable {
    /// It leaves everything as it is.
    case cancel
    /// It destroys something.
    case destructive
}

extension ButtonRole {
    /// The role of a button as a view.
    public init(_ role: ButtonStateRole) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructive
        }
    }
}

// Two buttons are the same when they look and do the same.
extension ButtonState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.action == right.action && left.label == right.label && left.role == right.role
    }
}

extension ButtonState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(action)
        hasher.combine(label)
        hasher.combine(role)
    }
}

extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction.Kind: Equatable where Action: Equatable {}
extension ButtonStateAction.Kind: Hashable where Action: Hashable {}
extension ButtonStateAction.Kind: Sendable where Action: Sendable {}
