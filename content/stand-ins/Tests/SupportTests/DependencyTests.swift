import Dependencies
import Foundation
import Testing

private struct Greeter: DependencyKey {
    var word: String
    static let liveValue = Greeter(word: "live")
}

private enum Preferred: DependencyKey {
    static let liveValue = 1
    static let previewValue = 2
}

private enum OnlyTest: TestDependencyKey {
    static let testValue = 7
}

private enum Counted: DependencyKey {
    static let made = LockIsolated(0)
    static var liveValue: Int { 0 }
    static var testValue: Int {
        made.withValue {
            $0 += 1
            return $0
        }
    }
}

extension DependencyValues {
    fileprivate var greeter: Greeter {
        get { self[Greeter.self] }
        set { self[Greeter.self] = newValue }
    }
    fileprivate var preferred: Int {
        get { self[Preferred.self] }
        set { self[Preferred.self] = newValue }
    }
    fileprivate var onlyTest: Int {
        get { self[OnlyTest.self] }
        set { self[OnlyTest.self] = newValue }
    }
    fileprivate var counted: Int {
        get { self[Counted.self] }
        set { self[Counted.self] = newValue }
    }
}

private final class Model {
    @Dependency(\.greeter) var greeter
    func child() -> Model { withDependencies(from: self) { Model() } }
}

private final class Plain {}

private struct Speaker: Sendable {
    @Dependency(\.greeter.word) var word
    @Dependency(\.counted) var number
}

@Suite struct DependencyTests {
    @Test func anOverrideHoldsForTheOperationAndItsTasks() async {
        let speaker = Speaker()
        await withDependencies {
            $0.greeter.word = "outer"
        } operation: {
            #expect(speaker.word == "outer")
            await Task {
                #expect(speaker.word == "outer")
                withDependencies {
                    $0.greeter.word += "!"
                } operation: {
                    #expect(speaker.word == "outer!")
                }
            }.value
            #expect(speaker.word == "outer")
        }
    }

    @Test func aLiveValueInATestIsAnIssue() {
        @Dependency(\.greeter) var greeter
        withKnownIssue {
            #expect(greeter.word == "live")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("@Dependency(\\.greeter) has no test") }
                && issue.sourceLocation?.fileID.hasSuffix("DependencyTests.swift") == true
        }
    }

    @Test func theTestValueFallsBackToThePreviewValue() {
        @Dependency(\.preferred) var preferred
        withKnownIssue { #expect(preferred == 2) }
    }

    @Test func theContextDecidesTheDefault() {
        @Dependency(\.context) var context
        @Dependency(\.preferred) var preferred
        #expect(context == .test)
        withDependencies {
            $0.context = .live
        } operation: {
            #expect(preferred == 1)
        }
        withDependencies {
            $0.context = .preview
        } operation: {
            #expect(preferred == 2)
        }
        withDependencies {
            $0 = .preview
        } operation: {
            #expect(context == .preview)
        }
    }

    @Test func aKeyWithoutALiveValueIsAnIssueInAnApplication() {
        @Dependency(\.onlyTest) var number
        #expect(number == 7)
        withKnownIssue {
            withDependencies {
                $0.context = .live
            } operation: {
                #expect(number == 7)
            }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("has no live implementation") }
        }
    }

    @Test func aDefaultIsMadeOncePerTest() async {
        let speaker = Speaker()
        let first = speaker.number
        #expect(speaker.number == first)
        #expect(await Task { speaker.number }.value == first)
    }

    @Test func aKeyIsReadByItsType() {
        withDependencies {
            $0[Greeter.self] = Greeter(word: "typed")
        } operation: {
            @Dependency(Greeter.self) var greeter
            #expect(greeter.word == "typed")
        }
    }

    @Test func anObjectKeepsWhatItWasMadeWith() {
        let model = withDependencies {
            $0.greeter = Greeter(word: "kept")
        } operation: {
            Model()
        }
        #expect(model.greeter.word == "kept")
        #expect(model.child().greeter.word == "kept")
        withKnownIssue { withDependencies(from: Plain()) {} }
    }

    @Test func aDetachedClosureIsGivenTheValues() async {
        let speaker = Speaker()
        let task = withDependencies {
            $0.greeter.word = "carried"
        } operation: {
            withEscapedDependencies { values in
                Task.detached { values.yield { speaker.word } }
            }
        }
        #expect(await task.value == "carried")
    }

    @Test func aPreparedValueIsTheDefault() {
        @Dependency(\.greeter.word) var word
        prepareDependencies { $0.greeter = Greeter(word: "prepared") }
        #expect(word == "prepared")
        withKnownIssue {
            prepareDependencies { $0.greeter = Greeter(word: "again") }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("already been accessed or prepared") }
        }
        #expect(word == "prepared")
    }
}
