// The policy is named as in this module, not as in the standard library's streams.
import AsyncAlgorithms

func read(_ numbers: AsyncStream<Int>) async {
#if AUDIT_CONTROL
    for await _ in numbers.share(bufferingPolicy: .bufferingLatest(1)) {}
#else
    for await _ in numbers.share(bufferingPolicy: .bufferingNewest(1)) {}
#endif
}
