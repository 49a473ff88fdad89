import Dependencies
import Foundation

func overrides() {
#if AUDIT_CONTROL
    withDependencies { $0.date.now = .distantPast } operation: {}
#else
    withDependencies { $0.date.now = .distantPast }
#endif
}
