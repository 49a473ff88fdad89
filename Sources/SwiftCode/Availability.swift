internal import SwiftSyntax

/// On which systems, and from which versions of them on, a piece of code runs.
struct Availability {
    /// The lowest version by the system's name; never an empty one.
    private(set) var floors: [String: [Int]] = [:]
    /// The systems where it is unavailable.
    private(set) var excluded: Set<String> = []

    init() {}

    /// What `@available` among some attributes says; nil when there is none.
    init?(of attributes: AttributeListSyntax) {
        var isThere = false
        for attribute in attributes {
            guard case .attribute(let attribute) = attribute,
                case .availability(let arguments) = attribute.arguments
            else { continue }
            isThere = true
            add(Availability(of: arguments))
        }
        if !isThere { return nil }
    }

    /// What `(iOS 26, *)` or `(macOS, unavailable)` says.
    init(of arguments: AvailabilityArgumentListSyntax) {
        var system: String?
        for argument in arguments {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                floors[restriction.platform.text] = restriction.version.flatMap(numbers)
            case .availabilityLabeledArgument(let labeled):
                guard labeled.label.text == "introduced", let system,
                    case .version(let version) = labeled.value
                else { continue }
                floors[system] = numbers(of: version)
            case .token(let token):
                if token.text == "unavailable", let system {
                    excluded.insert(system)
                } else {
                    system = token.text
                }
            @unknown default: continue
            }
        }
    }

    /// Adds what code further inside says: the higher version counts.
    mutating func add(_ other: Availability) {
        floors.merge(other.floors) { $0.lexicographicallyPrecedes($1) ? $1 : $0 }
        excluded.formUnion(other.excluded)
    }
}

/// A version's numbers; nil when one of them is none that a system has.
private func numbers(of version: VersionTupleSyntax) -> [Int]? {
    let tokens = [version.major] + version.components.map(\.number)
    let numbers = tokens.compactMap { Int($0.text) }
    return numbers.count == tokens.count ? numbers : nil
}
