import Foundation

/// What a program of the samples finds in its environment: the same on every machine.
///
/// A result is kept and believed elsewhere, so it must not follow from who runs `verify`; and a
/// sample has no business with the secrets of a build server.
enum SampleEnvironment {
    /// What the system needs to find programs and libraries.
    private static let inherited = [
        "PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    ]

    /// The variables of a program that runs in a folder of its own.
    static func variables(in folder: URL) -> [String: String] {
        let own = ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }
        // glibc reserves 64 MB of address space for each of many heaps, more with more processors;
        // what is limited must not depend on them.
        return own.merging([
            "HOME": folder.path, "TMPDIR": folder.path, "LANG": "C.UTF-8", "TZ": "UTC",
            "MALLOC_ARENA_MAX": "2",
        ]) { $1 }
    }
}
