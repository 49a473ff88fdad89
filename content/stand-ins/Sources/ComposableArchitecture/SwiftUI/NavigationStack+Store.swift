public import SwiftUI

extension NavigationStack {
    /// A stack driven by the store of a `StackState`.
    @MainActor @preconcurrency
    public init<State, Action, Destination: View, R: View>(
        path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
        @ViewBuilder root: () -> R,
        @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    )
    where
        Data == StackState<State>.PathView,
        Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
    {
        let store = path.wrappedValue
        self.init(
            path: Binding(
                get: { StackState<State>.PathView(store.currentState) },
                set: { store.follow($0) }
            )
        ) {
            root().modifier(
                _NavigationDestinationViewModifier(store: store, destination: destination)
            )
        }
    }
}

extension Store {
    /// Tells the feature what a view has pushed or popped.
    fileprivate func follow<State1, Action1>(_ path: StackState<State1>.PathView)
    where State == StackState<State1>, Action == StackAction<State1, Action1> {
        let current = core.state
        if path.count > current.count, let last = path.last {
            send(.push(id: last.id, state: last.element))
        } else if path.count < current.count {
            send(.popFrom(id: current.ids[path.count]))
        }
    }

    /// The store of a screen; nil when it is not on the stack.
    fileprivate func screen<State1, Action1>(_ id: StackElementID) -> Store<State1, Action1>?
    where State == StackState<State1>, Action == StackAction<State1, Action1> {
        optionalChild(ScopeID(\State.self, \Action.self, AnyHashable(id))) {
            $0[id: id]
        } action: {
            .element(id: id, action: $0)
        }
    }
}

extension StackState {
    /// The screens of a stack as a navigation stack counts them.
    public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
        /// A screen with its identity.
        public struct Component: Hashable {
            let id: StackElementID
            let element: StackState.Element

            public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(id)
            }
        }

        private var components: [Component] = []

        public init() {}

        init(_ stack: StackState) {
            components = stack.ids.compactMap { id in
                stack[id: id].map { Component(id: id, element: $0) }
            }
        }

        public var startIndex: Int { components.startIndex }

        public var endIndex: Int { components.endIndex }

        public func index(after index: Int) -> Int { index + 1 }

        public func index(before index: Int) -> Int { index - 1 }

        public subscript(position: Int) -> Component {
            get { components[position] }
            set { components[position] = newValue }
        }

        public mutating func replaceSubrange<C: Collection>(
            _ subrange: Range<Int>,
            with newElements: C
        ) where C.Element == Component {
            components.replaceSubrange(subrange, with: newElements)
        }
    }
}

/// Shows the screens of a stack over its root.
public struct _NavigationDestinationViewModifier<State, Action, Destination: View>: ViewModifier {
    let store: Store<StackState<State>, StackAction<State, Action>>
    let destination: (Store<State, Action>) -> Destination

    public func body(content: Content) -> some View {
        content.navigationDestination(for: StackState<State>.PathView.Component.self) { component in
            if let screen: Store<State, Action> = store.screen(component.id) {
                destination(screen)
            }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link that pushes a screen with this state.
    public init<P>(
        state: P?,
        @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        @Dependency(\.stackElementID) var generator
        self.init(
            value: state.map {
                StackState<P>.PathView.Component(id: generator.next(), element: $0)
            },
            label: label
        )
    }

    /// A link with a title that pushes a screen with this state.
    public init<P>(
        _ titleKey: LocalizedStringKey,
        state: P?,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Label == Text {
        self.init(state: state, label: { Text(titleKey) })
    }

    /// A link with a title that pushes a screen with this state.
    @_disfavoredOverload
    public init<S: StringProtocol, P>(
        _ title: S,
        state: P?,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Label == Text {
        self.init(state: state, label: { Text(title) })
    }
}
