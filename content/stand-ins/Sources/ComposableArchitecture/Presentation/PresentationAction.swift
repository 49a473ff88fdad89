/// The actions of a child that is presented, and its dismissal.
public enum PresentationAction<Action> {
    /// The child goes away.
    case dismiss
    /// An action of the child.
    indirect case presented(Action)
}

/// The actions of a presented feature.
public typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>

extension PresentationAction: CasePathable {
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The paths to both cases, and past `presented` to the cases of the child's actions.
    @dynamicMemberLookup
    public struct AllCasePaths {
        public var dismiss: AnyCasePath<PresentationAction, Void> {
            AnyCasePath(
                embed: { .dismiss },
                extract: { if case .dismiss = $0 { () } else { nil } }
            )
        }

        public var presented: AnyCasePath<PresentationAction, Action> {
            AnyCasePath(
                embed: { .presented($0) },
                extract: { if case .presented(let action) = $0 { action } else { nil } }
            )
        }

        public subscript<AppendedAction>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
        ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
            presented(Action.allCasePaths[keyPath: keyPath])
        }

        @_disfavoredOverload
        public subscript<AppendedAction>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, AppendedAction>>
        ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>
        where Action: CasePathable {
            presentation(Action.allCasePaths[keyPath: keyPath])
        }

        private func presented<Appended>(
            _ path: AnyCasePath<Action, Appended>
        ) -> AnyCasePath<PresentationAction, Appended> {
            AnyCasePath<PresentationAction, Appended>(
                embed: { .presented(path.embed($0)) },
                extract: {
                    if case .presented(let action) = $0 { path.extract(from: action) } else { nil }
                }
            )
        }

        private func presentation<Appended>(
            _ path: AnyCasePath<Action, Appended>
        ) -> AnyCasePath<PresentationAction, PresentationAction<Appended>> {
            AnyCasePath<PresentationAction, PresentationAction<Appended>>(
                embed: {
                    switch $0 {
                    case .dismiss: .dismiss
                    case .presented(let action): .presented(path.embed(action))
                    }
                },
                extract: {
                    switch $0 {
                    case .dismiss: .dismiss
                    case .presented(let action):
                        path.extract(from: action).map { .presented($0) }
                    }
                }
            )
        }
    }
}

extension PresentationAction: Equatable where Action: Equatable {}

extension PresentationAction: Hashable where Action: Hashable {}

extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: Decodable where Action: Decodable {}

extension PresentationAction: Encodable where Action: Encodable {}
