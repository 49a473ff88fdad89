/// The actions of the elements of a list.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
    case element(id: ID, action: Action)

    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The paths to the action of any element, and of one.
    public struct AllCasePaths {
        public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
            AnyCasePath(
                embed: { .element(id: $0.id, action: $0.action) },
                extract: { action in
                    switch action {
                    case .element(let id, let action): (id, action)
                    }
                }
            )
        }

        public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
            AnyCasePath(
                embed: { .element(id: id, action: $0) },
                extract: { action in
                    guard case .element(id, let action) = action else { return nil }
                    return action
                }
            )
        }
    }
}

/// The actions of the elements of a list of a feature.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}

extension IdentifiedAction: Hashable where Action: Hashable {}

extension IdentifiedAction: Sendable where Action: Sendable {}

extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
