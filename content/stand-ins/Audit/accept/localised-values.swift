// The localisable strings that Foundation has on Apple's platforms.
import Foundation

struct Wording: Sendable {
    var title: String.LocalizationValue = "Saved \(3) files"
    var shown: String { String(localized: title, bundle: .main) }
    static let name = LocalizedStringResource("name")
}

final class Watched { var text = String(localized: "key") }
