import CasePaths

public struct Item: Equatable, Sendable { var name = "" }

@CasePathable
@dynamicMemberLookup
public enum Public {
    case empty
    case one(Int), two(first: Int, _ second: String)
    case closure(@Sendable (Int) async throws -> Void)
    case existential(any Error)
    case optional(Item?)
    case `default`
    indirect case again(Self)
#if DEBUG
    case debug
#else
    case release(Int)
#endif
}

@CasePathable
enum Outer<Content> {
    case content(Content)
    case item(Item)
    case inner(Inner)

    @CasePathable
    enum Inner {
        case changed(String)
        case closed
    }
}

@CasePathable
private enum Empty {}

func uses(_ value: Outer<Int>, _ shared: Public) -> [Bool] {
    var value = value
    let path: CaseKeyPath<Outer<Int>, String> = \.inner.changed
    let made: Outer<Int> = path("new")
    value.modify(\.item) { $0.name = "x" }
    value[case: \.content] = 3
    let numbers = [shared].compactMap(\.one)
    let second = shared.two.map(\.1)
    switch shared {
    case \.again.again: break
    default: break
    }
    return [
        made.is(\.inner), value.is(\.inner.closed), numbers.isEmpty, second == nil,
        shared[case: \.optional.some] != nil, AnyCasePath(path).extract(from: value) == nil,
    ]
}

func sendsPaths() {
    let path: CaseKeyPath<Public, Int> & Sendable = \.one
    Task.detached { _ = path(1) }
}
