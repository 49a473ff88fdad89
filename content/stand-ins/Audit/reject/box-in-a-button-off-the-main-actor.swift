// The closure of a button runs on the main actor; what it captures must be able to get there.
import SwiftUI

final class Box { var count = 0 }

#if AUDIT_CONTROL
@MainActor func button(_ box: Box) -> some View { Button("Add") { box.count += 1 } }
#else
nonisolated func button(_ box: Box) -> some View { Button("Add") { box.count += 1 } }
#endif
