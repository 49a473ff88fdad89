public import SwiftUI

/// Work that a reducer hands over, and the actions that it sends back.
public struct Effect<Action>: Sendable {
    let operation: Operation

    init(_ operation: Operation) {
        self.operation = operation
    }

    /// What there is to do.
    ///
    /// It moves between actors only together with the actions it makes, which nobody else holds.
    indirect enum Operation: @unchecked Sendable {
        case none
        case send(Action, Transaction?)
        case run(Work)
        case merge([Effect])
        case concatenate([Effect])
        case cancellable(CancelID, cancelInFlight: Bool, Effect)
        case cancel(CancelID)
        case dismissable(NavigationIDPath, onDismiss: Effect)
    }

    /// A piece of asynchronous work.
    struct Work {
        let name: String?
        let priority: TaskPriority?
        let body: @Sendable (Send<Action>) async -> Void
    }
}

/// An effect of the actions of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
    /// An effect that does nothing.
    public static var none: Self { Self(.none) }

    /// Sends an action back at once, when the reducer has returned.
    public static func send(_ action: Action) -> Self { Self(.send(action, nil)) }

    /// Sends an action back at once, animated.
    public static func send(_ action: Action, animation: Animation? = nil) -> Self {
        Self(.send(action, Transaction(animation: animation)))
    }

    /// Asynchronous work that may send any number of actions.
    ///
    /// - Parameter handler: what to do with a thrown error. Without one, an error other than
    ///   `CancellationError` is recorded as an issue.
    public static func run(
        priority: TaskPriority? = nil,
        name: String? = nil,
        operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        withEscapedDependencies { dependencies in
            Self(
                .run(
                    Work(name: name, priority: priority) { send in
                        await dependencies.yield {
                            do {
                                try await operation(send)
                            } catch is CancellationError {
                                return
                            } catch {
                                guard let handler else {
                                    reportIssue(
                                        """
                                        An "Effect.run" returned from "\(fileID):\(line)" threw an \
                                        unhandled error: \(error)

                                        Handle it with the "catch" parameter of "run", or with a \
                                        "do" block inside.
                                        """,
                                        fileID: fileID,
                                        filePath: filePath,
                                        line: line,
                                        column: column
                                    )
                                    return
                                }
                                await handler(error, send)
                            }
                        }
                    }
                )
            )
        }
    }
}

extension Effect {
    /// All effects at the same time.
    public static func merge(_ effects: Self...) -> Self { merge(effects) }

    /// All effects at the same time.
    public static func merge(_ effects: some Sequence<Self>) -> Self {
        let real = effects.filter { !$0.isNone }
        return real.count < 2 ? real.first ?? .none : Self(.merge(real))
    }

    /// This effect and another at the same time.
    public func merge(with other: Self) -> Self { .merge(self, other) }

    /// All effects, each when the one before it has ended.
    public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

    /// All effects, each when the one before it has ended.
    public static func concatenate(_ effects: some Collection<Self>) -> Self {
        let real = effects.filter { !$0.isNone }
        return real.count < 2 ? real.first ?? .none : Self(.concatenate(real))
    }

    /// This effect, then another.
    public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

    /// The same effect with its actions changed.
    public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
        switch operation {
        case .none: .none
        case .send(let action, let transaction):
            Effect<T>(.send(transform(action), transaction))
        case .run(let work):
            Effect<T>(
                .run(
                    Effect<T>.Work(name: work.name, priority: work.priority) { send in
                        await work.body(
                            Send { action, transaction in
                                send.send(transform(action), transaction)
                            }
                        )
                    }
                )
            )
        case .merge(let effects): Effect<T>(.merge(effects.map { $0.map(transform) }))
        case .concatenate(let effects):
            Effect<T>(.concatenate(effects.map { $0.map(transform) }))
        case .cancellable(let id, let cancelInFlight, let effect):
            Effect<T>(
                .cancellable(id, cancelInFlight: cancelInFlight, effect.map(transform))
            )
        case .cancel(let id): Effect<T>(.cancel(id))
        case .dismissable(let path, let effect):
            Effect<T>(.dismissable(path, onDismiss: effect.map(transform)))
        }
    }

    var isNone: Bool {
        if case .none = operation { true } else { false }
    }

    /// Whether it is over as soon as it is begun.
    var isImmediate: Bool {
        switch operation {
        case .none, .send, .cancel, .dismissable: true
        case .run: false
        case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isImmediate)
        case .cancellable(_, _, let effect): effect.isImmediate
        }
    }
}
