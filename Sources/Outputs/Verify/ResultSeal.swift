import Rules

/// What a result is called on a machine that is not trusted, and what tells that it came back
/// as it was put there.
///
/// Both follow from the result's key, so from all that was compiled, which that machine never sees,
/// and from a secret. Who knows neither can forge no result; who does not know the secret can
/// forge those of documents that everybody may read.
///
/// A sealed result is four lines, then the result's bytes:
/// ```
/// luca-docs kept result 1
/// <address>
/// <how many bytes>
/// <HMAC-SHA-256 of the lines above and the bytes, 64 hexadecimal digits>
/// ```
/// - Invariant: `open(close(bytes))` is `bytes`, and nothing else opens.
public struct ResultSeal: Sendable {
    /// The result's name: 64 hexadecimal digits.
    public let address: String
    private let key: [UInt8]

    /// Derives address and seal; without a secret it is empty.
    public init(_ key: JobKey, secret: String) {
        func derive(_ use: String) -> ContentHash {
            ResultSeal.authenticate(Array("\(use) \(key)".utf8), key: Array(secret.utf8))
        }
        address = derive("address").description
        self.key = derive("seal").bytes
    }

    /// The result as it may leave this machine.
    public func close(_ bytes: [UInt8]) -> [UInt8] { head(of: bytes) + bytes }

    /// The result's bytes; nil when one bit differs from what was closed, or anything is missing,
    /// added, or another's.
    public func open(_ sealed: [UInt8]) -> [UInt8]? {
        let ends = sealed.indices.lazy.filter { sealed[$0] == UInt8(ascii: "\n") }
        guard let end = ends.prefix(4).dropFirst(3).first else { return nil }
        let bytes = Array(sealed[(end + 1)...])
        let stated = sealed[...end]
        let expected = head(of: bytes)
        guard stated.count == expected.count else { return nil }
        // Every byte is compared: the time taken must not tell where the first difference is.
        let difference = zip(stated, expected).reduce(0) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? bytes : nil
    }

    private func head(of bytes: [UInt8]) -> [UInt8] {
        let lines = Array("luca-docs kept result 1\n\(address)\n\(bytes.count)\n".utf8)
        let seal = Self.authenticate(lines + bytes, key: key)
        return lines + Array("\(seal)\n".utf8)
    }

    /// The HMAC-SHA-256 of a message (RFC 2104).
    static func authenticate(_ message: [UInt8], key: [UInt8]) -> ContentHash {
        var block = key.count > 64 ? ContentHash(key).bytes : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        let inner = ContentHash(block.map { $0 ^ 0x36 } + message)
        return ContentHash(block.map { $0 ^ 0x5C } + inner.bytes)
    }
}
