import Foundation

/// The word that `LUCA_DOCS_CACHE_SECRET` holds, without which nobody can make results.
enum CacheSecret {
    static let name = "LUCA_DOCS_CACHE_SECRET"

    /// Takes the secret out of the environment; empty when there is none.
    ///
    /// Programs of the samples run as this process's children, and anybody may have written them:
    /// they inherit no secret, and on Linux do not find it in `/proc` either.
    static func take() -> String {
        guard let place = getenv(name) else { return "" }
        let secret = String(cString: place)
        memset(place, 0, strlen(place))
        unsetenv(name)
        return secret
    }
}
