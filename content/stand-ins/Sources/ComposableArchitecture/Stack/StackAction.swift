/// The actions of the screens of a navigation stack, and its pushes and pops.
public enum StackAction<State, Action> {
    /// An action of a screen.
    indirect case element(id: StackElementID, action: Action)
    /// A screen and all above it are taken off.
    case popFrom(id: StackElementID)
    /// A screen is put on top.
    case push(id: StackElementID, state: State)
}

/// The actions of a stack of the screens of a feature.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The paths to the cases, and to the actions of one screen.
    public struct AllCasePaths {
        public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
            AnyCasePath(
                embed: { .element(id: $0.id, action: $0.action) },
                extract: {
                    guard case .element(let id, let action) = $0 else { return nil }
                    return (id, action)
                }
            )
        }

        public var popFrom: AnyCasePath<StackAction, StackElementID> {
            AnyCasePath(
                embed: { .popFrom(id: $0) },
                extract: {
                    guard case .popFrom(let id) = $0 else { return nil }
                    return id
                }
            )
        }

        public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
            AnyCasePath(
                embed: { .push(id: $0.id, state: $0.state) },
                extract: {
                    guard case .push(let id, let state) = $0 else { return nil }
                    return (id, state)
                }
            )
        }

        public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
            AnyCasePath(
                embed: { .element(id: id, action: $0) },
                extract: {
                    guard case .element(id, let action) = $0 else { return nil }
                    return action
                }
            )
        }
    }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}

extension StackAction: Hashable where State: Hashable, Action: Hashable {}

extension StackAction: Sendable where State: Sendable, Action: Sendable {}
