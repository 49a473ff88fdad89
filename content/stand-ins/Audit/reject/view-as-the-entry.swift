// A program starts with an app, not with a view.
import SwiftUI

#if AUDIT_CONTROL
@main struct Program: App { var body: some Scene { WindowGroup { Text("x") } } }
#else
@main struct Program: View { var body: some View { Text("x") } }
#endif
