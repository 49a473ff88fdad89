/// Carries what a view tells assistive technologies.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> Never { builtIn() }
}

extension View {
    /// The view with a note for assistive technologies.
    nonisolated func accessible() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }
}

/// What a view is, for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isButton = AccessibilityTraits(bits: 1)
    public static let isHeader = AccessibilityTraits(bits: 2)
    public static let isSelected = AccessibilityTraits(bits: 4)
    public static let isLink = AccessibilityTraits(bits: 8)
    public static let isSearchField = AccessibilityTraits(bits: 16)
    public static let isImage = AccessibilityTraits(bits: 32)
    public static let playsSound = AccessibilityTraits(bits: 64)
    public static let isKeyboardKey = AccessibilityTraits(bits: 128)
    public static let isStaticText = AccessibilityTraits(bits: 256)
    public static let isSummaryElement = AccessibilityTraits(bits: 512)
    public static let updatesFrequently = AccessibilityTraits(bits: 1024)
    public static let startsMediaSession = AccessibilityTraits(bits: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
    public static let causesPageTurn = AccessibilityTraits(bits: 8192)
    public static let isModal = AccessibilityTraits(bits: 16384)
    public static let isToggle = AccessibilityTraits(bits: 32768)

    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits

    private var bits: Int

    private init(bits: Int) {
        self.bits = bits
    }

    public init() {
        bits = 0
    }

    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        bits &= ~member.bits
        return member
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
}

/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")

    let name: String
}
