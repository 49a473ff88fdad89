#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Swift Testing without its module, over types and functions found by name at run time.
///
/// A program that is no test must not need the library. It is built for library evolution, so its
/// types travel by address, just as values of generic types do: functions whose types name the
/// library's types by type parameters are called exactly as it wants.
struct SwiftTesting<Comment: RawRepresentable, Location, Issue, Test: Identifiable>:
    TestLibrary, @unchecked Sendable
{
    // In a generic container a function would be stored with all its parameters by address; as
    // properties of these types they keep the conventions of their own.
    private struct Current { let call: () -> Test? }
    // An initialiser takes its arguments over.
    private struct Place {
        let call: (consuming String, consuming String, Int, Int) -> Location
    }
    private struct Record { let call: (Comment?, Location) -> Issue }
    private struct Expect { let call: (Comment?, Bool, Location, () throws -> Void) -> Void }
    private struct ExpectLater {
        let call:
            (Comment?, Bool, isolated (any Actor)?, Location, () async throws -> Void) async -> Void
    }

    private let current: Current
    private let place: Place
    private let record: Record
    private let expect: Expect
    private let expectLater: ExpectLater

    /// Nil when this version of the library has other functions.
    init?() {
        let known = "$s7Testing14withKnownIssue_14isIntermittent"
        guard
            let current = find("$s7Testing4TestV7currentACSgvgZ", Current.self),
            let place = find(
                "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC",
                Place.self
            ),
            let record = find(
                "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ",
                Record.self
            ),
            let expect = find(
                known + "14sourceLocation_yAA7CommentVSg_SbAA06SourceH0VyyKXEtF",
                Expect.self
            ),
            let expectLater = find(
                known + "9isolation14sourceLocation_"
                    + "yAA7CommentVSg_SbScA_pSgYiAA06SourceI0VyyYaKXEtYaFTu",
                ExpectLater.self
            )
        else { return nil }
        self.current = current
        self.place = place
        self.record = record
        self.expect = expect
        self.expectLater = expectLater
    }

    var currentTest: AnyHashable? {
        current.call().map { AnyHashable($0.id) }
    }

    func recordIssue(_ message: String, at place: IssuePlace) {
        _ = record.call(comment(message), location(place))
    }

    func expectIssue(
        _ message: String?,
        isIntermittent: Bool,
        at place: IssuePlace,
        _ body: () throws -> Void
    ) {
        expect.call(message.flatMap(comment), isIntermittent, location(place), body)
    }

    func expectIssue(
        _ message: String?,
        isIntermittent: Bool,
        isolation: isolated (any Actor)?,
        at place: IssuePlace,
        _ body: () async throws -> Void
    ) async {
        let comment = message.flatMap(comment)
        await expectLater.call(comment, isIntermittent, isolation, location(place), body)
    }

    private func comment(_ text: String) -> Comment? {
        (text as? Comment.RawValue).flatMap(Comment.init)
    }

    private func location(_ place: IssuePlace) -> Location {
        self.place.call(
            place.checkedFileID,
            "\(place.filePath)",
            max(1, Int(place.line)),
            max(1, Int(place.column))
        )
    }
}

/// The function of a name as a property of `Bound`: its address, and no context.
private func find<Bound>(_ name: String, _: Bound.Type) -> Bound? {
    guard let address = dlsym(nil, name) else { return nil }
    return unsafeBitCast((address, UnsafeRawPointer?.none), to: Bound.self)
}
