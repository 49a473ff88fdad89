// A text takes no localisable value: it has to be looked up first.
import SwiftUI

struct Screen: View {
    let title: String.LocalizationValue = "title"
    var body: some View {
#if AUDIT_CONTROL
        Text(String(localized: title))
#else
        Text(title)
#endif
    }
}
