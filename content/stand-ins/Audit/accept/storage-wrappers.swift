// The values that may be kept: the closed list, raw values and optionals.
import SwiftUI

enum Theme: String { case light, dark }
enum Level: Int { case low, high }

struct Stored: View {
    @AppStorage("flag") private var flag = false
    @AppStorage("count") private var count = 0
    @AppStorage("name", store: .standard) private var name = "x"
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("data") private var data = Data()
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("level") private var level: Level = .low
    @AppStorage("maybe") private var maybe: String?
    @AppStorage("maybeTheme") private var maybeTheme: Theme?
    @SceneStorage("scene") private var scene = 1

    var body: some View {
        Toggle(name, isOn: $flag)
        Stepper("\(scene)", value: $count)
        Picker("Theme", selection: $theme) { Text("light").tag(Theme.light) }
    }
}
