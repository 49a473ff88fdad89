public import SwiftUI

/// Sends actions from the work of an effect back into the store.
@preconcurrency @MainActor
public struct Send<Action>: Sendable {
    let send: @MainActor @Sendable (Action, Transaction?) -> Void

    nonisolated init(_ send: @escaping @MainActor @Sendable (Action, Transaction?) -> Void) {
        self.send = send
    }

    /// A way to send that calls a function.
    public nonisolated init(send: @escaping @MainActor @Sendable (_ action: Action) -> Void) {
        self.send = { action, _ in send(action) }
    }

    /// Sends an action; does nothing when the effect has been cancelled.
    public func callAsFunction(_ action: Action) {
        guard !Task.isCancelled else { return }
        send(action, nil)
    }

    /// Sends an action with an animation.
    public func callAsFunction(_ action: Action, animation: Animation?) {
        callAsFunction(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action with a transaction.
    public func callAsFunction(_ action: Action, transaction: Transaction) {
        guard !Task.isCancelled else { return }
        send(action, transaction)
    }
}
