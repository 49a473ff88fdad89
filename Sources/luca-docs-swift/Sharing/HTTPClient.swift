import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A GET, or a PUT of bytes.
struct HTTPRequest: Sendable {
    var url: URL
    /// The header that names who asks.
    var authorization: String?
    /// What is put there; nil for a GET.
    var body: [UInt8]?
}

/// What came of a request.
enum HTTPAnswer: Sendable {
    /// The whole answer: its status and its body.
    case status(Int, [UInt8])
    case tookTooLong
    /// The body was larger than allowed.
    case tooLarge
    /// No answer, in words that follow the server's name.
    case failed(String)
}

/// Plain HTTP with limits on time and size.
///
/// Redirects are answers like any other, so nobody sends a password on to somewhere else; nothing
/// is kept between runs.
struct HTTPClient: Sendable {
    private let session: URLSession
    private let exchanges = Exchanges()

    init(connections: Int) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = connections
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// Sends a request and gives the answer, or why there is none after at most so many seconds.
    func send(_ request: HTTPRequest, seconds: Double, atMost limit: Int) async -> HTTPAnswer {
        var sent = URLRequest(url: request.url)
        // What is packed may be small and unpack to gigabytes.
        sent.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        if let words = request.authorization {
            sent.setValue(words, forHTTPHeaderField: "Authorization")
        }
        if let body = request.body {
            sent.httpMethod = "PUT"
            sent.httpBody = Data(body)
            sent.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        }
        let task = session.dataTask(with: sent)
        return await withCheckedContinuation { continuation in
            exchanges.begin(task, seconds: seconds, atMost: limit, continuation)
        }
    }

    /// Ends all requests now, and answers later ones at once.
    func stop() { exchanges.endAll() }
}

/// The requests that wait for an answer. Each is answered once, whatever the session does later.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        let task: URLSessionTask
        let limit: Int
        let continuation: CheckedContinuation<HTTPAnswer, Never>
        var body = Data()
    }

    private let lock = NSLock()
    private var open: [Int: Exchange] = [:]
    private var isStopped = false

    func begin(
        _ task: URLSessionTask,
        seconds: Double,
        atMost limit: Int,
        _ continuation: CheckedContinuation<HTTPAnswer, Never>
    ) {
        let number = task.taskIdentifier
        let exchange = Exchange(task: task, limit: limit, continuation: continuation)
        let isBegun = lock.withLock {
            if !isStopped { open[number] = exchange }
            return !isStopped
        }
        guard isBegun else { return continuation.resume(returning: .failed("is not asked")) }
        // The session's own limits start anew with every byte that drips in.
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
            self?.end(number, .tookTooLong)
        }
        task.resume()
    }

    func endAll() {
        let numbers = lock.withLock {
            isStopped = true
            return Array(open.keys)
        }
        for number in numbers { end(number, .failed("is not asked")) }
    }

    private func end(_ number: Int, _ answer: HTTPAnswer) {
        guard let exchange = lock.withLock({ open.removeValue(forKey: number) }) else { return }
        exchange.continuation.resume(returning: answer)
        exchange.task.cancel()
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let number = dataTask.taskIdentifier
        let isTooLarge = lock.withLock {
            open[number]?.body.append(data)
            return open[number].map { $0.body.count > $0.limit } ?? false
        }
        if isTooLarge { end(number, .tooLarge) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let number = task.taskIdentifier
        if let error {
            end(number, .failed(words(for: error)))
        } else if let response = task.response as? HTTPURLResponse {
            let body = lock.withLock { open[number]?.body ?? Data() }
            end(number, .status(response.statusCode, Array(body)))
        } else {
            end(number, .failed("does not speak HTTP"))
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

/// Own words: the system's may show the address with its password.
private func words(for error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .cannotFindHost?, .dnsLookupFailed?: "cannot be found"
    case .cannotConnectToHost?, .notConnectedToInternet?: "cannot be reached"
    case .timedOut?: "does not answer in time"
    case .networkConnectionLost?: "breaks the connection off"
    case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
        .serverCertificateNotYetValid?, .serverCertificateHasUnknownRoot?:
        "cannot be spoken to securely"
    default: "gives no whole answer"
    }
}
