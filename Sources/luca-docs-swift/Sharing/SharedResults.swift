import Foundation
import Verify

/// The compiler says of a module something else than a cache server did.
struct ContradictedServer: Error {}

/// The results that machines share through a server, as far as this one may use and add to them.
///
/// What the server gave is kept in the build folder, sealed as it came, and apart from what was
/// made here: a run that names no server, or another one, does not use it.
struct SharedResults: Sendable {
    let server: CacheServer
    private let secret: String
    private let folder: BuildFolder
    /// Named after the server and the secret.
    private let name: String

    init(_ server: CacheServer, at address: CacheAddress, secret: String, in folder: BuildFolder) {
        self.server = server
        self.secret = secret
        self.folder = folder
        let key = JobKey.cacheServer(address.url.absoluteString)
        name = String(ResultSeal(key, secret: secret).address.prefix(16))
    }

    /// The bytes of a result that some machine has made.
    func read(_ kind: KeptResults.Kind, _ key: JobKey) async -> [UInt8]? {
        guard await server.isTrusted else { return nil }
        let seal = ResultSeal(key, secret: secret)
        let file = folder.file("served/\(name)/\(kind.rawValue)", key, "sealed")
        if let kept = try? Data(contentsOf: file), let bytes = seal.open(Array(kept)) {
            return bytes
        }
        guard let (sealed, bytes) = await server.result(seal) else { return nil }
        // Nothing is lost without the copy but the time to ask again.
        try? folder.write(Data(sealed), to: file)
        return bytes
    }

    /// Begins to put a result on the server.
    func put(_ bytes: [UInt8], _ key: JobKey) async {
        let seal = ResultSeal(key, secret: secret)
        await server.put(seal.close(bytes), as: seal.address)
    }

    /// Forgets all that the server gave, now and earlier.
    func distrust() async {
        await server.distrust()
        let copies = folder.root.appendingPathComponent("served/\(name)")
        try? FileManager.default.removeItem(at: copies)
    }

    /// Removes copies that this run had no use for, once they are many, and other servers' copies.
    func prune(_ keys: [KeptResults.Kind: Set<JobKey>]) {
        for (kind, used) in keys { folder.prune("served/\(name)/\(kind.rawValue)", keeping: used) }
        let all = folder.root.appendingPathComponent("served")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
        for other in names where other != name {
            try? FileManager.default.removeItem(at: all.appendingPathComponent(other))
        }
    }
}
