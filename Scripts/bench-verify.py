#!/usr/bin/env python3
"""Measures what `luca-docs verify` costs beside doing the same by hand with the toolchain.

Usage: Scripts/bench-verify.py [--rounds N] [--books luca,tca,clean] [--parts cold,lone,edit,watch]
                               [--program PROGRAM]

Every ratio is of figures of this one run: both sides take turns, N rounds (3), and medians are
compared. Seconds of processor time are those of the whole tree of processes; they bear a busy
machine better than wall seconds, which are printed beside them. The first and the last line say
how busy the machine was.

  cold  verify of a rulebook from nothing, then with nothing changed, then with changed prose; by
        hand: `swift build --build-tests && swift test` of the exported package, each variant
  lone  200 sound fences on their own; by hand: 25 files a frontend process, two at a time
  edit  one fence of a module changed: in a function's body, then a declaration more, which all that
        import the module might see; by hand: the same line in the exported package, built and
        tested again. verify compiles lone fences again as well where an interface changed
  watch the same edits saved under 'verify --watch', from the saving to the verdict

Peak memory is that of the largest process, and of luca-docs by itself where no tool is started.
Tools are counted with strace where it is installed, else by what `verify -v` says.
"""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUMBERS = itertools.count()


class Figures:
    """What some runs of the same thing cost."""

    def __init__(self):
        self.cpu, self.wall, self.peak = [], [], []

    def add(self, runs):
        """Takes the runs that together are one round."""
        self.cpu.append(sum(run[0] for run in runs))
        self.wall.append(sum(run[1] for run in runs))
        self.peak.append(max(run[2] for run in runs))

    def __str__(self):
        low, high = min(self.cpu), max(self.cpu)
        return (
            f"{statistics.median(self.cpu):7.2f} s processor ({low:.2f} to {high:.2f}), "
            f"{statistics.median(self.wall):7.2f} s wall, {max(self.peak) / 1024:4.0f} MB"
        )


