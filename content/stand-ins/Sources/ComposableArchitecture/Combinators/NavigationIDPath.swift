/// Where in the tree of presented features an effect belongs.
public struct NavigationIDPath: Hashable, @unchecked Sendable {
    // The values are the identities of states and key paths, which never change.
    private var steps: [AnyHashable] = []

    init() {}

    /// The place of an optional child: the same while the child keeps its identity.
    func child(_ owner: AnyKeyPath, _ state: Any) -> NavigationIDPath {
        appending(Step(owner: owner, identity: Self.identity(of: state)))
    }

    /// The place of an element of a list.
    func element(_ owner: AnyKeyPath, _ id: some Hashable) -> NavigationIDPath {
        appending(Step(owner: owner, identity: [AnyHashable(id)]))
    }

    /// This place and all above it, up to the root.
    var prefixes: [NavigationIDPath] {
        (0...steps.count).map { count in
            var path = NavigationIDPath()
            path.steps = Array(steps.prefix(count))
            return path
        }
    }

    private func appending(_ step: Step) -> NavigationIDPath {
        var path = self
        path.steps.append(AnyHashable(step))
        return path
    }

    private struct Step: Hashable {
        let owner: AnyKeyPath
        let identity: [AnyHashable]
    }

    /// The case of an enum and the `id` of what is identifiable; other state has none of its own.
    static func identity(of state: Any) -> [AnyHashable] {
        if let identifiable = state as? any Identifiable {
            return [AnyHashable(identifiable.anyID)]
        }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .enum else { return [] }
        guard let child = mirror.children.first else { return [AnyHashable("\(state)")] }
        return [AnyHashable(child.label ?? "")] + identity(of: child.value)
    }
}

extension Identifiable {
    fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

private enum NavigationIDPathKey: DependencyKey {
    static let liveValue = NavigationIDPath()
    static let testValue = NavigationIDPath()
}

extension DependencyValues {
    /// Where in the tree of presented features the current one is.
    var navigationIDPath: NavigationIDPath {
        get { self[NavigationIDPathKey.self] }
        set { self[NavigationIDPathKey.self] = newValue }
    }
}

/// An action as messages show it.
func describe(_ value: Any) -> String {
    String(describing: value)
}
