public import Foundation

/// Space that grows.
@MainActor @preconcurrency
public struct Spacer {
    public var minLength: CGFloat?

    @MainActor @preconcurrency public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View {
    public var body: Never { builtIn() }
}
