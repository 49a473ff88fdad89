// What a Mac warns about, and does not refuse, because the protocols are `@preconcurrency`.
import SwiftUI

struct Meter: View {
    let level: Int
    init(level: Int) { self.level = level }
    var body: some View { Text(summary) }
    var summary: String { "level \(level)" }
    nonisolated func describe() -> String { summary }
}

nonisolated func report() -> String { Meter(level: 3).summary }
nonisolated func rows() -> some View { List { Text("x") } }
nonisolated func close(_ action: DismissAction) { action() }
