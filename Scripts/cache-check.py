#!/usr/bin/env python3
"""Shared results and ended runs, tried with the real program, nginx and a server that lies.

    Scripts/cache-check.py PROGRAM [WORD]

Each check is a function whose name begins with `check_`; it fails by an assertion.
"""

import os
import resource
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import threading
import traceback
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PROGRAM = os.path.abspath(sys.argv[1])
SECRET = "a-word-that-nobody-knows"
PASSWORD = "hunter2"

CUPS = '''# Cups

```swift file="Model/Cup.swift"
public struct Cup: Sendable {
    public var size = 1
    public init() {}
}
```

```swift
import Model

let cup = Cup()
```

```swift
func pour() { let unused = 1 }
```

```swift fails="cannot find 'kettle' in scope"
print(kettle)
```

```swift
extension Int { var more: Int { self + 1 } }
```
'''

TESTED = CUPS + '''
```swift file="ModelTests/CupTests.swift"
import Model
import Testing

@Test func size() { #expect(Cup().size == 1) }
```

```swift
import Model

print(Cup().size)
```

```text prints
1
```

```swift
import Kettle

let water = boil()
```
'''

RULEBOOK = '''name: tea
title: Tea
modules:
  - {name: Model, path: Sources/Model, depends: []}
  - {name: ModelTests, path: Tests/ModelTests, kind: test, depends: [Model]}
fences: compile
'''

STAND_INS = {
    "rulebook.yml": RULEBOOK + "modules-from: {Kettle: system}\n",
    "../stand-ins/Package.swift": '''// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "stand-ins",
    products: [.library(name: "Kettle", targets: ["Kettle"])],
    targets: [.target(name: "Kettle")]
)
''',
    "../stand-ins/Sources/Kettle/Kettle.swift": "public func boil() -> Int { 100 }\n",
}


class Outcome:
    """What a run gave: its exit code, its two streams, and the tools that it started."""

    def __init__(self, code, output, errors, tools):
        self.code, self.output, self.errors, self.tools = code, output, errors, tools

    @property
    def warnings(self):
        return [line for line in self.errors.splitlines() if "warning:" in line]

    def __str__(self):
        return f"exit {self.code}\n{self.output}{self.errors}{self.tools}"


class Machine:
    """A checkout, a build folder and a toolchain of its own that writes down each call."""

    def __init__(self, document=CUPS, files=None):
        self.folder = Path(tempfile.mkdtemp(prefix="luca-docs-cache-"))
        FOLDERS.append(self.folder)
        self.write("content/tea/rulebook.yml", RULEBOOK)
        self.write("content/tea/cups.md", document)
        for name, text in (files or {}).items():
            self.write(f"content/tea/{name}", text)
        self.write("toolchain/lib/swift/empty", "")
        for name in ("swiftc", "swift"):
            self.tool(name, f'exec "{shutil.which(name)}" "$@"')

    def write(self, name, text):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def tool(self, name, body):
        """Puts a tool on the PATH of this machine."""
        self.write(
            f"toolchain/bin/{name}",
            f'#!/bin/sh\necho "{name} $*" >>"{self.folder}/calls.txt"\n{body}\n',
        )
        (self.folder / "toolchain/bin" / name).chmod(0o755)

    def start(self, *words, secret=None):
        """Starts `verify` and gives the process."""
        environment = {"PATH": f"{self.folder}/toolchain/bin:/usr/bin:/bin"}
        for name in ("HOME", "LD_LIBRARY_PATH"):
            if name in os.environ:
                environment[name] = os.environ[name]
        if secret is not None:
            environment["LUCA_DOCS_CACHE_SECRET"] = secret
        calls = self.folder / "calls.txt"
        if calls.exists():
            calls.unlink()
        return subprocess.Popen(
            [PROGRAM, "verify", "--build-dir", "build", *words],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self, process):
        """Waits for the process."""
        output, errors = process.communicate(timeout=300)
        calls = self.folder / "calls.txt"
        tools = calls.read_text().splitlines() if calls.exists() else []
        # Asking for the version is no work.
        tools = [line for line in tools if "--version" not in line]
        outcome = Outcome(process.returncode, output, errors, tools)
        assert PASSWORD not in output + errors and SECRET not in output + errors, outcome
        return outcome

    def verify(self, *words, secret=None):
        return self.end(self.start(*words, secret=secret))


