import SwiftUI

func name(of phase: ScenePhase) -> String {
    switch phase {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
#if AUDIT_CONTROL
    @unknown default: "new"
#endif
    }
}
