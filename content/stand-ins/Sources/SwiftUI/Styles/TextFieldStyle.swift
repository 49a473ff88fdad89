/// How a text field looks.
///
/// A style of one's own writes `_body`, underscored as in the original.
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A stand-in for the label of the field.
public nonisolated struct _TextFieldStyleLabel: View {
    public var body: Never { builtIn() }
}

@available(*, unavailable)
extension _TextFieldStyleLabel: Sendable {}

/// What `.automatic` stands for.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor @preconcurrency
    public func _body(configuration: TextField<Self._Label>) -> some View { EmptyView() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// What `.plain` stands for.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor @preconcurrency
    public func _body(configuration: TextField<Self._Label>) -> some View { EmptyView() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// What `.roundedBorder` stands for.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor @preconcurrency
    public func _body(configuration: TextField<Self._Label>) -> some View { EmptyView() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// What `.squareBorder` stands for.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor @preconcurrency
    public func _body(configuration: TextField<Self._Label>) -> some View { EmptyView() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
