#!/usr/bin/env python3
"""From saving one fence to its verdict, beside the same edit built by hand.

Usage: Scripts/bench-watch.py [PROGRAM [ROUNDS]], the program being luca-docs-swift, optimised.

A copy of content/luca is exported as a package and watched. An edit of a lone fence and one of a
file of the app are saved in turn, and the same line goes into the package: first the watch gives
its verdict, then 'swift build --build-tests && swift test' runs there.
"""
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(HERE / ".build/release/luca-docs-swift")
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
LONE = re.compile(r"```swift\n((?:(?!```).*\n)+)```\n")
FILE = re.compile(r'```swift file="([^"]+)"\n((?:(?!```).*\n)+)```\n')


def run(words, folder):
    start = time.monotonic()
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{words} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return time.monotonic() - start


def by_hand(sample):
    return run(["sh", "-c", "swift build --build-tests && swift test --skip-build"], sample)


def wait(watch):
    for line in watch.stdout:
        if line.startswith("round ") and "once more" not in line:
            return line.strip()
    sys.exit("the watch ended")


def main():
    work = pathlib.Path(tempfile.mkdtemp(prefix="bench-watch-"))
    content, sample = work / "content", work / "sample"
    for part in ("luca", "stand-ins"):
        ignored = shutil.ignore_patterns(".build")
        shutil.copytree(HERE / "content" / part, content / part, ignore=ignored)
    options = ["--content", str(content), "--build-dir", str(work / "build")]
    done = subprocess.run([PROGRAM, "verify", *options, "--export", str(sample)], check=False,
                          capture_output=True, text=True)
    if not sample.exists():
        sys.exit(done.stdout + done.stderr)
    print(f"by hand, all of it: {by_hand(sample):.1f} s")
    print(f"by hand, nothing changed: {by_hand(sample):.1f} s")
    watch = subprocess.Popen([PROGRAM, "verify", "--watch", *options], stdout=subprocess.PIPE,
                             text=True, bufsize=1)
    print(wait(watch))
    pages = sorted((content / "luca").rglob("*.md"))
    lone = next((p, m) for p in pages for m in [LONE.search(p.read_text())] if m)
    inside = [(p, m) for p in pages for m in [FILE.search(p.read_text())] if m]
    inside = next((p, m) for p, m in inside
                  if list(sample.rglob(m.group(1).split("/", 1)[1])) and "Tests" not in m.group(1)
                  and "Model/" not in m.group(1))
    for name, (page, match) in (("a lone fence", lone), ("a file of the app", inside)):
        text = page.read_text()
        code = match.group(match.lastindex)
        files = [f for f in sample.rglob("*.swift") if ".build" not in f.parts and code in f.read_text()]
        ours, theirs = [], []
        for number in range(ROUNDS):
            new = code + f"private let editedByTheBench = {number}\n"
            start = time.monotonic()
            page.write_text(text.replace(code, new))
            line = wait(watch)
            ours.append(time.monotonic() - start)
            for file in files:
                old = file.read_text()
                bare = re.sub(r"private let editedByTheBench = \d+\n", "", old)
                file.write_text(bare.replace(code, new))
            theirs.append(by_hand(sample))
            print(f"  {line[:60]} … {ours[-1]:.2f} s, by hand {theirs[-1]:.2f} s")
        page.write_text(text)
        print(wait(watch)[:60])
        a, b = statistics.median(ours), statistics.median(theirs)
        print(f"{name} ({page.relative_to(content)}): {a:.2f} s, by hand {b:.2f} s, ratio {a / b:.2f}")
    watch.terminate()
    shutil.rmtree(work, ignore_errors=True)


main()
