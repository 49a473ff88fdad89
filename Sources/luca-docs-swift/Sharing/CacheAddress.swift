import Foundation
import Terminal

/// Where a server keeps results: an address of http or https, with a name and a password perhaps.
struct CacheAddress: Sendable, CustomStringConvertible {
    /// The folder of results, without name and password.
    let url: URL
    /// The header that names who asks; nil when the address does not say.
    let authorization: String?

    /// Reads what was given to `--cache`; the problem does not repeat it: it may hold a password.
    init(_ text: String) throws {
        guard var parts = URLComponents(string: text),
            ["http", "https"].contains(parts.scheme?.lowercased()),
            let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil
        else {
            throw UsageError(
                "what was given to '--cache' is no address of a cache server",
                hint: "give a folder of a web server, such as 'https://cache.example.org/luca-docs'"
            )
        }
        if let user = parts.user {
            let pair = Data("\(user):\(parts.password ?? "")".utf8)
            authorization = "Basic \(pair.base64EncodedString())"
        } else {
            authorization = nil
        }
        parts.user = nil
        parts.password = nil
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        guard let url = parts.url else { throw UsageError("'--cache' needs an address") }
        self.url = url
    }

    /// Asks for a result, or puts one there.
    func request(_ name: String, putting body: Data? = nil) -> HTTPRequest {
        let file = url.appendingPathComponent(name)
        return HTTPRequest(url: file, authorization: authorization, body: body)
    }

    /// For people: no path, as it may hold a secret word.
    var description: String {
        let port = url.port.map { ":\($0)" } ?? ""
        return "\(url.scheme ?? "")://\(url.host ?? "")\(port)"
    }
}
