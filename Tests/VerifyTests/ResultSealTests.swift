import Testing

@testable import Verify

/// No result that a server changed, cut, mixed up or made itself is taken for one.
@Suite struct ResultSealTests {
    private let seal = ResultSeal(JobKey("test", ["a"]), secret: "")
    private let result = Array("{\"succeeded\":true}\nand more\n".utf8)

    @Test func whatWasClosedOpens() {
        for bytes in [result, [], Array(repeating: 10, count: 300), Array(0...255)] {
            #expect(seal.open(seal.close(bytes)) == bytes)
        }
        #expect(seal.close(result).starts(with: Array("luca-docs kept result 1\n".utf8)))
    }

    @Test func everyFlippedBitIsSeen() {
        let sealed = seal.close(result)
        for index in sealed.indices {
            for bit in 0..<8 {
                var copy = sealed
                copy[index] ^= 1 << bit
                #expect(seal.open(copy) == nil, "byte \(index), bit \(bit)")
            }
        }
    }

    @Test func everyCutAndEveryAdditionIsSeen() {
        let sealed = seal.close(result)
        for count in sealed.indices {
            #expect(seal.open(Array(sealed[..<count])) == nil)
            #expect(seal.open(Array(sealed[(count + 1)...])) == nil)
            #expect(seal.open(sealed[..<count] + [10] + sealed[count...]) == nil)
        }
        #expect(seal.open(sealed + [10]) == nil)
        #expect(seal.open(sealed + sealed) == nil)
    }

    @Test(arguments: ["", "\n\n\n\n", "\n\n\n", "<html>\n<body>\n404\n</body>\n</html>\n", "{}"])
    func whatIsNoResultIsNone(_ text: String) {
        #expect(seal.open(Array(text.utf8)) == nil)
    }

    @Test func anothersResultIsNone() {
        let other = ResultSeal(JobKey("test", ["b"]), secret: "")
        #expect(other.address != seal.address)
        #expect(seal.open(other.close(result)) == nil)
        // The right name on it does not help.
        let renamed = String(decoding: other.close(result), as: UTF8.self)
            .replacing(other.address, with: seal.address)
        #expect(seal.open(Array(renamed.utf8)) == nil)
    }

    @Test func anotherSecretIsAnotherResult() {
        let key = JobKey("test", ["a"])
        let secret = ResultSeal(key, secret: "kettle")
        #expect(secret.address != seal.address)
        #expect(seal.open(secret.close(result)) == nil)
        #expect(secret.open(secret.close(result)) == result)
        #expect(ResultSeal(key, secret: "kettle").open(secret.close(result)) == result)
    }

    @Test func theAddressTellsNoKey() {
        #expect(seal.address != JobKey("test", ["a"]).description)
        #expect(seal.address.count == 64)
    }

    /// The examples of RFC 4231, cases 1, 2, 3 and 6.
    @Test func knownCodes() {
        func code(_ key: [UInt8], _ message: [UInt8]) -> String {
            ResultSeal.authenticate(message, key: key).description
        }
        #expect(
            code(Array(repeating: 0x0B, count: 20), Array("Hi There".utf8))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        )
        #expect(
            code(Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        )
        #expect(
            code(Array(repeating: 0xAA, count: 20), Array(repeating: 0xDD, count: 50))
                == "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        )
        #expect(
            code(
                Array(repeating: 0xAA, count: 131),
                Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
            ) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        )
    }
}
