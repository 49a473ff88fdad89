import Foundation

/// Plain HTTP, spoken by a process of its own with limits on time and size.
///
/// The system's HTTP library can be made to crash or to take gigabytes by what a server sends, and
/// it cannot be stopped: a process can.
final class HTTPClient: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int: CheckedContinuation<HTTPAnswer, Never>] = [:]
    private var lastNumber = 0
    private var process: Process?
    private var isStopped = false
    /// Writing waits while the other side is busy, so it has a queue of its own.
    private let writing = DispatchQueue(label: "luca-docs.http")
    private let input = Pipe()

    /// Sends a request and gives the answer, or why there is none after at most so many seconds.
    func send(_ request: HTTPRequest, seconds: Double) async -> HTTPAnswer {
        await withCheckedContinuation { continuation in
            guard let number = begin(continuation) else {
                return continuation.resume(returning: .gone)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                self.end(number, .tookTooLong)
            }
            writing.async {
                do {
                    try self.start()
                    let line = try Numbered(number: number, value: request).line()
                    try self.input.fileHandleForWriting.write(contentsOf: line)
                } catch {
                    self.end(number, .gone)
                }
            }
        }
    }

    /// Ends all requests now, and answers later ones at once.
    func stop() {
        let (process, numbers) = lock.withLock {
            isStopped = true
            return (self.process, Array(waiting.keys))
        }
        if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
        for number in numbers { end(number, .gone) }
    }

    private func begin(_ continuation: CheckedContinuation<HTTPAnswer, Never>) -> Int? {
        lock.withLock {
            guard !isStopped else { return nil }
            lastNumber += 1
            waiting[lastNumber] = continuation
            return lastNumber
        }
    }

    private func end(_ number: Int, _ answer: HTTPAnswer) {
        lock.withLock { waiting.removeValue(forKey: number) }?.resume(returning: answer)
    }

    /// Starts the process at the first request.
    private func start() throws {
        try lock.withLock {
            guard process == nil, !isStopped else { return }
            let output = Pipe()
            let new = Process()
            new.executableURL = Bundle.main.executableURL
            new.arguments = [HTTPProgram.word]
            new.environment = ProcessInfo.processInfo.environment
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            new.standardInput = input
            new.standardOutput = output
            new.standardError = FileHandle.nullDevice
            // No tool of the run: what ends a round of a watch leaves it alone, and it ends itself
            // when the run is gone.
            try new.run()
            process = new
            Thread.detachNewThread { self.readAnswers(output.fileHandleForReading) }
        }
    }

    private func readAnswers(_ output: FileHandle) {
        var buffer = Data()
        while true {
            let data = output.availableData
            guard !data.isEmpty else { break }
            buffer.append(data)
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                if let answer = Numbered<HTTPAnswer>.read(buffer[..<end]) {
                    self.end(answer.number, answer.value)
                }
                buffer = Data(buffer[(end + 1)...])
            }
        }
        // It has crashed, or was ended.
        let numbers = lock.withLock {
            isStopped = true
            return Array(waiting.keys)
        }
        for number in numbers { end(number, .gone) }
    }
}
