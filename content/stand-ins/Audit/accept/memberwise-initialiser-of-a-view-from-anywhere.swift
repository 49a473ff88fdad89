// The implicit memberwise initialiser of a view is not on the main actor.
import SwiftUI

struct Price: View {
    let cents: Int
    var body: some View { Text("\(cents)") }
}

nonisolated func makePrices() -> [Price] { [1, 2].map { Price(cents: $0) } }
