public import Foundation

extension TabContent {
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<Self.TabValue> where T: View { self }

    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<Self.TabValue> where Content: View { self }

    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View { self }

    nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { self }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
        self
    }

    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some TabContent<Self.TabValue>
    where S: StringProtocol { self }

    nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> { self }
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> { self }
    nonisolated public func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { self }
}

/// How people have arranged the tabs.
public struct TabViewCustomization: Codable, Sendable {
    public init() {}

    public mutating func resetVisibility() {}
}

extension View {
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View { self }
}

extension AppStorage {
    public init(
        wrappedValue: Value = TabViewCustomization(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(keeping: wrappedValue)
    }
}

extension SceneStorage {
    public init(
        wrappedValue: Value = TabViewCustomization(),
        _ key: String
    ) where Value == TabViewCustomization {
        self.init(keeping: wrappedValue)
    }
}
