import Foundation
import Verify

extension Toolchain {
    /// What a compiler makes of the same bytes follows from more than its version, and machines
    /// that share results may differ in it: builds of one version for two systems, the system
    /// whose C headers samples import, and the words in the environment that compilers obey.
    ///
    /// Where the toolchain lies is no part of it.
    static func identity(of swiftc: URL, saying version: String) -> JobKey {
        let frontend = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("swift-frontend")
        let facts = try? FileManager.default.attributesOfItem(atPath: frontend.path)
        let size = (facts?[.size] as? Int).map { "\($0)" } ?? ""
        let environment = ProcessInfo.processInfo.environment
        let words = obeyed.map { environment[$0] ?? "" }
        return JobKey.toolchain(version, [size, systemVersion] + words)
    }

    /// The variables that change what a compiler finds.
    private static let obeyed = [
        "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "CPATH", "C_INCLUDE_PATH", "OBJC_INCLUDE_PATH",
        "LIBRARY_PATH", "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC",
    ]

    private static var systemVersion: String {
        #if os(Linux)
            let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n")
                .filter { $0.hasPrefix("ID=") || $0.hasPrefix("VERSION_ID=") }
            return lines.joined(separator: " ")
        #else
            return ProcessInfo.processInfo.operatingSystemVersionString
        #endif
    }
}
