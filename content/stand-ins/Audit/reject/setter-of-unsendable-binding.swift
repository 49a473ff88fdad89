// A binding crosses actors only with a Sendable value.
import SwiftUI

#if AUDIT_CONTROL
struct Draft: Sendable { var text = "" }
#else
final class Draft { var text = "" }
#endif

func keep(_ value: some Sendable) {}
func pass(_ draft: Binding<Draft>) { keep(draft) }
