// The values of windows are hashable and can be stored.
import SwiftUI

#if AUDIT_CONTROL
struct Note: Codable, Hashable { var id = 1 }
#else
struct Note: Hashable { var id = 1 }
#endif

struct Program: App {
    var body: some Scene { WindowGroup(for: Note.self) { $note in Text("\(note?.id ?? 0)") } }
}
