public import Foundation

/// Shows a picture that is loaded from an address.
public nonisolated struct AsyncImage<Content>: View where Content: View {
    public var body: Never { builtIn() }
}

extension AsyncImage {
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    public nonisolated init<I, P>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {}

    public nonisolated init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

/// How far the loading of a picture has come.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
