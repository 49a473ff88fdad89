/// An alert in the older way: a value, made anew each time it is shown.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        public static func `default`(
            _ label: Text,
            action: (() -> Void)? = {}
        ) -> Alert.Button { Alert.Button() }

        public static func cancel(
            _ label: Text,
            action: (() -> Void)? = {}
        ) -> Alert.Button { Alert.Button() }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }

        public static func destructive(
            _ label: Text,
            action: (() -> Void)? = {}
        ) -> Alert.Button { Alert.Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}

    public init(
        title: Text,
        message: Text? = nil,
        primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {}
}

@available(*, unavailable)
extension Alert: Sendable {}

@available(*, unavailable)
extension Alert.Button: Sendable {}

/// A choice of actions in the older way.
public struct ActionSheet {
    public typealias Button = Alert.Button

    public init(
        title: Text,
        message: Text? = nil,
        buttons: [ActionSheet.Button] = [.cancel()]
    ) {}
}

@available(*, unavailable)
extension ActionSheet: Sendable {}

extension View {
    public nonisolated func alert<Item>(
        item: Binding<Item?>,
        content: (Item) -> Alert
    ) -> some View where Item: Identifiable { self }

    public nonisolated func alert(
        isPresented: Binding<Bool>,
        content: () -> Alert
    ) -> some View { self }

    public nonisolated func actionSheet<T>(
        item: Binding<T?>,
        content: (T) -> ActionSheet
    ) -> some View where T: Identifiable { self }

    public nonisolated func actionSheet(
        isPresented: Binding<Bool>,
        content: () -> ActionSheet
    ) -> some View { self }
}
