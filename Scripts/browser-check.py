#!/usr/bin/env python3
"""Tries a generated site in headless Chromium: from disk, and served below a sub-path.

    Scripts/browser-check.py SITE

Every check prints a line; the exit code is 1 when one fails. Only Python's own library is used.
"""

import contextlib
import functools
import http.server
import json
import os
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from webdriver import Browser, address  # noqa: E402

WIDTHS = [360, 390, 768, 1280]
failures = []


def check(what, holds, detail=""):
    print(f"{'ok  ' if holds else 'FAIL'} {what}{'' if holds else f': {detail}'}", flush=True)
    if not holds:
        failures.append(what)


def pages(folder):
    found = []
    for place, _, names in os.walk(folder):
        found += [os.path.relpath(os.path.join(place, name), folder)
                  for name in names if name.endswith(".html")]
    return sorted(found)


def is_redirect(folder, page):
    with open(os.path.join(folder, page), encoding="utf-8") as file:
        return 'http-equiv="refresh"' in file.read(2000)


def errors(browser):
    """What the console says is wrong since the last call."""
    return [entry["message"] for entry in browser.log("browser")
            if entry["level"] in ("SEVERE", "WARNING")]


FIRST_RULE = """
const items = [...document.querySelectorAll(".documents li")];
const item = items.find((item) => item.querySelector(".badge")) || items[0];
const link = item.querySelector("a");
return [link.textContent, link.href];
"""
CHOSEN = """
const item = document.querySelector('.search-results [aria-selected="true"]');
return item && item.querySelector(".title span").textContent;
"""


SEARCH_IS_OPEN = """
return document.querySelector("dialog[open]") !== null
  && document.activeElement.getAttribute("role") === "combobox";
"""
# The next key may come before the next frame, which is when a closed dialog loses the focus.
KEY_AFTER_CLOSING = """
document.querySelector("dialog").close();
document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
return document.querySelector("dialog[open]") !== null;
"""


def open_search(browser, key):
    """Keys are lost on a page whose scripts have not run, and in a dialog that is not open."""
    browser.wait("return document.readyState === 'complete'")
    browser.keys(key)
    return browser.wait(SEARCH_IS_OPEN)


def search(browser, start, folder_url):
    browser.open(start)
    check("no search index before the first use", browser.run(
        "return typeof globalThis.lucaDocsIndex === 'undefined'"))
    browser.open(folder_url + "rules.html")
    title, href = browser.run(FIRST_RULE)
    browser.open(start)
    for key in ["/", "s"]:
        check(f"'{key}' opens the search", open_search(browser, key))
        browser.keys("Escape")
        check(f"Escape closes the search after '{key}'", browser.wait(
            "return !document.querySelector('dialog[open]')"))
    open_search(browser, "/")
    check("'/' opens the search right after it was closed", browser.run(KEY_AFTER_CLOSING))
    browser.keys(title)
    check(f"searching for '{title}' finds it first", browser.wait(
        f"return (function () {{ {CHOSEN} }})() === arguments[0]", title), browser.run(CHOSEN))
    expanded = browser.run("""
        const input = document.activeElement;
        const option = document.getElementById(input.getAttribute("aria-activedescendant"));
        const list = document.getElementById(input.getAttribute("aria-controls"));
        return input.getAttribute("aria-expanded") === "true" && option.role === "option"
          && list.role === "listbox" && list.contains(option);""")
    check("the combobox names its list and the chosen option", expanded)
    count = browser.run("return document.querySelectorAll('.search-results li').length")
    if count > 1:
        browser.keys("ArrowDown")
        check("the down arrow chooses the second result", browser.run(
            "return document.activeElement.getAttribute('aria-activedescendant')")
            == "Site-result-1")
        browser.keys("ArrowUp")
    browser.keys("Enter")
    check("Enter opens the result", browser.wait("return location.href === arguments[0]", href),
          browser.url)
    open_search(browser, "/")
    browser.keys("<img src=x onerror=document.title='pwned'>")
    browser.wait("return document.querySelector('.search-status').textContent.length > 0")
    check("markup in a query stays text", browser.run(
        "return document.title !== 'pwned' && !document.querySelector('dialog img')"))
    browser.keys("Escape")


