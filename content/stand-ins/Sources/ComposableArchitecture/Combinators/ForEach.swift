extension Reducer {
    /// Runs a feature on each element of a list, before the parent, and ends the effects of the
    /// elements that go away.
    public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element>(
        _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some ReducerOf<Self>
    where ElementState == Element.State, ElementAction == Element.Action, Element: Reducer {
        _ForEachReducer(
            parent: self,
            element: element(),
            toElements: toElementsState,
            toAction: AnyCasePath(toElementAction),
            place: SourcePlace(fileID, filePath, line, column)
        )
    }
}

/// What `forEach` makes.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
    let parent: Parent
    let element: Element
    let toElements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
    let toAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
    let place: SourcePlace

    public func reduce(
        into state: inout Parent.State,
        action: Parent.Action
    ) -> Effect<Parent.Action> {
        @Dependency(\.navigationIDPath) var path
        let elementEffect = reduceElement(into: &state, action: action, path: path)
        let before = state[keyPath: toElements].ids
        let parentEffect = parent.reduce(into: &state, action: action)
        let after = state[keyPath: toElements]
        let ended = before.filter { after[id: $0] == nil }.map { id in
            Effect<Parent.Action>(.cancel(CancelID(allIn: path.element(toElements, id))))
        }
        return .merge([elementEffect, parentEffect] + ended)
    }

    private func reduceElement(
        into state: inout Parent.State,
        action: Parent.Action,
        path: NavigationIDPath
    ) -> Effect<Parent.Action> {
        guard case .element(let id, let elementAction)? = toAction.extract(from: action) else {
            return .none
        }
        guard state[keyPath: toElements][id: id] != nil else {
            place.report(
                """
                A "forEach" at "\(place)" received an action for a missing element.

                  Action: \(describe(action))
                  Element ID: \(id)

                A parent reducer removed the element before this one ran, or an effect sent the \
                action when the element had gone.
                """
            )
            return .none
        }
        let place = path.element(toElements, id)
        let embed = toAction
        return withDependencies {
            $0.navigationIDPath = place
        } operation: {
            element.reduce(into: &state[keyPath: toElements][id: id]!, action: elementAction)
        }
        .map { embed.embed(.element(id: id, action: $0)) }
        .cancellable(CancelID(allIn: place))
    }
}
