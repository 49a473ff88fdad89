// A shape has an outline.
import SwiftUI

struct Wave: Shape {
#if AUDIT_CONTROL
    func path(in rect: CGRect) -> Path { Path(rect) }
#endif
}
