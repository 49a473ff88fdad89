import Diagnostics
import Rules

/// The page that a server shows for an address it does not know.
///
/// It is shown at any depth, where relative addresses lead astray. So it carries its own style and
/// a script that looks for the website's folder from the deepest upwards, and then leads there.
enum NotFoundPage {
    /// The bytes of the page.
    static func render(in context: SiteContext) -> [UInt8] {
        let html: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
            style-src '\(source(of: style))'; script-src '\(source(of: script))'; \
            img-src 'self' file: data:">
            <link rel="icon" href="data:,">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="robots" content="noindex">
            <meta name="color-scheme" content="light dark">
            <title>Not found · \(context.title)</title>
            <style>\(Markup(rendered: style))</style>
            </head>
            <body><main>
            <h1>There is no page here</h1>
            <p>The rule may have been renamed, or the address has a slip in it.</p>
            <p><a href="index.html">Home</a> <a href="rules.html">All rules</a></p>
            </main>
            <script>\(Markup(rendered: script))</script>
            </body>
            </html>

            """
        return html.bytes
    }

    private static func source(of text: String) -> Markup {
        Markup(rendered: "sha256-" + ContentHash(Array(text.utf8)).base64)
    }

    private static let style = """
        :root{color-scheme:light dark}
        html{background:Canvas;color:CanvasText}
        body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;display:grid;min-height:100vh;\
        place-items:center}
        main{max-width:34rem;padding:2rem}
        h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
        a{color:inherit;margin-right:1rem}
        """

    private static let script = """
        (function () {
          var links = Array.prototype.slice.call(document.querySelectorAll("a"));
          var names = links.map(function (link) { return link.getAttribute("href"); });
          function look(folder) {
            var image = new Image();
            image.onload = function () {
              links.forEach(function (link, index) { link.href = folder + names[index]; });
            };
            image.onerror = function () {
              var parent = folder.replace(/[^/]*\\/$/, "");
              if (parent !== folder && parent.charAt(parent.length - 1) === "/") { look(parent); }
            };
            image.src = folder + "assets/icon.svg";
          }
          look(location.pathname.replace(/[^/]*$/, ""));
        })();
        """
}

extension ContentHash {
    /// The hash in base 64, as content security policies write it.
    fileprivate var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let hexadecimal = Array(description.utf8).map { $0 <= 57 ? $0 - 48 : $0 - 87 }
        let bits = hexadecimal.flatMap { value in
            stride(from: 3, through: 0, by: -1).map { value >> UInt8($0) & 1 }
        }
        var text: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 6) {
            let group = bits[start..<min(start + 6, bits.count)]
            let value = group.reduce(0) { $0 << 1 | $1 } << UInt8(6 - group.count)
            text.append(digits[Int(value)])
        }
        // 256 bits are 43 digits, padded to a multiple of four.
        return String(decoding: text, as: UTF8.self) + "="
    }
}
