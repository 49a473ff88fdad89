public import Foundation

/// Shows a picture; only its name is kept.
public struct Image: Equatable, Sendable {
    let name: String

    /// How a picture fills a larger space.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// Whether a picture shows its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// The size of a picture beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

    /// How carefully a picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }
}

extension Image: View {
    public var body: Never { builtIn() }
}

extension Image {
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name: name)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(systemName: String) {
        self.init(name: systemName)
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(name: systemName)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name: name)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: Image.ResizingMode = .stretch
    ) -> Image { self }

    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}
