// `@Bindable` wants a class.
import SwiftUI

#if AUDIT_CONTROL
@Observable final class Form { var name = "" }
#else
struct Form { var name = "" }
#endif

struct Screen: View {
    @Bindable var form: Form
    var body: some View { Text(form.name) }
}
