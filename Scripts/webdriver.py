"""A small client of the W3C WebDriver protocol: enough to drive Chromium, nothing to install."""

import json
import os
import shutil
import subprocess
import tempfile
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowDown": "\ue015",
        "ArrowUp": "\ue013"}


class Browser:
    """A headless Chromium of its own profile, closed when the `with` block ends."""

    def __init__(self, dark=False):
        self.dark = dark

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="luca-docs-browser-")
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                port = line.rsplit(" ", 1)[1].strip().rstrip(".")
                break
        else:
            raise SystemExit("chromedriver did not start")
        self.base = f"http://127.0.0.1:{port}"
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--no-first-run", "--hide-scrollbars", f"--user-data-dir={self.profile}",
            f"--blink-settings=preferredColorScheme={0 if self.dark else 1}",
        ]
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }}})
        self.base += f"/session/{answer['sessionId']}"
        return self

    def __exit__(self, *_):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data, {"Content-Type": "application/json"}, method=method)
        # A proxy of the machine has no business between us and our own browser.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"].split("\n")[0]) from None

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    @property
    def url(self):
        return self.call("GET", "/url")

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments):
        """Polls inside the page until the expression is true; false after 25 seconds."""
        return self.call("POST", "/execute/async", {"script": """
            const given = arguments;
            const done = given[given.length - 1];
            const end = performance.now() + 25000;
            (function look() {
              let value = false;
              try { value = (function () { %s }).apply(null, given); } catch (error) { value = false; }
              if (value || performance.now() > end) { done(Boolean(value)); }
              else { requestAnimationFrame(look); }
            })();
            """ % script, "args": list(arguments)})

    def keys(self, *names):
        actions = []
        for name in names:
            for key in [KEYS[name]] if name in KEYS else name:
                actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("POST", "/actions", {"actions": [
            {"type": "key", "id": "keyboard", "actions": actions}]})

    def click(self, selector):
        element = self.call("POST", "/element", {"using": "css selector", "value": selector})
        self.call("POST", f"/element/{element[ELEMENT]}/click", {})

    def size(self, width, height=900):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=width < 600)

    def command(self, name, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def log(self, kind):
        return self.call("POST", "/se/log", {"type": kind})

    def picture(self, file):
        import base64
        with open(file, "wb") as output:
            output.write(base64.b64decode(self.call("GET", "/screenshot")))


def address(folder, page):
    return "file://" + os.path.join(os.path.abspath(folder), page)
