import CasePaths
import Testing

@CasePathable @dynamicMemberLookup
enum Load<Element: Equatable & Sendable>: Equatable {
    case idle
    case loaded(Element)
    case failed(reason: String, code: Int)
    case nested(Inner?)
    case `default`

    @CasePathable
    enum Inner: Equatable {
        case text(String)
        case done
    }
}

@Suite struct CasePathTests {
    @Test func aPathEmbedsAndExtracts() {
        let path = AnyCasePath<Load<Int>, Int>(\.loaded)
        #expect(path.embed(3) == .loaded(3))
        #expect(path.extract(from: .loaded(4)) == 4)
        #expect(path.extract(from: .idle) == nil)
    }

    @Test func labelsMakeATuple() {
        let made: Load<Int> = (\Load<Int>.Cases.failed)((reason: "off", code: 7))
        #expect(made == .failed(reason: "off", code: 7))
        #expect(made[case: \.failed]?.code == 7)
    }

    @Test func aCaseIsAsked() {
        let value = Load<Int>.failed(reason: "off", code: 1)
        #expect(value.is(\.failed))
        #expect(!value.is(\.idle))
        #expect(Load<Int>.default.is(\.default))
    }

    @Test func aPathGoesThroughAnOptional() {
        let value = Load<Int>.nested(.text("a"))
        let text = value[case: \.nested.text]
        #expect(text == "a")
        #expect(value.is(\.nested.some.text))
        #expect(!Load<Int>.nested(nil).is(\.nested.text))
        #expect(Load<Int>.nested(nil).is(\.nested.none))
    }

    @Test func membersReadLikeOptionals() {
        let value = Load<Int>.loaded(1)
        #expect(value.loaded == 1)
        #expect(value.failed == nil)
    }

    @Test func aCaseIsChangedInPlace() {
        var value = Load<Int>.loaded(1)
        value.modify(\.loaded) { $0 += 1 }
        value[case: \.loaded] = value[case: \.loaded].map { $0 * 10 } ?? 0
        value[case: \.failed] = (reason: "x", code: 0)
        #expect(value == .loaded(20))
    }

    @Test func anyValueIsEmbeddedWhereItFits() {
        let path: PartialCaseKeyPath<Load<Int>> = \.loaded
        let made: Load<Int>? = path(5 as Any)
        let none: Load<Int>? = path("5" as Any)
        #expect(made == .loaded(5))
        #expect(none == nil)
    }

    @Test func aSwitchMatchesAPath() {
        switch Load<Int>.loaded(1) {
        case \.idle: Issue.record("matched another case")
        case \.loaded: break
        default: Issue.record("matched no case")
        }
    }

    @Test func pathsOfTheSameCaseAreEqual() {
        let path: PartialCaseKeyPath<Load<Int>> = \.nested.text
        #expect(path == \Load<Int>.Cases.nested.text)
        #expect(path != \Load<Int>.Cases.nested)
    }

    @Test func theCasesAreListedInOrder() {
        #expect(Array(Load<Int>.Inner.allCasePaths) == [\.text, \.done])
        #expect(Load<Int>.Inner.allCasePaths[.done] == \.done)
    }

    @Test func resultsHavePaths() {
        let result = Result<Int, any Error>.success(1)
        #expect(result.is(\.success))
        #expect(result[case: \.failure] == nil)
    }
}
