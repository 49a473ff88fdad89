import Diagnostics

/// Collects the files of a website; no file replaces another.
struct WebsiteBuilder {
    /// Who a file is made for.
    enum Origin: Equatable {
        case document(ContentPath)
        case program
    }

    private(set) var website = Website()
    private(set) var problems: [Diagnostic] = []
    private var origins: [String: Origin] = [:]

    /// Adds a file. A document's page stands before one that the program makes of itself.
    mutating func add(_ bytes: [UInt8], at path: ContentPath, from origin: Origin) {
        if claim(path, for: origin) { website.files[path] = bytes }
    }

    /// Has a file of the content root copied; the same file may be asked for twice.
    mutating func copy(_ source: ContentPath, to path: ContentPath, for location: SourceLocation) {
        if website.copies[path]?.source != source, claim(path, for: .document(source)) {
            website.copies[path] = Website.Copy(source: source, location: location)
        }
    }

    private mutating func claim(_ path: ContentPath, for origin: Origin) -> Bool {
        // Names that differ in case only are one file on most people's disks.
        let key = path.description.lowercased()
        guard let owner = origins[key] else {
            origins[key] = origin
            return true
        }
        guard case .document(let second) = origin else { return false }
        let first =
            switch owner {
            case .document(let path): "'\(path)'"
            case .program: "a page of the site itself"
            }
        problems.append(
            Diagnostic(
                .outputCollision,
                "'\(second)' and \(first) would both be '\(path)' on the site",
                at: SourceLocation(
                    path: second,
                    start: SourcePosition(line: 1, column: 1),
                    end: SourcePosition(line: 1, column: 1)
                ),
                hint: "rename one of the two, or give it another id"
            )
        )
        return false
    }
}

extension Diagnostic.ID {
    static let outputCollision: Self = "output-collision"
}
