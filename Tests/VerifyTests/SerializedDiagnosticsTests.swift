import Foundation
import Testing

@testable import Verify

/// What the compiler writes with `-serialize-diagnostics`.
@Suite struct SerializedDiagnosticsTests {
    /// A file of Swift 6.3.1: `var size = 1` and `let unused = 3` that are not used as they might.
    private static let bytes = [UInt8](
        Data(
            base64Encoded: """
                RElBRwEIAAA8AAAABwGyQLRCOdBDODwggS2UgzzMQzq8gzscBIhigEBxECQLBCmkQzicw0MikEI6
                hMM5pII7mMM7PCTDLMjDOMhCOLjDOZTDA1KMQjjQgyuEQzuUw0NCkEI6hMM5mAI7hMM5PCSGKaQD
                O5SDK4RDO5TDg3GYQjrgQyrQw8OEzMI71IM8jEM5mEI6sEM5jMI7uAM9lIM70MM8HASJqoAMKgKF
                QCFQiBIlMKhkgcAgSE0HqAgUAoVAQUWgECgECkkCUQKDahpQESgECoFBXQ+oCBQChUBBRaAQKAQK
                gUFlEahQESgECoGCikAhUAgUBIMCAAAAIQwAAAIAAAAUAAAAAAAAACUQAAApAAAAGAAAAAAAAAAA
                KAAoc25pcHBldC94Lm1kLzEuc3dpZnSkIAAAAJAAAACwBQAAAAAARgCmAHZhcmlhYmxlICdzaXpl
                JyB3YXMgbmV2ZXIgbXV0YXRlZDsgY29uc2lkZXIgY2hhbmdpbmcgdG8gJ2xldCcgY29uc3RhbnQA
                ABkEAAAACgAAAK4AAACCAAAAAAIAAIAWAADAAMAAAAAAbGV0AAAAAAAlEAAAMAAAABUAgIAAAAAA
                bm8tdXNhZ2WkMAAAAJAAAADABgAAEAAAcwDzAGluaXRpYWxpemF0aW9uIG9mIGltbXV0YWJsZSB2
                YWx1ZSAndW51c2VkJyB3YXMgbmV2ZXIgdXNlZDsgY29uc2lkZXIgcmVwbGFjaW5nIHdpdGggYXNz
                aWdubWVudCB0byAnXycgb3IgcmVtb3ZpbmcgaXQAGQYAAAAKAAAA0AAAAMIAAADAAwAAgBwAAEAA
                QAAAAABfAAAAAAAAAA==
                """,
            options: .ignoreUnknownCharacters
        )!
    )

    @Test func readsMessagesWithTheirFixIts() throws {
        let messages = try #require(SerializedDiagnostics.messages(in: Self.bytes))
        #expect(messages.map(\.severity) == [.warning, .warning])
        #expect(messages.map(\.line) == [2, 3])
        #expect(messages.map(\.column) == [9, 9])
        #expect(messages.allSatisfy { $0.file == "snippet/x.md/1.swift" })
        #expect(messages[0].text.hasPrefix("variable 'size' was never mutated"))
        #expect(
            messages.map(\.fixIts) == [
                [fixIt(2, 5..<8, "let")], [fixIt(3, 5..<15, "_")],
            ]
        )
    }

    @Test func addsFixItsToTheSameMessages() throws {
        let output = """
            snippet/x.md/1.swift:2:9: warning: variable 'size' was never mutated; consider \
            changing to 'let' constant
                var size = 1
                ~~~ ^
                let
            snippet/x.md/1.swift:7:9: warning: another one
            """
        var run = CompilerRun(output: output, succeeded: true)
        run.addFixIts(from: Self.bytes)
        #expect(run.messages.map(\.fixIts) == [[fixIt(2, 5..<8, "let")], []])
    }

    /// Whatever the bytes are, reading comes to an end.
    @Test func readsBrokenBytes() throws {
        let whole = try #require(SerializedDiagnostics.messages(in: Self.bytes))
        for count in Self.bytes.indices {
            let found = SerializedDiagnostics.messages(in: Array(Self.bytes.prefix(count)))
            // A file may end behind any block.
            #expect(whole.starts(with: found ?? []))
        }
        for index in Self.bytes.indices.dropFirst(4) {
            var bytes = Self.bytes
            bytes[index] ^= 0xFF
            var run = CompilerRun(output: "", succeeded: true)
            run.addFixIts(from: bytes)
            #expect(run.messages.isEmpty)
        }
    }

    private func fixIt(_ line: Int, _ columns: Range<Int>, _ text: String) -> CompilerFixIt {
        CompilerFixIt(
            file: "snippet/x.md/1.swift",
            start: .init(line: line, column: columns.lowerBound),
            end: .init(line: line, column: columns.upperBound),
            text: text
        )
    }
}
