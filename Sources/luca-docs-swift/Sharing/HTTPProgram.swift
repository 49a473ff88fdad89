import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The process that speaks HTTP for a run: requests come in on standard input, answers go out on
/// standard output, in any order. It ends when its input does, so it never outlives the run.
enum HTTPProgram {
    /// The only argument of this program when it is started to speak HTTP.
    static let word = "--speak-http"

    static func run() -> Never {
        signal(SIGPIPE, SIG_IGN)
        let exchanges = Exchanges()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 12
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        let session = URLSession(
            configuration: configuration,
            delegate: exchanges,
            delegateQueue: nil
        )
        while let line = readLine() {
            guard let request = Numbered<HTTPRequest>.read(Data(line.utf8)) else { break }
            exchanges.begin(session.dataTask(with: sent(request.value)), request)
        }
        exit(0)
    }

    private static func sent(_ request: HTTPRequest) -> URLRequest {
        var sent = URLRequest(url: request.url)
        // What is packed may be small and unpack to gigabytes.
        sent.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        if let words = request.authorization {
            sent.setValue(words, forHTTPHeaderField: "Authorization")
        }
        if let body = request.body {
            sent.httpMethod = "PUT"
            sent.httpBody = body
            sent.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        }
        return sent
    }
}

/// The requests that wait for an answer, each of which is answered once.
///
/// None is cancelled: the library may crash on that, and who does not want to wait ends the
/// process.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        let number: Int
        let limit: Int
        var body = Data()
    }

    private let lock = NSLock()
    private var open: [Int: Exchange] = [:]

    func begin(_ task: URLSessionTask, _ request: Numbered<HTTPRequest>) {
        lock.withLock {
            open[task.taskIdentifier] = Exchange(
                number: request.number,
                limit: request.value.limit
            )
        }
        task.resume()
    }

    private func end(_ task: URLSessionTask, _ answer: (Exchange) -> HTTPAnswer) {
        lock.withLock {
            guard let exchange = open.removeValue(forKey: task.taskIdentifier) else { return }
            let answer = Numbered(number: exchange.number, value: answer(exchange))
            // Nobody is there to be told when nobody reads.
            try? FileHandle.standardOutput.write(contentsOf: answer.line())
        }
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
        if isTooLarge { end(dataTask) { _ in .tooLarge } }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        end(task) { exchange in
            if let error { return .failed(words(for: error)) }
            guard let response = task.response as? HTTPURLResponse else {
                return .failed("does not speak HTTP")
            }
            return .status(response.statusCode, exchange.body)
        }
    }

    /// A server that asks who asks was told in the request: its asking is the answer.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let response = challenge.failureResponse as? HTTPURLResponse
        if let response { end(task) { _ in .status(response.statusCode, Data()) } }
        completionHandler(response == nil ? .performDefaultHandling : .rejectProtectionSpace, nil)
    }

    /// Redirects are answers like any other, so nobody sends a password on to somewhere else.
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
