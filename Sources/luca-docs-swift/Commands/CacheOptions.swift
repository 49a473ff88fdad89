import Foundation
import Terminal
import Workspace

/// The options of a cache server.
enum CacheOptions {
    static let options: [Command.Option] = [
        .value("cache", "URL", help: "share results with other machines through a web server"),
        .flag("cache-read-only", help: "take results from the server and put none there"),
    ]

    static let details = """
        '--cache' names a folder of a web server that answers GET and PUT (nginx with \
        'dav_methods PUT'): a second machine starts no compiler for what the first has proven. \
        What is put there is what compilers and tests said when all was well (with '--treat' \
        also what is wrong), sealed: what the \
        server changed, lost or mixed up is made anew, and one that is gone or slow is left \
        alone after some seconds. Who knows the documents could make results up, so set \
        \(CacheSecret.name) to the same long random word on all machines when the documents \
        are public, and use '--cache-read-only' where strangers' changes are proven.
        """

    /// Refuses options that would be ignored.
    static func check(_ arguments: Arguments) throws {
        guard arguments.flag("cache-read-only"), arguments.value(of: "cache") == nil else { return }
        throw UsageError(
            "'--cache-read-only' is for '--cache', which is not given",
            hint: "add '--cache URL'"
        )
    }

    /// What the options name; nil without a server.
    ///
    /// The secret leaves the environment in any case, so that no sample's program inherits it.
    static func shared(
        _ arguments: Arguments,
        _ folder: BuildFolder,
        _ console: Console
    ) throws -> SharedResults? {
        let secret = CacheSecret.take()
        guard let given = arguments.value(of: "cache") else { return nil }
        let address = try CacheAddress(given)
        let server = CacheServer(
            address,
            isReadOnly: arguments.flag("cache-read-only")
        ) { console.report("luca-docs: warning: \($0)") }
        return SharedResults(server, at: address, secret: secret, in: folder)
    }
}
