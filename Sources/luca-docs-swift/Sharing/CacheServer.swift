import Foundation
import Verify

/// A web server that keeps results for other machines. It may be gone, slow or lie: that costs a
/// bounded time, and what it gives is taken only when its seal is whole.
actor CacheServer {
    /// What is known of it.
    private enum Standing: Equatable {
        case good
        /// It is not asked again in this run.
        case leftAlone
        /// It has given what the compiler contradicts: nothing of it counts any more.
        case distrusted
    }

    /// After so many failures in a row it is left alone.
    private static let mostFailures = 3

    private let address: CacheAddress
    private let warn: @Sendable (String) -> Void
    private let client = HTTPClient()
    private let reads = JobGate(jobs: 8)
    private let writes = JobGate(jobs: 4)
    private var standing = Standing.good
    private var patience = Patience()
    private var failures = 0
    private var takesResults: Bool
    private var writeFailures = 0
    private var openWrites = 0
    private var whenWritten: CheckedContinuation<Void, Never>?
    /// How many results it gave, and how many it took.
    private(set) var given = 0
    private(set) var taken = 0

    init(_ address: CacheAddress, isReadOnly: Bool, warn: @escaping @Sendable (String) -> Void) {
        self.address = address
        self.warn = warn
        takesResults = !isReadOnly
    }

    /// Whether what it gave earlier may be used.
    var isTrusted: Bool { standing != .distrusted }

    /// The sealed result with a name, and its bytes; nil when the server has none that is whole.
    func result(_ seal: ResultSeal) async -> (sealed: [UInt8], bytes: [UInt8])? {
        guard standing == .good else { return nil }
        return try? await reads.run { await self.ask(seal) }
    }

    private func ask(_ seal: ResultSeal) async -> (sealed: [UInt8], bytes: [UInt8])? {
        let clock = ContinuousClock()
        let left = min(patience.left(at: clock.now), Patience.forOne)
        guard standing == .good else { return nil }
        guard left > .zero else {
            leaveAlone("answers too slowly")
            return nil
        }
        patience.begin(at: clock.now)
        let request = address.request(seal.address)
        let answer = await client.send(request, seconds: left / .seconds(1))
        patience.end(at: clock.now)
        guard standing == .good else { return nil }
        switch answer {
        case .status(404, _), .status(410, _):
            failures = 0
            return nil
        case .status(200, let body):
            let sealed = Array(body)
            if let bytes = seal.open(sealed) {
                failures = 0
                given += 1
                return (sealed, bytes)
            }
            fail("does not give back what was put there")
        default: fail(words(for: answer), isFinal: answer.isCostly)
        }
        return nil
    }

    private func fail(_ reason: String, isFinal: Bool = false) {
        failures += 1
        if isFinal || failures >= Self.mostFailures { leaveAlone(reason) }
    }

    private func leaveAlone(_ reason: String) {
        guard standing == .good else { return }
        standing = .leftAlone
        client.stop()
        warn("the cache server \(address) \(reason), and is left alone for this run")
    }

    /// From now on nothing of it counts.
    func distrust() {
        standing = .distrusted
        client.stop()
        warn("the compiler contradicts the cache server \(address): nothing that it gave counts")
    }

    /// Begins to put a sealed result there.
    func put(_ sealed: [UInt8], as name: String) {
        guard standing == .good, takesResults else { return }
        let request = address.request(name, putting: Data(sealed))
        guard sealed.count <= request.limit else { return }
        openWrites += 1
        Task {
            try? await writes.run { await self.send(request) }
            openWrites -= 1
            guard openWrites == 0 else { return }
            whenWritten?.resume()
            whenWritten = nil
        }
    }

    private func send(_ request: HTTPRequest) async {
        guard standing == .good, takesResults else { return }
        let answer = await client.send(request, seconds: Patience.forOne / .seconds(1))
        guard standing == .good, takesResults else { return }
        if case .status(200..<300, _) = answer {
            writeFailures = 0
            taken += 1
            return
        }
        switch answer {
        // What comes without end is ended only with all else.
        case .tooLarge, .gone: return leaveAlone(words(for: answer))
        case .status, .tookTooLong, .failed: break
        }
        writeFailures += 1
        guard answer.isCostly || writeFailures >= Self.mostFailures else { return }
        takesResults = false
        warn("the cache server \(address) takes no results: it \(words(for: answer))")
    }

    /// Waits until what was begun is written, as long as patience lasts.
    func finish() async {
        guard standing == .good else { return }
        if openWrites > 0 {
            let limit = Patience.forOne + .milliseconds(50) * openWrites
            let timer = Task {
                try await Task.sleep(for: limit)
                stopWaiting()
            }
            await withCheckedContinuation { whenWritten = $0 }
            timer.cancel()
        }
        client.stop()
    }

    private func stopWaiting() {
        guard let waiting = whenWritten else { return }
        whenWritten = nil
        takesResults = false
        warn("the cache server \(address) takes results too slowly: \(openWrites) are not there")
        waiting.resume()
    }

    private func words(for answer: HTTPAnswer) -> String {
        switch answer {
        case .status(let status, _): "answers \(status)"
        case .tookTooLong: "does not answer within \(Patience.forOne.components.seconds) s"
        case .tooLarge: "gives more than 8 MB for one result"
        case .gone: "sends what breaks the HTTP library"
        case .failed(let words): words
        }
    }
}

extension HTTPAnswer {
    /// Whether asking again would cost more than it can save.
    fileprivate var isCostly: Bool {
        switch self {
        case .tookTooLong, .tooLarge, .gone: true
        case .status, .failed: false
        }
    }
}
