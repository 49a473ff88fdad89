/// How a toggle looks and acts.
@preconcurrency @MainActor
public protocol ToggleStyle {
    associatedtype Body: View

    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct ToggleStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool
}

@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle {
        DefaultToggleStyle()
    }
}

/// What `.switch` stands for.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// What `.button` stands for.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// What `.checkbox` stands for.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle {
        CheckboxToggleStyle()
    }
}
