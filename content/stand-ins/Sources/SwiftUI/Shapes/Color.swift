public import Foundation

/// A colour, and a view filled with it; only what a colour is equal to is kept.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// How the numbers of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public let description: String

    private init(description: String) {
        self.description = description
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        description = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        white: Double,
        opacity: Double = 1
    ) {
        description = "\(colorSpace) \(white) \(opacity)"
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        description = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        description = name
    }

    public static let red = Color(description: "red")
    public static let orange = Color(description: "orange")
    public static let yellow = Color(description: "yellow")
    public static let green = Color(description: "green")
    public static let mint = Color(description: "mint")
    public static let teal = Color(description: "teal")
    public static let cyan = Color(description: "cyan")
    public static let blue = Color(description: "blue")
    public static let indigo = Color(description: "indigo")
    public static let purple = Color(description: "purple")
    public static let pink = Color(description: "pink")
    public static let brown = Color(description: "brown")
    public static let white = Color(description: "white")
    public static let gray = Color(description: "gray")
    public static let black = Color(description: "black")
    public static let clear = Color(description: "clear")
    public static let primary = Color(description: "primary")
    public static let secondary = Color(description: "secondary")
    public static var accentColor: Color { Color(description: "accentColor") }

    public func opacity(_ opacity: Double) -> Color {
        Color(description: "\(description) \(opacity)")
    }

    public func mix(with rhs: Color, by fraction: Double) -> Color {
        Color(description: "\(description) \(rhs) \(fraction)")
    }

    public var gradient: AnyGradient { AnyGradient() }
}

extension Color: View {
    public var body: Never { builtIn() }
}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
