import SwiftCode
import Testing

/// What reading a snippet alone tells.
@Suite struct SwiftFactsTests {
    private func read(_ code: String, modules: Set<String> = []) -> SwiftFacts {
        readSwift(
            code,
            in: CodeConfiguration(system: "Linux", modules: modules, compiler: [6, 2])
        )
    }

    @Test func declarationsAndStatements() {
        #expect(!read("let a = 1\nstruct B {}\n#Preview { B() }\n").hasTopLevelStatements)
        #expect(read("let a = 1\nprint(a)\n").hasTopLevelStatements)
        #expect(read("for a in 1...2 {}\n").hasTopLevelStatements)
        #expect(read("@main struct A {}\n").hasMainType)
    }

    @Test func importsWithTheirAttributes() {
        let facts = read("@testable  import Model\nimport struct Foundation.URL\n")
        #expect(facts.imports.map(\.module) == ["Model", "Foundation"])
        #expect(facts.imports.map(\.text)[0] == "@ testable import Model")
        #expect(
            facts.imports[1].position == read("\nimport struct Foundation.URL").imports[0].position
        )
    }

    @Test func activity() {
        let foreign = "#if os(Windows)\nlet a = 1\n#endif\n"
        guard case .nothing = read(foreign).activity(in: 6) else {
            return record("inactive is active")
        }
        guard case .nothing = read("// none\n").activity(in: 6) else {
            return record("comment is code")
        }
        guard case .whole = read("import Foundation\n").activity(in: 6) else {
            return record("import")
        }
        guard case .partial(let places) = read("let b = 2\n" + foreign).activity(in: 6) else {
            return record("half inactive is not partial")
        }
        #expect(places.map(\.line) == [2])
        let known =
            "#if canImport(Model) && compiler(>=6.0) && !DEBUG\nlet a = 1\n#else\nlet b = 1\n"
            + "#endif\n"
        guard case .partial = read(known, modules: ["Model"]).activity(in: 6) else {
            return record("an #else beside an inactive #if is not seen")
        }
    }

    private func record(_ text: Comment) { Issue.record(text) }

    @Test func expectations() {
        let facts = read(
            """
            @Test func none() { _ = 1 }
            @Test func one() { #expect(1 == 1) }
            @Test func two() throws { _ = try #require([1].first) }
            @Test func three() { check(1) }
            func check(_ n: Int) { #expect(n == 1) }
            @Suite struct S { @Testing.Test func four() async { await confirmation { $0() } } }
            """
        )
        let without = facts.tests.filter { !$0.hasExpectation }.map(\.name)
        #expect(facts.tests.map(\.name) == ["none", "one", "two", "three", "four"])
        #expect(without == ["none"])
    }

    @Test func marks() {
        let facts = read(
            "let a = b // error: cannot find\n// warning: unused  \nlet s = \"// error: no\"\n"
        )
        #expect(facts.marks.map(\.text) == ["cannot find", "unused"])
        #expect(facts.marks.map(\.severity) == ["error", "warning"])
        #expect(facts.marks.map(\.position.line) == [1, 2])
    }

    @Test(arguments: [
        ("struct A {}\nextension A: Equatable {}", nil),
        ("extension Int { var a: Int { 1 } }", "extends 'Int', which is not its own"),
        ("typealias A = Int\nextension A {}", "extends 'A', which is not its own"),
        ("enum A {}\nextension A.B {}", "extends 'A.B', which is not its own"),
        ("infix operator ~>", "declares an operator"),
        (
            "typealias IntegerLiteralType = Double",
            "declares 'IntegerLiteralType', which changes what literals are"
        ),
        ("@Mirror struct A {}", "has '@Mirror' at its top level, which may declare more"),
        ("#makeAll()", nil), ("#Make()", "expands '#Make' at its top level"),
        ("@main struct A {}", "is a program of its own"), ("@MainActor final class A {}", nil),
    ])
    func whatMustStandAlone(_ code: String, _ reason: String?) {
        #expect(read(code).names.reasonToStandAlone == reason)
    }

    @Test func namesOfWrappersAndConditions() {
        let names = read(
            "#if DEBUG\n@W var a = 1\n#endif\nlet (b, c) = (1, 2)\nfunc == (l: A, r: A) {}"
        )
        .names
        #expect(names.declared == ["a", "_a", "$a", "b", "c", "=="])
        #expect(names.declaredOperators == ["=="])
    }

    @Test func swiftWithoutALabel() {
        #expect(isSwiftDeclarations("struct A { var b = 1 }\n"))
        #expect(isSwiftDeclarations("import A\nlet b = A()\n"))
        for text in [
            "", "Sources/\n  Model/\n", "a -> b -> c\n", "let there be light\n", "$ swift\n",
        ] {
            #expect(!isSwiftDeclarations(text), "\(text)")
        }
    }

    @Test func declarationsByName() {
        let code = """
            /// The state.
            struct AppState {
                // Far.

                /// How many.
                var count = 0
                enum Kind { case one, two }
            }
            extension AppState {
                func add() {
                    count += 1
                }
            }
            """
        #expect(
            declarations(named: "count", in: code) == ["/// How many.\\nvar count = 0".unescaped]
        )
        #expect(declarations(named: "AppState.add", in: code).count == 1)
        #expect(declarations(named: "AppState", in: code).count == 2)
        #expect(declarations(named: "two", in: code) == ["case one, two"])
        #expect(declarations(named: "add.count", in: code).isEmpty)
    }

    @Test(arguments: [
        "let a: " + String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40),
        "let a: " + String(repeating: "A<", count: 40) + "Int" + String(repeating: ">", count: 40),
        String(repeating: "#if A\n", count: 5000), String(repeating: "{", count: 5000),
        "let a = b" + String(repeating: ".c()", count: 50_000),
    ])
    func codeThatGoesTooFar(_ code: String) {
        let words = "this is nested too deeply or too long to be read"
        #expect(read(code).errors.map(\.message) == [words])
        #expect(classifyTokens(in: code).isEmpty)
        #expect(!isSwiftDeclarations(code))
    }

    @Test func codeThatGoesFarEnough() {
        let code = """
            let a: [[String: [Int: [Set<Array<Int?>>]]]] = [[:]]
            let b = 1 < 2 && a<b && c<d
            func f() { { { { { { { { { print((((((((1)))))))) }() }() }() }() }() }() }() }() }
            """
        #expect(read(code).errors.isEmpty)
    }

    @Test func outdenting() {
        #expect(outdented("\n    a\n      b\n\n    c\n") == "a\n  b\n\nc")
        #expect(outdented("") == "")
    }
}

extension String {
    fileprivate var unescaped: String { replacing("\\n", with: "\n") }
}
