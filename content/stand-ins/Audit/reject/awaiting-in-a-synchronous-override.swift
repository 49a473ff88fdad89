import Dependencies
import Foundation

func load() async -> Int { 1 }

func overrides() async {
#if AUDIT_CONTROL
    _ = await withDependencies { $0.date.now = .distantPast } operation: { await load() }
#else
    _ = withDependencies { $0.date.now = .distantPast } operation: { await load() }
#endif
}