def appearance(browser, start):
    browser.open(start)
    paper = "return getComputedStyle(document.documentElement).backgroundColor"
    before = browser.run(paper)
    browser.click(".appearance")
    after = browser.run(paper)
    check("the switch changes light to dark", before != after, f"{before} {after}")
    browser.open(start)
    check("the choice is remembered", browser.run(paper) == after)
    browser.click(".appearance")
    check("and can be taken back", browser.run(paper) == before)


def filters(browser, folder_url):
    browser.open(folder_url + "rules.html")
    levels = browser.run(
        "return [...document.querySelectorAll('[name=level] option')].map((o) => o.value)")
    if len(levels) < 3:
        return
    level = levels[1]
    browser.open(f"{folder_url}rules.html?level={level}")
    shown = browser.run("""
        const items = [...document.querySelectorAll(".documents li")];
        return items.filter((item) => !item.hidden).map((item) => item.dataset.level);""")
    check(f"rules.html?level={level} shows only these", shown and set(shown) == {level}, shown)
    browser.run("""
        const field = document.querySelector('[name=level]');
        field.value = arguments[0];
        field.dispatchEvent(new Event("input", { bubbles: true }));""", levels[2])
    check("a chosen filter is in the address", f"level={levels[2]}" in browser.url, browser.url)


def copying(browser, folder, folder_url):
    for page in pages(folder):
        with open(os.path.join(folder, page), encoding="utf-8") as file:
            if "<figure class=\"code" not in file.read():
                continue
        browser.open(folder_url + page)
        browser.click("figure.code .copy")
        check(f"copying code on {page}", browser.wait(
            "return document.querySelector('.copy').textContent === 'Copied'"),
            browser.run("return document.querySelector('.copy').textContent"))
        return
    check("a page with code to copy", False, "there is none")


def without_scripts(browser, folder_url):
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(folder_url + "rules.html")
    source = browser.call("GET", "/source")
    check("without JavaScript the list of rules is whole",
          "<ul class=\"documents\">" in source and 'class="js"' not in source)
    rules = browser.call("POST", "/elements", {
        "using": "css selector", "value": ".documents li"})
    seen = [browser.call("GET", f"/element/{list(rule.values())[0]}/displayed") for rule in rules[:3]]
    check("without JavaScript the rules are seen", bool(seen) and all(seen), seen)
    browser.command("Emulation.setScriptExecutionDisabled", value=False)


CONTRAST = """
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
function rgba(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
function over(top, below) {
  const a = top[3] / 255;
  return [0, 1, 2].map((i) => top[i] * a + below[i] * (1 - a)).concat(255);
}
function paper(element) {
  const stack = [];
  for (let e = element; e; e = e.parentElement) { stack.push(rgba(getComputedStyle(e).backgroundColor)); }
  return stack.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 255]);
}
function light(color) {
  const [r, g, b] = color.slice(0, 3).map((v) => {
    v /= 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const poor = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility({ opacityProperty: true })) continue;
  const style = getComputedStyle(element);
  const below = paper(element);
  const [a, b] = [light(over(rgba(style.color), below)), light(below)].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) {
    poor.add(element.tagName + "." + element.className + " " + ratio.toFixed(2));
  }
}
return [...poor];
"""
LAYOUT = """
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
const wide = [...document.body.querySelectorAll("*")].filter((element) =>
  element.getBoundingClientRect().right > innerWidth + 1
  && !element.closest("pre, .side, table, .table, .skip, .proof-note"));
return {
  overflow: document.documentElement.scrollWidth - innerWidth,
  widest: wide.slice(0, 3).map((element) => element.tagName + "." + element.className),
  twice: ids.filter((id, index) => ids.indexOf(id) !== index),
};
"""