FOLDERS = []


@contextmanager
def nginx():
    """A web server with GET and PUT: its address and the folder that it keeps."""
    folder = Path(tempfile.mkdtemp(prefix="luca-docs-nginx-"))
    FOLDERS.append(folder)
    (folder / "root").mkdir()
    ready = folder / "ready"
    os.mkfifo(ready)
    # nginx reports on its error log once it listens; a socket of the system's choice is not to be
    # had, so a free port is asked for first.
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as free:
        port = free.server_address[1]
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(f'''
daemon off;
{"user root;" if os.geteuid() == 0 else ""}
pid {folder}/nginx.pid;
error_log stderr notice;
events {{}}
http {{
    access_log off;
    client_max_body_size 16m;
    {temporary}
    server {{
        listen 127.0.0.1:{port};
        root {folder}/root;
        location / {{ dav_methods PUT; create_full_put_path on; }}
    }}
}}
''')
    process = subprocess.Popen(
        ["nginx", "-p", folder, "-c", "nginx.conf", "-e", "stderr"],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        for line in process.stderr:
            if "start worker process " in line:
                break
        else:
            raise AssertionError("nginx does not start")
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield f"http://127.0.0.1:{port}/kept", folder / "root/kept"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def liar(answer, put=None, context=None):
    """A server of which `answer` and `put` make what they like: its address, and what was asked."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            asked.append(("GET", self.path))
            answer(self)

        def do_PUT(self):
            asked.append(("PUT", self.path))
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if put:
                put(self, body)
            else:
                self.give(201, b"")

        def give(self, status, body, **headers):
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

        def finish(self):
            try:
                super().finish()
            except OSError:
                pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

        def handle_error(self, *_):
            # The program hangs up on who lies.
            pass

    asked = []
    server = Server(("127.0.0.1", 0), Handler)
    if context:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        port = server.server_address[1]
        yield f"http://somebody:{PASSWORD}@127.0.0.1:{port}/kept", asked
    finally:
        server.shutdown()
        server.server_close()


# What machines share.


def check_a_second_machine_starts_nothing():
    with nginx() as (address, kept):
        first = Machine(TESTED, STAND_INS)
        alone = first.verify()
        assert alone.code == 0 and "8 of 8 examples built, 1 tested" in alone.output, alone
        shutil.rmtree(first.folder / "build")
        cold = first.verify("--cache", address, secret=SECRET)
        assert cold.output == alone.output and not cold.warnings, cold
        assert len(cold.tools) == len(alone.tools) > 5, cold
        assert len(list(kept.iterdir())) == 9, list(kept.iterdir())
        second = Machine(TESTED, STAND_INS)
        warm = second.verify("--cache", address, secret=SECRET)
        assert warm.output == alone.output and warm.code == 0, warm
        assert warm.tools == [], warm
        # What it was given is found again without the server's help.
        again = second.verify("--cache", address, secret=SECRET)
        assert again.tools == [] and again.output == alone.output, again
        # Nothing tells where it was made, or with which secret.
        for file in [*kept.iterdir(), *(second.folder / "build").rglob("*.sealed")]:
            text = file.read_text()
            assert str(first.folder) not in text and SECRET not in text, text
        # A changed fence is one compiler, and what it needs is made first.
        second.write("content/tea/cups.md", TESTED.replace("let cup =", "let mug ="))
        changed = second.verify("--cache", address, secret=SECRET)
        assert len(changed.tools) == 2 and changed.output == alone.output, changed
        # A run that names no server trusts nobody.
        own = second.verify()
        assert len(own.tools) > 3 and own.output == alone.output, own


def check_another_secret_finds_nothing():
    with nginx() as (address, kept):
        machine = Machine()
        first = machine.verify("--cache", address, secret=SECRET)
        count = len(list(kept.iterdir()))
        for secret in (None, SECRET + "!"):
            other = Machine().verify("--cache", address, secret=secret)
            assert other.output == first.output and other.tools, other
            assert not other.warnings, other
            count *= 2 if secret is None else 1
        assert len(list(kept.iterdir())) == count // 2 * 3


def check_read_only_puts_nothing():
    with nginx() as (address, kept):
        machine = Machine()
        machine.verify("--cache", address, "--cache-read-only")
        assert not kept.exists()
        machine = Machine()
        machine.verify("--cache", address)
        run = Machine().verify("--cache", address, "--cache-read-only")
        assert run.tools == [], run


def check_only_good_results_are_put():
    with nginx() as (address, kept):
        broken = CUPS.replace("let cup = Cup()", "let cup: Int = Cup()")
        run = Machine(broken).verify("--cache", address)
        assert run.code == 1 and "error[compiler-error]" in run.output, run
        good = len(list(kept.iterdir()))
        again = Machine(broken).verify("--cache", address)
        assert again.output == run.output and again.code == 1, again
        assert len(list(kept.iterdir())) == good == 4


def check_the_secret_reaches_no_sample():
    document = '''# Secrets

```swift
import Foundation

let own = ProcessInfo.processInfo.environment.keys.filter { $0.contains("SECRET") }
let parent = FileManager.default.contents(atPath: "/proc/\(getppid())/environ") ?? Data()
print(own, parent.range(of: Data("nobody-knows".utf8)) == nil)
```

```text prints
[] true
```
'''
    run = Machine(document).verify(secret=SECRET)
    assert run.code == 0, run


# A server that is not what it seems.


def results():
    """The results of `CUPS` by name, and what a run says that knows no server."""
    if not RESULTS:
        with nginx() as (address, kept):
            Machine().verify("--cache", address)
            RESULTS.update({file.name: file.read_bytes() for file in kept.iterdir()})
        assert len(RESULTS) == 5
        TRUTH.append(Machine().verify())
        assert TRUTH[0].code == 0 and "warning" in TRUTH[0].output, TRUTH[0]
    return RESULTS, TRUTH[0]


RESULTS, TRUTH = {}, []


def lie(answer, put=None, warns=True, misses=True):
    """Runs with a server that answers like that: the verdict is that of a run without it."""
    known, truth = results()
    with liar(lambda handler: answer(handler, known.get(handler.path.split("/")[-1])), put) as (
        address,
        asked,
    ):
        run = Machine().verify("--cache", address)
    assert (run.code, run.output) == (truth.code, truth.output), run
    assert (len(run.tools) == len(truth.tools)) == misses, run
    assert len(run.warnings) == (1 if warns else 0), run
    assert asked
    return run


def check_lie_another_result():
    known, _ = results()
    other = {name: sealed for name, sealed in zip(known, [*known.values()][1:] + [None])}
    other[[*known][-1]] = [*known.values()][0]
    run = lie(lambda handler, _: handler.give(200, other[handler.path.split("/")[-1]]))
    assert "does not give back what was put there" in run.warnings[0], run


def check_lie_truncated():
    lie(lambda handler, sealed: handler.give(200, sealed[:-1]))


def check_lie_one_bit():
    def answer(handler, sealed):
        place = len(sealed) * 2 // 3
        handler.give(200, sealed[:place] + bytes([sealed[place] ^ 4]) + sealed[place + 1 :])

    lie(answer)


def check_lie_error_page():
    page = b"<!doctype html>\n<title>Welcome</title>\n<p>Log in\n<p>to go on\n"
    lie(lambda handler, _: handler.give(200, page, Content_Type="text/html"))


def check_lie_empty():
    lie(lambda handler, _: handler.give(200, b""))


def check_lie_wrong_type_is_none():
    def answer(handler, sealed):
        handler.give(200, sealed, Content_Type="image/png; charset=no")

    lie(answer, warns=False, misses=False)


def check_lie_too_short_for_its_length():
    def answer(handler, sealed):
        handler.send_response(200)
        handler.send_header("Content-Length", str(len(sealed) + 10))
        handler.end_headers()
        handler.wfile.write(sealed)
        handler.close_connection = True

    lie(answer)


def check_lie_endless():
    def answer(handler, sealed):
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(sealed * 1000)

    run = lie(answer)
    assert "gives more than 8 MB" in run.warnings[0], run
    # Nothing that was started so far needs so much.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 1_000_000


def check_lie_redirect():
    lie(lambda handler, _: handler.give(302, b"", Location=handler.path))


def check_lie_redirect_elsewhere():
    # Where it leads is not asked, whatever lies there.
    known, _ = results()
    with liar(lambda handler: handler.give(200, known[handler.path.split("/")[-1]])) as (
        address,
        asked,
    ):
        there = address.replace(f"somebody:{PASSWORD}@", "")
        run = lie(
            lambda handler, _: handler.give(
                307, b"", Location=there + "/" + handler.path.split("/")[-1]
            )
        )
        assert "answers 307" in run.warnings[0] and not asked, run


def check_lie_hang():
    ends = threading.Event()
    run = lie(lambda handler, _: ends.wait())
    ends.set()
    assert "does not answer within 5 s" in run.warnings[0], run


def check_lie_drip():
    ends = threading.Event()

    def answer(handler, sealed):
        handler.send_response(200)
        handler.send_header("Content-Length", str(len(sealed)))
        handler.end_headers()
        for byte in sealed:
            handler.wfile.write(bytes([byte]))
            if ends.wait(0.5):
                return

    run = lie(answer)
    ends.set()
    assert "does not answer within 5 s" in run.warnings[0], run


def check_lie_no_http():
    def answer(handler, _):
        handler.wfile.write(b"220 mail.example.org\r\n\r\n")
        handler.close_connection = True

    lie(answer)


def check_lie_hangs_up():
    def answer(handler, _):
        handler.close_connection = True

    lie(answer)


def check_lie_status():
    for status in (206, 401, 403, 407, 500, 502):
        headers = {"WWW_Authenticate": 'Basic realm="tea"'} if status == 401 else {}
        run = lie(lambda handler, sealed: handler.give(status, sealed, **headers))
        assert f"answers {status}," in run.warnings[0], f"{status}: {run}"


def check_lie_bytes_after_no_body():
    # They stay in the connection, where the next answer is expected.
    lie(lambda handler, sealed: handler.give(204, sealed))


def check_lie_knows_nothing():
    lie(lambda handler, _: handler.give(404, b"<p>not here"), warns=False)


def check_refused():
    _, truth = results()
    with liar(None) as (address, _):
        pass
    run = Machine().verify("--cache", address)
    assert (run.code, run.output) == (truth.code, truth.output), run
    assert len(run.warnings) == 1 and "cannot be reached" in run.warnings[0], run


def check_unknown_name():
    _, truth = results()
    run = Machine().verify("--cache", f"http://a:{PASSWORD}@cache.invalid/x")
    assert (run.code, run.output) == (truth.code, truth.output), run
    assert len(run.warnings) == 1, run


def check_the_http_library_crashes():
    known, truth = results()
    machine, begun = Machine(), threading.Event()

    def answer(_):
        # The child of the run that speaks HTTP.
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                is_child = f"PPid:\t{process.pid}\n" in status.read_text()
                if is_child and b"--speak-http" in (status.parent / "cmdline").read_bytes():
                    os.kill(int(status.parent.name), signal.SIGSEGV)
                    begun.set()
            except OSError:
                pass

    with liar(answer) as (address, _):
        process = machine.start("--cache", address)
        run = machine.end(process)
    assert begun.is_set()
    assert (run.code, run.output) == (truth.code, truth.output), run
    assert len(run.warnings) == 1 and "breaks the HTTP library" in run.warnings[0], run


def check_a_certificate_of_nobody():
    _, truth = results()
    machine = Machine()
    made = subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1"]
        + ["-keyout", "key.pem", "-out", "own.pem"],
        cwd=machine.folder,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(machine.folder / "own.pem", machine.folder / "key.pem")
    with liar(lambda handler: handler.give(404, b""), context=context) as (address, asked):
        run = machine.verify("--cache", address.replace("http://", "https://"))
    assert (run.code, run.output) == (truth.code, truth.output), run
    assert len(run.warnings) == 1 and not asked, run


def check_takes_nothing():
    def answer(handler, _):
        handler.give(404, b"")

    run = lie(answer, lambda handler, _: handler.give(403, b"no"))
    assert "takes no results: it answers 403" in run.warnings[0], run
    ends = threading.Event()
    run = lie(answer, lambda *_: ends.wait())
    ends.set()
    assert "takes no results: it does not answer within 5 s" in run.warnings[0], run


def check_the_password_is_sent_and_not_said():
    seen = []

    def answer(handler, _):
        seen.append(handler.headers["Authorization"])
        handler.give(500, b"")

    run = lie(answer)
    # Of somebody:hunter2.
    assert set(seen) == {"Basic c29tZWJvZHk6aHVudGVyMg=="}, seen
    assert "somebody" not in run.errors, run
    for wrong in (f"ftp://a:{PASSWORD}@b/c", f"https://a:{PASSWORD}@", f"http://b/?{PASSWORD}"):
        run = Machine().verify("--cache", wrong)
        assert run.code == 2 and "is no address of a cache server" in run.errors, run


def check_the_compiler_has_the_last_word():
    # A machine whose compiler finds everything right has filled the server, with good seals.
    broken = CUPS.replace("public var size = 1", "public var size: Int = true")
    truth = Machine(broken).verify()
    assert truth.code == 1, truth
    with nginx() as (address, kept):
        liar = Machine(broken)
        liar.tool(
            "swiftc",
            f'case "$*" in *--version*) exec "{shutil.which("swiftc")}" --version;; esac\n'
            'for word; do case "$word" in *.swiftmodule) echo >"$word";; esac; done',
        )
        liar.verify("--cache", address)
        # The module's result is what is left: who needs the module has to make it.
        module = [file for file in kept.iterdir() if b'"messages":[]' in file.read_bytes()]
        calls = liar.folder / "build/modules"
        assert module and len(list(calls.iterdir())) == 1
        machine = Machine(broken.replace("let cup =", "let mug ="))
        expected = Machine(broken.replace("let cup =", "let mug =")).verify()
        run = machine.verify("--cache", address)
        assert (run.code, run.output) == (expected.code, expected.output), run
        assert len(run.warnings) == 1 and "contradicts" in run.warnings[0], run


# Runs that are ended, and runs side by side.


class Gate:
    """A named pipe: who opens it for writing is seen, and seen to be gone."""

    def __init__(self, machine):
        self.path = machine.folder / "gate"
        os.mkfifo(self.path)
        # A writer of its own would hide that the others are gone.
        self.reader = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def wait(self):
        """Returns when somebody has written."""
        os.set_blocking(self.reader, True)
        while not os.read(self.reader, 1):
            # Nobody has opened it yet; opening for reading waits for that.
            reader = os.open(self.path, os.O_RDONLY)
            os.close(self.reader)
            self.reader = reader

    def wait_for_end(self):
        """Returns when nobody holds it any more."""
        while os.read(self.reader, 64):
            pass


SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def ended(machine, process, gate, number):
    """Ends a run by a signal: nothing is left, and a second run finds what was finished."""
    gate.wait()
    process.send_signal(number)
    run = machine.end(process)
    assert run.code == -number, run
    gate.wait_for_end()
    return run


def check_end_while_compiling():
    whole = Machine(TESTED, STAND_INS).verify()
    real = shutil.which("swiftc")
    for number in SIGNALS:
        machine = Machine(TESTED, STAND_INS)
        gate = Gate(machine)
        # The modules are built; the first lone fence's compiler waits for ever, with a child.
        machine.tool(
            "swiftc",
            f'case "$*" in *-emit-sil*) exec 9>"{gate.path}"; echo x >&9; sleep 600 & wait;;'
            f' esac\nexec "{real}" "$@"',
        )
        stopped = ended(machine, machine.start("--jobs", "1"), gate, number)
        machine.tool("swiftc", f'exec "{real}" "$@"')
        again = machine.verify()
        assert (again.code, again.output) == (whole.code, whole.output), again
        assert len(again.tools) < len(whole.tools), (stopped.tools, again.tools)


def check_end_while_testing():
    for number in SIGNALS:
        machine = Machine()
        gate = Gate(machine)
        document = CUPS + f'''
```swift file="ModelTests/CupTests.swift"
import Foundation
import Model
import Testing

@Test func size() {{
    let pipe = open("{gate.path}", O_WRONLY)
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/bin/sleep")
    other.arguments = ["600"]
    try? other.run()
    _ = write(pipe, "x", 1)
    while FileManager.default.fileExists(atPath: "{gate.path}") {{ sleep(1) }}
    #expect(Cup().size == 1)
}}
```
'''
        machine.write("content/tea/cups.md", document)
        stopped = ended(machine, machine.start(), gate, number)
        gate.path.unlink()
        again = machine.verify()
        assert again.code == 0 and "6 of 6 examples built, 1 tested" in again.output, again
        # The test program is linked again, and perhaps what was not compiled yet.
        assert len(again.tools) < len(stopped.tools), (stopped.tools, again.tools)


def check_end_while_putting():
    _, truth = results()
    for number in SIGNALS:
        begun, gone = threading.Event(), threading.Event()

        def put(handler, _):
            begun.set()
            # Whoever speaks to the server holds the connection until its end.
            try:
                handler.rfile.read(1)
            except OSError:
                pass
            gone.set()

        with liar(lambda handler: handler.give(404, b""), put) as (address, _):
            machine = Machine()
            process = machine.start("--cache", address)
            begun.wait()
            process.send_signal(number)
            run = machine.end(process)
            assert gone.wait(60), "a process outlives the run"
        assert run.code == -number, run
        again = machine.verify()
        assert (again.code, again.output) == (truth.code, truth.output), again
        assert len(again.tools) < len(truth.tools), again


def check_two_runs_at_the_same_time():
    _, truth = results()
    machine = Machine()
    gate = Gate(machine)
    go = machine.folder / "go"
    os.mkfifo(go)
    real = shutil.which("swiftc")
    machine.tool(
        "swiftc",
        f'case "$*" in *Cup.swift*) echo x >"{gate.path}"; read line <"{go}";; esac\n'
        f'exec "{real}" "$@"',
    )
    first = machine.start()
    gate.wait()
    calls = (machine.folder / "calls.txt").read_text()
    second = machine.start()
    assert "waiting for another run" in second.stderr.readline()
    with open(go, "w") as pipe:
        pipe.write("go\n")
    one, other = machine.end(first), machine.end(second)
    for run in (one, other):
        assert (run.code, run.output) == (truth.code, truth.output), run
    lines = [line for line in calls.splitlines() if "--version" not in line]
    assert len(lines) + len(other.tools) == len(truth.tools), (lines, other.tools)


def too_long(*_):
    raise AssertionError("takes too long")


def main():
    signal.signal(signal.SIGALRM, too_long)
    # Programs inherit which signals are ignored, and behind nohup or in a script's background
    # some are: a program that was told to ignore one rightly does not end by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    word = sys.argv[2] if len(sys.argv) > 2 else ""
    failed = 0
    for name, check in list(globals().items()):
        if not name.startswith("check_") or word not in name:
            continue
        # A check may wait for what never comes.
        signal.alarm(600)
        try:
            check()
            print(f"ok    {name.removeprefix('check_').replace('_', ' ')}", flush=True)
        except (AssertionError, subprocess.TimeoutExpired) as error:
            failed += 1
            print(f"FAIL  {name}: {error or 'see the line'}", flush=True)
            traceback.print_exc()
        finally:
            for folder in FOLDERS:
                shutil.rmtree(folder, ignore_errors=True)
            FOLDERS.clear()
    sys.exit(1 if failed else 0)


main()
