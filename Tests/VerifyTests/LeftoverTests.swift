import CaseFiles
import Foundation
import Testing

/// No program of a snippet, and none that it started, outlives the run.
///
/// Each of them holds a named pipe open for writing; reading it ends when the last one is gone.
@Suite struct LeftoverTests {
    @Test(
        .timeLimit(.minutes(3)),
        arguments: [
            // The program ends and leaves another behind.
            ("", "exit 0\n"),
            // The run is ended while the program goes on; verify is the program's parent.
            ("kill(getppid(), SIGTERM)\nwhile true { sleep(60) }", "exit -1\n"),
            ("kill(getppid(), SIGINT)\nwhile true { sleep(60) }", "exit -1\n"),
        ]
    )
    func nothingOutlivesTheRun(_ end: String, _ exit: String) throws {
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
            \(end)
            ```

            ```text prints
            started
            ```
            """
        ])
        let run = try rulebook.run(["verify"])
        #expect(run.hasSuffix(exit), "\(run)")
        _ = fcntl(reader, F_SETFL, 0)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 1)
        #expect(read(reader, &bytes, 8) == 0)
    }
}
