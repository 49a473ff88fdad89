import Foundation

/// The objects that were made by a `withDependencies`, with the values they were made with.
final class DependencyObjects: @unchecked Sendable {
    static let shared = DependencyObjects()

    private let lock = NSLock()
    private var kept: [ObjectIdentifier: Kept] = [:]

    private struct Kept {
        weak var object: AnyObject?
        let values: DependencyValues
    }

    /// Remembers the current values for what an operation returned, if that is an object.
    func keep<R>(_ result: R) {
        guard R.self is AnyObject.Type else { return }
        let object = result as AnyObject
        lock.withLock {
            kept = kept.filter { $0.value.object != nil }
            kept[ObjectIdentifier(object)] = Kept(object: object, values: ._current)
        }
    }

    /// The values of an object's first `@Dependency`, or those it was made with.
    func values(of object: AnyObject) -> DependencyValues? {
        for child in Mirror(reflecting: object).children {
            if let dependency = child.value as? any HasInitialValues {
                return dependency.initialValues
            }
        }
        return lock.withLock { kept[ObjectIdentifier(object)]?.values }
    }
}
