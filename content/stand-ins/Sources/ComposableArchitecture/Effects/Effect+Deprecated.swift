public import SwiftUI

extension Effect {
    /// Sends the actions with a transaction.
    @available(*, deprecated, message: "Use 'send(_:transaction:)' from a 'run' effect, instead.")
    public func transaction(_ transaction: Transaction) -> Self {
        switch operation {
        case .none, .cancel, .dismissable: return self
        case .send(let action, _): return Self(.send(action, transaction))
        case .run(let work):
            // It is only handed on, to the main actor.
            nonisolated(unsafe) let transaction = transaction
            return Self(
                .run(
                    Work(name: work.name, priority: work.priority) { send in
                        await work.body(Send { action, _ in send.send(action, transaction) })
                    }
                )
            )
        case .merge(let effects):
            return Self(.merge(effects.map { $0.transaction(transaction) }))
        case .concatenate(let effects):
            return Self(.concatenate(effects.map { $0.transaction(transaction) }))
        case .cancellable(let id, let cancelInFlight, let effect):
            return effect.transaction(transaction)
                .cancellable(id, cancelInFlight: cancelInFlight)
        }
    }

    /// Sends the actions with an animation.
    @available(*, deprecated, message: "Use 'send(_:animation:)' from a 'run' effect, instead.")
    public func animation(_ animation: Animation? = .default) -> Self {
        transaction(Transaction(animation: animation))
    }
}

extension Reducer {
    /// Marks the actions as intervals for Instruments, which there are none of here.
    public func signpost(_ prefix: String = "") -> some ReducerOf<Self> { self }
}
