#!/usr/bin/env python3
"""Runs the examples of CommonMark and of GitHub's tables through the built luca-docs.

Usage: Scripts/conformance.py DIR [PROGRAM]

DIR holds commonmark-0.30.json and gfm-tables.json: lists of {example, section, markdown, html}.
The first must come out exactly with every extension off, the second with all of them on.
Prints a figure for each file and every difference; exit status 1 when there is one.
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys


def render(program, markdown, plain):
    """The fragment that one run of the program prints."""
    options = ["--plain"] if plain else []
    run = subprocess.run(
        [program, "render", *options, "-"],
        input=markdown.encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    return run.stdout.decode()


def without_ids(html):
    """Headings carry ids outside of plain mode; the specification writes none."""
    return re.sub(r'(<h[1-6]) id="[^"]*"', r"\1", html)


def run_examples(program, path, plain):
    """Runs one file's examples; returns how many failed."""
    examples = json.loads(path.read_text(encoding="utf-8"))
    if not examples:
        sys.exit(f"{path}: no examples")
    failures = 0
    for example in examples:
        actual = render(program, example["markdown"], plain)
        if not plain:
            actual = without_ids(actual)
        if actual == example["html"]:
            continue
        failures += 1
        print(f"--- example {example['example']} ({example['section']})")
        print(repr(example["markdown"]))
        difference = difflib.unified_diff(
            example["html"].splitlines(), actual.splitlines(), "expected", "actual", lineterm=""
        )
        print("\n".join(difference))
    print(f"{path.name}: {len(examples) - failures} of {len(examples)}")
    return failures


def newest_program():
    """The program that was built last, release or debug."""
    programs = [pathlib.Path(f".build/{kind}/luca-docs") for kind in ("release", "debug")]
    built = [program for program in programs if program.exists()]
    if not built:
        sys.exit("luca-docs is not built: run swift build")
    return str(max(built, key=lambda program: program.stat().st_mtime))


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    program = sys.argv[2] if len(sys.argv) == 3 else newest_program()
    failures = run_examples(program, folder / "commonmark-0.30.json", plain=True)
    failures += run_examples(program, folder / "gfm-tables.json", plain=False)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
