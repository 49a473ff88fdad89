/// How a date picker looks.
@preconcurrency @MainActor
public protocol DatePickerStyle {
    associatedtype Body: View

    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct DatePickerStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    public let label: Label
}

@available(*, unavailable)
extension DatePickerStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle {
        DefaultDatePickerStyle()
    }
}

/// What `.compact` stands for.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle {
        CompactDatePickerStyle()
    }
}

/// What `.graphical` stands for.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle {
        GraphicalDatePickerStyle()
    }
}

/// What `.wheel` stands for.
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle {
        WheelDatePickerStyle()
    }
}

/// What `.field` stands for.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { EmptyView() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    @MainActor @preconcurrency public static var field: FieldDatePickerStyle {
        FieldDatePickerStyle()
    }
}
