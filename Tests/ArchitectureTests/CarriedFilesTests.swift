import Foundation
import Testing

/// The binary carries the content and the theme; a file that is not in the list is not carried.
@Suite struct CarriedFilesTests {
    @Test func everyFileIsCarried() {
        let list = Repository.read("Sources/CContent/carried.c").lines
        let carried = Set(
            list.compactMap { line -> String? in
                guard line.hasPrefix("    {\"") else { return nil }
                return line.split(separator: "\"").dropFirst().first.map(String.init)
            }
        )
        let present = Set(
            (Repository.files(below: "content") + Repository.files(below: "site/theme"))
                .filter(Self.isCarried)
        )
        #expect(
            carried == present,
            """
            Sources/CContent/carried.c is stale: run Scripts/carry.sh (missing \
            \(present.subtracting(carried).sorted()), gone \(carried.subtracting(present).sorted()))
            """
        )
    }

    /// The rule of Scripts/carry.sh, said a second time so that the two hold each other.
    static func isCarried(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let own = ["Audit", "Tests"]
        if parts.starts(with: ["content", "stand-ins"]), own.contains(String(parts[2])) {
            return false
        }
        return !(parts.count > 3 && parts[0] == "content" && parts[2] == "breaks")
    }
}
