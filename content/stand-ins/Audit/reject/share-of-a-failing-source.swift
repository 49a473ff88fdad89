// A shared sequence fails as its source does.
import AsyncAlgorithms

func read(_ numbers: AsyncThrowingStream<Int, any Error>) async throws {
#if AUDIT_CONTROL
    for try await _ in numbers.share() {}
#else
    for await _ in numbers.share() {}
#endif
}
