// A loop wants a collection with random access.
import SwiftUI

struct Screen: View {
    let numbers: Set<Int> = [1]
    var body: some View {
#if AUDIT_CONTROL
        ForEach(numbers.sorted(), id: \.self) { Text("\($0)") }
#else
        ForEach(numbers, id: \.self) { Text("\($0)") }
#endif
    }
}
