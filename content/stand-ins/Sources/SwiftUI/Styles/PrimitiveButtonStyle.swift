/// How a button looks and when it acts.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct PrimitiveButtonStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    public let role: ButtonRole?
    public let label: Label

    public func trigger() {}
}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
        DefaultButtonStyle()
    }
}

/// What `.bordered` stands for.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
        BorderedButtonStyle()
    }
}

/// What `.borderedProminent` stands for.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// What `.borderless` stands for.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
        BorderlessButtonStyle()
    }
}

/// What `.plain` stands for.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// What `.link` stands for.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// What `.accessoryBar` stands for.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle {
        AccessoryBarButtonStyle()
    }
}
