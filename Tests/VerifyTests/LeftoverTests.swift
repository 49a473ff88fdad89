import CaseFiles
import Foundation
import Testing

/// No program of a snippet, and none that it started, outlives the run.
///
/// Each of them holds a named pipe open for writing; reading it ends when the last one is gone.
@Suite struct LeftoverTests {
    @Test(.timeLimit(.minutes(3)), arguments: [nil, SIGTERM, SIGINT, SIGKILL])
    func nothingOutlivesTheRun(_ signal: Int32?) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let rulebook = try SampleRulebook([
            "content/tea/kettle.md": """
            # Kettle

            ```swift
            import Foundation

            let pipe = open("\(path)", O_WRONLY)
            let other = Process()
            other.executableURL = URL(fileURLWithPath: "/bin/sleep")
            other.arguments = ["600"]
            other.standardOutput = FileHandle(fileDescriptor: pipe)
            other.standardInput = FileHandle.nullDevice
            try other.run()
            _ = write(pipe, "s", 1)
            print("started")
            \(signal == nil ? "" : "while true { sleep(60) }")
            ```

            ```text prints
            started
            ```
            """
        ])
        let run = try rulebook.start()
        var bytes = [UInt8](repeating: 0, count: 8)
        // Before a program has opened the other end, reading would end at once.
        var wait = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        #expect(poll(&wait, 1, -1) == 1)
        #expect(read(reader, &bytes, 8) == 1)
        if let signal { run.send(signal) }
        #expect(run.waitForEnd() == signal.map { 128 + $0 } ?? 0)
        _ = fcntl(reader, F_SETFL, 0)
        #expect(read(reader, &bytes, 8) == 0)
    }
}
