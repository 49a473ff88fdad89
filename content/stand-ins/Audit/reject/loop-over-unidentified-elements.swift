// The elements of a loop are identifiable, or it is told how.
import SwiftUI

struct Song { var title = "" }

struct Screen: View {
    let songs: [Song] = []
    var body: some View {
#if AUDIT_CONTROL
        ForEach(songs, id: \.title) { Text($0.title) }
#else
        ForEach(songs) { Text($0.title) }
#endif
    }
}
