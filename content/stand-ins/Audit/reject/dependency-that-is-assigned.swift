// A dependency is overridden from outside, for a scope.
import Dependencies
import Foundation

struct Model {
    @Dependency(\.date) var date

    mutating func freeze() -> Date {
#if AUDIT_CONTROL
        withDependencies { $0.date = .constant(.distantPast) } operation: { date.now }
#else
        date = .constant(.distantPast)
        return date.now
#endif
    }
}
