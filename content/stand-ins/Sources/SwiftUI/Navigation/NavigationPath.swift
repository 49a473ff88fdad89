/// The values on a navigation stack, of any hashable types.
public struct NavigationPath {
    private var values: [AnyHashable] = []
    private var isCodable = true

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
        isCodable = false
    }

    public init<S>(_ elements: S) where S: Sequence, S.Element: Codable & Hashable {
        values = elements.map { AnyHashable($0) }
    }

    public init(_ codable: NavigationPath.CodableRepresentation) {
        values = codable.values
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    /// The path in a form that can be stored; nil if one of its values cannot.
    public var codable: NavigationPath.CodableRepresentation? {
        isCodable ? CodableRepresentation(values: values) : nil
    }

    public mutating func append<V>(_ value: V) where V: Hashable {
        values.append(AnyHashable(value))
        isCodable = false
    }

    public mutating func append<V>(_ value: V) where V: Codable & Hashable {
        values.append(AnyHashable(value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }

    /// A path in a form that can be stored; the values themselves are not written here.
    public struct CodableRepresentation: Codable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) {
            self.values = values
        }

        public init(from decoder: any Decoder) throws {
            values = []
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode([String]())
        }
    }
}

extension NavigationPath: Equatable {
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.values == rhs.values
    }
}

extension NavigationPath.CodableRepresentation: Equatable {}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
    public static var automatic: NavigationSplitViewVisibility { Self(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { Self(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility { Self(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { Self(name: "detailOnly") }

    let name: String
}

/// The navigation bar.
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

/// A stack of views in the older way.
public nonisolated struct NavigationView<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension NavigationLink {
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}

    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {}
}
