import CaseFiles
import Diagnostics
import Graph
import Rules
import Testing

@testable import Site

/// What holds for every website, whatever is in it.
@Suite struct WebsiteTests {
    @Test(arguments: CaseFile.all())
    func sameInputGivesSameBytes(_ file: CaseFile) {
        let (first, problems) = renderSite(from: .from(file))
        let (second, others) = renderSite(from: .from(file, reversed: true))
        #expect(first.files == second.files)
        #expect(first.copies == second.copies)
        #expect(problems == others)
    }

    @Test(arguments: CaseFile.all())
    func carriesNoScriptOfADocument(_ file: CaseFile) {
        for (path, bytes) in renderSite(from: .from(file)).0.files where path.name != "404.html" {
            let html = String(decoding: bytes, as: UTF8.self)
            guard path.name.hasSuffix(".html") else { continue }
            let scripts = html.ranges(of: "<script").count
            #expect(scripts == html.ranges(of: "<script src=\"").count, "\(path)")
            let unquoted = html.replacing(/"[^"]*"/, with: "\"\"")
            #expect(unquoted.firstMatch(of: /<[a-z]+[^>]*\son[a-z]+=/) == nil, "\(path)")
        }
    }

    @Test func everyPageCanBeReachedFromHome() {
        let files = CaseFile.all().filter { $0.testDescription == "layer-page" }
        #expect(files.count == 1)
        let (website, problems) = renderSite(from: .from(files[0]))
        #expect(problems.isEmpty)
        let pages = website.files.filter { $0.key.name.hasSuffix(".html") }
        var seen: Set<ContentPath> = []
        var open = [SiteMap.home]
        while let page = open.popLast() {
            guard seen.insert(page).inserted, let bytes = pages[page] else { continue }
            open += HTMLLinks(in: bytes).addresses.compactMap { address in
                let path = address.prefix { $0 != "#" && $0 != "?" }
                return page.parent.appending(Href.decode(path.utf8))
            }
        }
        #expect(Set(pages.keys).subtracting(seen) == [SiteMap.notFound])
    }

    @Test func carriesTheIndexAsAScript() throws {
        let (website, _) = renderSite(from: .from(CaseFile.all()[0]))
        let bytes = try #require(website.files[SiteMap.searchIndex])
        #expect(String(decoding: bytes, as: UTF8.self) == "globalThis.lucaDocsIndex = {};\n")
    }
}
