/// How a label looks.
@preconcurrency @MainActor
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct LabelStyleConfiguration {
    /// A stand-in for the title that was given.
    public nonisolated struct Title: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the icon that was given.
    public nonisolated struct Icon: View {
        public var body: Never { builtIn() }
    }

    public var title: Title { Title() }
    public var icon: Icon { Icon() }
}

@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle {
        DefaultLabelStyle()
    }
}

/// What `.iconOnly` stands for.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle {
        IconOnlyLabelStyle()
    }
}

/// What `.titleOnly` stands for.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle {
        TitleOnlyLabelStyle()
    }
}

/// What `.titleAndIcon` stands for.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
        TitleAndIconLabelStyle()
    }
}
