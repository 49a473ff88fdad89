/// What a compiler said and whether it succeeded.
public struct CompilerRun: Sendable, Codable, Equatable {
    /// Its messages in order.
    public var messages: [CompilerMessage]
    /// Whether it made what it was asked for.
    public var succeeded: Bool
    /// All that it wrote when it failed, for a failure without a message that has a place.
    public var output: String

    /// Reads what `swiftc -diagnostic-style=llvm` wrote.
    public init(output: String, succeeded: Bool) {
        messages = CompilerMessage.all(in: output)
        self.succeeded = succeeded
        self.output = succeeded ? "" : output
    }

    /// Whether the compiler itself said what is wrong.
    public var hasErrors: Bool { messages.contains { $0.severity == .error } }

    /// The run with the messages about one fence only, for a run over those that `places` knows.
    ///
    /// A message without a fence is kept: it may be about any.
    public func only(_ read: ReadSnippet, of places: SnippetPlaces) -> CompilerRun {
        var copy = placed(in: places)
        copy.messages = copy.messages.filter { message in
            let owner = places.location(of: message)?.snippet.id
            return owner == nil || owner == read.snippet.id
        }
        return copy
    }
}

extension CompilerRun {
    /// What runs over the files of one module said, each message once.
    public init(joining runs: [CompilerRun]) {
        var seen: Set<CompilerMessage> = []
        messages = runs.flatMap(\.messages).filter { seen.insert($0).inserted }
        succeeded = runs.allSatisfy(\.succeeded)
        output = ""
    }

    /// What a run over some files said of each; of what is about none the first is told.
    public func dealt(to files: [SampleFile]) -> [CompilerRun] {
        let places = SnippetPlaces(files.flatMap(\.parts).map(\.snippet))
        let run = placed(in: places)
        let owners = run.messages.map { message in
            let owner = places.location(of: message)?.snippet.id
            return files.firstIndex { $0.parts.contains { $0.snippet.id == owner } } ?? 0
        }
        return files.indices.map { index in
            var copy = run
            copy.messages = zip(owners, run.messages).filter { $0.0 == index }.map(\.1)
            return copy
        }
    }
}
