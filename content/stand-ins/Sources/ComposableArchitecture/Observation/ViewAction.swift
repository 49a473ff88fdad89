public import SwiftUI

/// Actions of a feature, some of which come from its view.
public protocol ViewAction<ViewAction> {
    associatedtype ViewAction

    /// An action from the view.
    static func view(_ action: ViewAction) -> Self
}

/// A view that sends the view actions of its store; `@ViewAction` writes the conformance.
public protocol ViewActionSending<StoreState, StoreAction> {
    associatedtype StoreState
    associatedtype StoreAction: ViewAction

    @MainActor @preconcurrency var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
    /// Sends an action from the view.
    @MainActor @preconcurrency @discardableResult
    public func send(_ action: StoreAction.ViewAction) -> StoreTask {
        store.send(.view(action))
    }

    /// Sends an action from the view with an animation.
    @MainActor @preconcurrency @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
        store.send(.view(action), animation: animation)
    }

    /// Sends an action from the view with a transaction.
    @MainActor @preconcurrency @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
        store.send(.view(action), transaction: transaction)
    }
}
