/// How a gauge looks.
@preconcurrency @MainActor
public protocol GaugeStyle {
    associatedtype Body: View

    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct GaugeStyleConfiguration {
    /// A stand-in for the label.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the label of the value.
    public nonisolated struct CurrentValueLabel: View {
        public var body: Never { builtIn() }
    }

    public var value: Double
    public var label: GaugeStyleConfiguration.Label
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
}

@available(*, unavailable)
extension GaugeStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle {
        DefaultGaugeStyle()
    }
}

/// What `.linearCapacity` stands for.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}

/// What `.accessoryCircular` stands for.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension View {
    nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }
}
