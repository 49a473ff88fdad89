import Diagnostics
import Testing

@testable import Site

@Suite struct MarkupTests {
    @Test func escapesWhatIsInterpolated() {
        let text = "<a href=\"x\">&"
        let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
        let escaped = "&lt;a href=&quot;x&quot;&gt;&amp;"
        #expect(markup.html == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test func takesMarkupAsItIs() {
        let inner: Markup = "<b>\("<")</b>"
        #expect(("<p>\(inner)</p>" as Markup).html == "<p><b>&lt;</b></p>")
    }

    @Test(arguments: [
        ("`Data/Dependencies/`", "<code>Data/<wbr>Dependencies/</code>"),
        ("and / or, https://a", "and / or, https://<wbr>a"),
        ("</b>", "&lt;/<wbr>b&gt;"),
    ])
    func breaksPathsBetweenTheirParts(_ text: String, _ html: String) {
        #expect(Markup(phrase: text).breakingAfterSlashes().html == html)
    }

    @Test(arguments: [
        ("an `.empty` value", "an <code>.empty</code> value"),
        ("`a<b>` and `c`", "<code>a&lt;b&gt;</code> and <code>c</code>"),
        ("a lone ` stays", "a lone ` stays"),
        ("", ""),
    ])
    func readsCodeInPhrases(_ text: String, _ html: String) {
        #expect(Markup(phrase: text).html == html)
    }
}

@Suite struct HrefTests {
    @Test(arguments: [
        ("index.html", "luca/x.html", nil, "luca/x.html"),
        ("luca/x.html", "luca/y.html", "why", "y.html#why"),
        ("luca/x.html", "luca/x.html", "why", "#why"),
        ("luca/x.html", "luca/x.html", nil, "x.html"),
        ("luca/layers/Model.html", "tca/a.html", nil, "../../tca/a.html"),
        ("luca/layers/Model.html", "luca/a.html", nil, "../a.html"),
        ("a/b.html", "a/b/c.html", nil, "b/c.html"),
        ("x.html", "files/a b?#%:ü.png", nil, "files/a%20b%3F%23%25%3A%C3%BC.png"),
    ])
    func isRelative(_ page: String, _ target: String, _ anchor: String?, _ href: String) throws {
        let page = try #require(ContentPath(page))
        let target = try #require(ContentPath(target))
        #expect(Href.from(page, to: target, anchor: anchor) == href)
    }

    @Test(arguments: [
        "javascript:alert(1)", " java\nscript:alert(1)", "\u{1}javascript:x", "data:text/html,x",
        "file:///etc/passwd", "vbscript:x", "/absolute", "JAVASCRIPT:x", "blob:x", "{{ variable }}",
    ])
    func refusesWhatIsNoWebAddress(_ address: String) { #expect(Href.external(address) == nil) }

    @Test(arguments: ["https://example.com/a?b=c", "mailto:a@example.com", "HTTP://EXAMPLE.COM"])
    func keepsWebAddresses(_ address: String) { #expect(Href.external(address) == address) }

    @Test func givesAddressesWithoutSchemeOne() {
        #expect(Href.external("//example.com/x") == "https://example.com/x")
    }

    @Test(arguments: ["a b", "100%", "ü%41", "%zz", ""])
    func decodesWhatItEncodes(_ text: String) {
        #expect(Href.decode(PercentEncoding.encode(text).utf8) == text)
    }
}

@Suite struct HTMLLinksTests {
    @Test func readsTagsOnly() {
        let html = """
            <p id="a">a &lt;b href="no"> <!-- <a href="no"> --> <A HREF='yes.html?x#y' id=b >x</a>
            <script>"<a href='no'>"</script><img src="p.png" alt="a > b"><a name="c"/>
            <meta http-equiv="refresh" content="0; url=new.html"> <a href="&amp;&quot;">
            """
        let links = HTMLLinks(in: Array(html.utf8))
        #expect(links.anchors == ["a", "b", "c"])
        #expect(links.addresses == ["yes.html?x#y", "p.png", "new.html", "&\""])
    }

    @Test(arguments: [
        "<", "<a", "<a href", "<a href=", "<a href=\"", "<!--", "<script>", "<a =", "</",
    ])
    func endsWithBrokenTags(_ html: String) {
        #expect(HTMLLinks(in: Array(html.utf8)).anchors.isEmpty)
    }
}
