/// How a progress view looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    associatedtype Body: View

    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct ProgressViewStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the currentvaluelabel that was given.
    public nonisolated struct CurrentValueLabel: View {
        public var body: Never { builtIn() }
    }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
        DefaultProgressViewStyle()
    }
}

/// What `.linear` stands for.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle {
        LinearProgressViewStyle()
    }
}

/// What `.circular` stands for.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}