def layout(browser, folder, folder_url):
    """Every page at every width, and contrast at one; colours change no widths."""
    widths = WIDTHS[-1:] if browser.dark else WIDTHS
    wide, twice, poor = [], [], []
    for page in pages(folder):
        if is_redirect(folder, page):
            continue
        browser.open(folder_url + page)
        for width in widths:
            browser.size(width)
            found = browser.run(LAYOUT)
            if found["overflow"] > 0:
                wide.append((page, width, found["widest"]))
        twice += [(page, name) for name in found["twice"]]
        poor += [(page, text) for text in browser.run(CONTRAST)]
    kind = "dark" if browser.dark else "light"
    check(f"no page is wider than {widths} ({kind})", not wide, wide[:5])
    check(f"no id occurs twice on a page ({kind})", not twice, twice[:5])
    check(f"text has the contrast of WCAG AA ({kind})", not poor, poor[:8])


def keyboard(browser, start):
    browser.size(1280)
    browser.open(start)
    browser.keys("Tab")
    check("Tab reaches the skip link first", browser.run(
        "return document.activeElement.className === 'skip'"))
    browser.keys("Enter")
    check("the skip link leads to the content", browser.wait(
        "return document.activeElement.id === 'Site-main'"))


def menu(browser, folder, folder_url):
    page = next((page for page in pages(folder) if page.count("/") == 1), None)
    if not page:
        return
    browser.size(390)
    browser.open(folder_url + page)
    seen = "return document.querySelector('.side').checkVisibility()"
    check("on a phone the navigation is put away", not browser.run(seen))
    browser.click(".menu-open")
    check("the menu shows it", browser.run(seen))
    check("below the bar", browser.run("""
        const side = document.querySelector('.side').getBoundingClientRect();
        return side.top >= document.querySelector('.bar').getBoundingClientRect().bottom - 1;"""))
    browser.keys("Escape")
    check("Escape puts it away", not browser.run(seen))
    browser.size(1280)


@contextlib.contextmanager
def serving(folder):
    """The site below /docs/; yields its address and the paths that were asked for."""
    asked = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            asked.append(path)
            inside = path[len("/docs/"):] if path.startswith("/docs/") else "nothing-here"
            return super().translate_path("/" + inside)

        def send_error(self, code, *_):
            with open(os.path.join(folder, "404.html"), "rb") as file:
                body = file.read()
            self.send_response(code)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/docs/", asked
    finally:
        server.shutdown()


def served(folder):
    with serving(folder) as (url, asked), Browser() as browser:
        search(browser, url + "index.html", url)
        for page in pages(folder)[:10]:
            browser.open(url + page)
        check("no error in the console when served", not (found := errors(browser)), found[:3])
        outside = [path for path in asked if not path.startswith("/docs/")]
        outside = [path for path in outside if path != "/favicon.ico"]
        check("no request leaves the site's folder", not outside, outside[:3])
        browser.open(url + "no/such/page.html")
        check("the 404 page finds the way home from any depth", browser.wait(
            "return document.querySelector('a').href === arguments[0]", url + "index.html"),
            browser.run("return document.querySelector('a').href"))


def foreign(browser):
    """What pages from disk asked for that is no file. The browser's own start page is not ours."""
    asked = [json.loads(entry["message"])["message"] for entry in browser.log("performance")]
    asked = [event["params"] for event in asked if event["method"] == "Network.requestWillBeSent"]
    assert any(request["documentURL"].startswith("file:") for request in asked)
    return [request["request"]["url"] for request in asked
            if request["documentURL"].startswith("file:")
            and not request["request"]["url"].startswith(("file:", "data:"))]


def main(folder):
    url = address(folder, "")
    start = url + "index.html"
    with Browser() as browser:
        browser.size(1280)
        browser.open(start)
        check("the home page opens", browser.run("return document.querySelector('h1') !== null"))
        search(browser, start, url)
        appearance(browser, start)
        filters(browser, url)
        copying(browser, folder, url)
        keyboard(browser, start)
        menu(browser, folder, url)
        layout(browser, folder, url)
        check("no error in the console", not (found := errors(browser)), found[:3])
        check("no request to anywhere else", not (found := foreign(browser)), found[:3])
        without_scripts(browser, url)
    with Browser(dark=True) as browser:
        layout(browser, folder, url)
    served(folder)
    print(f"{len(failures)} failed" if failures else "all held")
    return 1 if failures else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or not os.path.isfile(os.path.join(sys.argv[1], "index.html")):
        sys.exit("usage: Scripts/browser-check.py SITE (a folder with index.html)")
    sys.exit(main(sys.argv[1]))