def cost(words, folder, fails=False):
    """Runs a command; gives processor seconds, wall seconds and peak kilobytes."""
    with tempfile.TemporaryFile() as log:
        start = time.monotonic()
        # Not waited for by the module: wait4 tells what the process and its children used.
        process = subprocess.Popen(words, cwd=folder, stdout=log, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode and not fails:
            log.seek(0)
            sys.exit(f"bench-verify: {shlex.join(map(str, words))}\n{log.read().decode()}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss


def tell(name, figures, other=None, limit=None):
    """Prints figures, and how they compare."""
    print(f"{name:34}{figures}")
    if other:
        ratio = statistics.median(figures.cpu) / statistics.median(other.cpu)
        walls = statistics.median(figures.wall) / statistics.median(other.wall)
        goal = f", goal {limit}" if limit else ""
        print(f"{'':34}{ratio:7.3f} of it by processor{goal}; {walls:.3f} by wall")
    sys.stdout.flush()


class Bench:
    """The folder that all is done in, and the program that is measured."""

    def __init__(self, folder, program, rounds):
        self.folder, self.program, self.rounds = folder, program, rounds

    def verify(self, content, cache, *options):
        """The words of a run."""
        return [self.program, "verify", "--content", content, "--build-dir", cache, *options]

    def tools(self, content, cache):
        """How many processes a run starts."""
        words = self.verify(content, cache, "-v")
        if shutil.which("strace"):
            log = self.folder / "strace"
            trace = ["strace", "-f", "-qq", "-e", "trace=execve", "-o", log]
            subprocess.run([*trace, *words], cwd=self.folder, capture_output=True, check=False)
            lines = log.read_text().splitlines()
            return sum(" = 0" in line for line in lines) - 1
        run = subprocess.run(words, cwd=self.folder, capture_output=True, check=False)
        return int(re.search(r"tools started: (\d+)", run.stderr.decode())[1])

    def book(self, name):
        """A copy of one rulebook and the stand-ins, to be changed at will."""
        content = self.folder / name
        if not content.exists():
            for part in (name, "stand-ins"):
                shutil.copytree(
                    ROOT / "content" / part, content / part, ignore=shutil.ignore_patterns(".build")
                )
        return content

    def exports(self, content, cache):
        """The samples of all variants as packages, new."""
        text = next(content.glob("*/rulebook.yml")).read_text(encoding="utf-8")
        variants = re.search(r"^variants: \[(.*)\]", text, re.MULTILINE)
        folders = []
        for variant in re.split(r",\s*", variants[1]) if variants else [None]:
            folder = self.folder / f"{content.name}-{variant}"
            shutil.rmtree(folder, ignore_errors=True)
            choice = ["--variant", variant] if variant else []
            cost(self.verify(content, cache, "--export", folder, *choice), self.folder, fails=True)
            folders.append(folder)
        return folders

    def by_hand(self, folders):
        """Builds and tests packages."""
        words = ["sh", "-c", "swift build --build-tests && swift test"]
        return [cost(words, folder) for folder in folders]

    def cold(self, name):
        """A rulebook from nothing, with nothing changed, and with changed prose."""
        content, cache = self.book(name), self.folder / f"{name}-cache"
        whole, alone, hand, same, prose = (Figures() for _ in range(5))
        for number in range(self.rounds):
            shutil.rmtree(cache, ignore_errors=True)
            whole.add([cost(self.verify(content, cache), self.folder)])
            same.add([cost(self.verify(content, cache), self.folder)])
            for document in content.glob(f"{name}/*/*.md"):
                text = document.read_text(encoding="utf-8")
                changed = re.sub(r"^# .*", r"\g<0>\n\nA line of prose.", text, 1, re.MULTILINE)
                document.write_text(changed, encoding="utf-8")
            prose.add([cost(self.verify(content, cache), self.folder)])
            if number == 0:
                count = self.tools(content, cache)
            packages = self.exports(content, cache)
            for kind in ("alone", "runs"):
                shutil.rmtree(cache / kind, ignore_errors=True)
            alone.add([cost(self.verify(content, cache), self.folder)])
            hand.add(self.by_hand(packages))
        built = Figures()
        built.peak = whole.peak
        built.cpu = [a - b for a, b in zip(whole.cpu, alone.cpu)]
        built.wall = [a - b for a, b in zip(whole.wall, alone.wall)]
        variants = "" if len(packages) == 1 else f", {len(packages)} variants"
        tell(f"{name}: cold by hand{variants}", hand)
        tell(f"{name}: verify cold", whole)
        tell(f"{name}: its lone checks", alone)
        tell(f"{name}: verify without them", built, hand, 1.25)
        tell(f"{name}: nothing changed", same, whole, 0.03)
        tell(f"{name}: prose changed, {count} tools", prose, whole, 0.03)

    def ready(self, name):
        """A rulebook that is proven, and its packages, which are built."""
        content, cache = self.book(name), self.folder / f"{name}-cache"
        cost(self.verify(content, cache), self.folder)
        packages = self.exports(content, cache)
        self.by_hand(packages)
        return content, cache, packages

    def edit(self, name):
        """One fence changed, of each module and in each way."""
        content, cache, packages = self.ready(name)
        for edit in edits(content / name, packages):
            changed, hand = Figures(), Figures()
            for number in range(self.rounds):
                edit.save(number)
                changed.add([cost(self.verify(content, cache), self.folder)])
                hand.add(self.by_hand(edit.packages))
            tell(f"{name}: {edit.name}, by hand", hand)
            tell(f"{name}: {edit.name}, verify", changed, hand, 1.2)

    def watch(self, name):
        """From the saving of one fence to its verdict; only the wall's seconds tell of that."""
        content, cache, packages = self.ready(name)
        words = self.verify(content, cache, "--watch")
        with subprocess.Popen(
            words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as watch:
            wait_for_verdict(watch)
            for edit in edits(content / name, packages):
                ours, theirs = [], []
                for number in range(self.rounds):
                    start = time.monotonic()
                    edit.save(number)
                    wait_for_verdict(watch)
                    ours.append(time.monotonic() - start)
                    theirs.append(sum(run[1] for run in self.by_hand(edit.packages)))
                ours, theirs = statistics.median(ours), statistics.median(theirs)
                print(f"{name}: {edit.name}, by hand".ljust(34) + f"{theirs:7.2f} s wall")
                print(f"{name}: {edit.name}, watched".ljust(34) + f"{ours:7.2f} s wall")
                print(f"{'':34}{ours / theirs:7.3f} of it by wall, goal 1.5", flush=True)
            watch.terminate()

    def lone(self, count=200):
        """Sound fences on their own."""
        content, cache = self.folder / "lone", self.folder / "lone-cache"
        rulebook = content / "book"
        rulebook.mkdir(parents=True)
        shutil.copytree(
            ROOT / "content" / "stand-ins",
            content / "stand-ins",
            ignore=shutil.ignore_patterns(".build"),
        )
        (rulebook / "rulebook.yml").write_text(
            "name: book\ntitle: Book\nmodules-from: {SwiftUI: system}\nfences: compile\n"
        )
        codes = [lone_fence(number) for number in range(count)]
        fence = "# First\n\n```swift\nimport SwiftUI\n\nlet first = 1\n```\n"
        (rulebook / "first.md").write_text(fence)
        cost(self.verify(content, cache), self.folder)
        for start in range(0, count, 10):
            text = "".join(f"\n```swift\n{code}```\n" for code in codes[start : start + 10])
            (rulebook / f"d{start}.md").write_text(f"# Document {start}\n{text}")
        built = next((cache / "stand-ins").iterdir()) / "bin"
        groups = []
        for start in range(0, count, 25):
            folder = self.folder / f"group{start}"
            folder.mkdir()
            for number, code in enumerate(codes[start : start + 25]):
                (folder / f"Snippet{number}.swift").write_text(code)
            groups.append((frontend(folder, built), folder))
        verify, hand = Figures(), Figures()
        for _ in range(self.rounds):
            shutil.rmtree(cache / "alone", ignore_errors=True)
            verify.add([cost(self.verify(content, cache), self.folder)])
            start = time.monotonic()
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                runs = list(pool.map(lambda group: cost(*group), groups))
            hand.add(runs)
            hand.wall[-1] = time.monotonic() - start
        tell(f"{count} lone fences by hand", hand)
        tell(f"{count} lone fences, verify", verify, hand, 1.5)


def frontend(folder, built):
    """The words by which the driver would compile all files of a folder in one process."""
    files = sorted(file.name for file in folder.iterdir())
    words = ["swiftc", "-###", "-swift-version", "6", "-Onone", "-wmo", "-emit-sil", "-o"]
    words += ["/dev/null", "-module-name", "Snippets", "-parse-as-library"]
    words += ["-I", built / "Modules", *files]
    run = subprocess.run(words, cwd=folder, capture_output=True, check=True)
    return shlex.split(run.stdout.decode())


class Edit:
    """A line more in a fence, and in the files of packages that hold its code."""

    # A function without a result, whose body may have any statement first.
    BODY = re.compile(r"^ +(?:[\w@]+ )*func [^\n>]*\{\n", re.M)

    def __init__(self, fence, document, packages, inside):
        header = self.BODY.search(fence[3]) if inside else None
        self.name = f"{fence[1]}, {'a body' if inside else 'a declaration'}"
        self.document, self.header = document, header and header[0]
        self.place = fence.start(3) + header.end() if inside else fence.end(3)
        name = pathlib.PurePath(fence[2]).name
        self.files = [file for folder in packages for file in folder.rglob(name)]
        self.packages = [
            folder for folder in packages if any(f.is_relative_to(folder) for f in self.files)
        ]

    def save(self, number):
        """Writes the line; numbers make it another each time."""
        # A file may be edited by several parts, and no name may come twice.
        name = f"edited{next(NUMBERS)}"
        line = f"        _ = {number}\n" if self.header else f"private let {name} = 0\n"
        text = self.document.read_text(encoding="utf-8")
        self.document.write_text(text[: self.place] + line + text[self.place :], encoding="utf-8")
        for file in self.files:
            text = file.read_text(encoding="utf-8")
            place = text.index(self.header) + len(self.header) if self.header else len(text)
            file.write_text(text[:place] + line + text[place:], encoding="utf-8")


def edits(rulebook, packages):
    """An edit of each way for each module of a rulebook; one in a document, which it changes."""
    seen = set()
    for document in sorted(rulebook.rglob("*.md")):
        edit = next((edit for edit in possible(document, packages) if edit.name not in seen), None)
        if edit:
            seen.add(edit.name)
            yield edit


def possible(document, packages):
    """All edits of a document."""
    text = document.read_text(encoding="utf-8")
    for fence in re.finditer(r'^```swift file="(\w+)/(\S+)"\n(.*?)^```$', text, re.M | re.S):
        if Edit.BODY.search(fence[3]):
            yield Edit(fence, document, packages, True)
        yield Edit(fence, document, packages, False)


def wait_for_verdict(watch):
    """Reads until a round has ended whose verdict is about the files as they are."""
    for line in watch.stdout:
        if line.startswith("round ") and "once more" not in line:
            return
    sys.exit("bench-verify: the watch ended")


def lone_fence(number):
    """A fence of 30 lines as documents have them: an observed model, a stored value, a view."""
    return f"""import Foundation
import Observation
import SwiftUI

struct Brew{number}: Codable, Sendable {{
    var id: Int
    var name: String
    var seconds: Double?
}}

@MainActor @Observable final class Shelf{number} {{
    var brews: [Brew{number}] = []
    var isOpen = false

    func add(_ name: String) {{
        brews.append(Brew{number}(id: brews.count, name: name, seconds: nil))
    }}
    func stored() throws -> Data {{ try JSONEncoder().encode(brews) }}
}}

struct ShelfView{number}: View {{
    let shelf: Shelf{number}

    var body: some View {{
        VStack {{
            Text("Brews: \\(shelf.brews.count)")
            Button("Add") {{ shelf.add("Sencha") }}
        }}
    }}
}}
"""


def main():
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--books", default="luca,tca,clean")
    parser.add_argument("--parts", default="cold,lone,edit,watch")
    parser.add_argument("--program", default=ROOT / ".build" / "release" / "luca-docs-swift")
    options = parser.parse_args()
    program = pathlib.Path(options.program).resolve()
    if not program.exists():
        sys.exit(f"bench-verify: no program at {program}: run 'make build'")
    parts = options.parts.split(",")
    busy = f"machine: {os.cpu_count()} processors, {{}}, load {{:.1f}} {{:.1f}} {{:.1f}}"
    print(busy.format("before", *os.getloadavg()))
    with tempfile.TemporaryDirectory(prefix="bench-verify-") as name:
        bench = Bench(pathlib.Path(name), program, options.rounds)
        if "lone" in parts:
            bench.lone()
        for book in options.books.split(","):
            if "cold" in parts:
                bench.cold(book)
            if "edit" in parts:
                bench.edit(book)
            if "watch" in parts:
                bench.watch(book)
    print(busy.format("after", *os.getloadavg()))


if __name__ == "__main__":
    main()
