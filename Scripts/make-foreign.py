#!/usr/bin/env python3
"""Writes a folder of Markdown such as nobody wrote for luca-docs: proposals with Swift in them.

Usage: Scripts/make-foreign.py DIR [--files 585] [--seed 1]

By default 585 documents of together 10 MB with about 5,800 Swift fences, the same bytes for the
same seed; the forms of the fences are as frequent as in public documents. To see what reading them
costs:

  Scripts/make-foreign.py /tmp/proposals
  /usr/bin/time -v luca-docs verify /tmp/proposals --treat alone
"""

import argparse
import pathlib
import random

WORDS = (
    "a an the this that each some every no one type value function closure protocol actor task "
    "compiler caller library module source change behaviour syntax rule proposal design reader "
    "author overload conformance isolation region lifetime argument parameter result is are was "
    "may must should could takes gives returns allows forbids infers checks reads writes keeps "
    "when where because although before after without with under over between inside of to in on "
    "as by for from it they we there here only also still never always often rarely new existing "
    "explicit implicit generic opaque concrete mutable shared local global unsafe simple common"
).split()
NAMES = "Tea Cup Pot Leaf Kettle Spoon Shelf Tray Water Steam Label Menu Order Guest Table".split()

# A form of fence and how often it occurs; `{N}` is a name, `{n}` the same in lower case, `{i}` a
# number. Most need names of a context; few compile as they are.
FORMS = [
    (30, "let {n}{i} = make{N}({n}: source, count: {i})\n{n}{i}.pour(into: cup)\n"),
    (12, "extension {N} {{\n    func brew{i}(_ leaf: Leaf{i}) -> Steam{i} {{ leaf.steam(for: self) }}\n}}\n"),
    (9, "func {n}{i}(_ value: Int) -> Int {{ ... }}\n"),
    (7, "struct {N}{i} {{\n    var size: Int\n    func filled() -> Bool {{ size > {i} }}\n}}\n"),
    (6, "public func {n}{i}<T>(_ value: T) -> T\npublic init(_ {n}: {N}{i})\n"),
    (5, "import {N}Kit\n\nlet {n} = {N}()\n"),
    (5, "struct {N}{i} {{ let a: Int }}\nlet {n} = {N}{i}(a: \"x\") // error: cannot convert\n"),
    (4, "protocol {N}{i} {{\n    associatedtype Value\n    func get() -> Value\n}}\n"),
    (4, "{N}{i}.shared.{n} = <#value#>\n"),
    (3, "var {n}s = [1, 2, {i}]\nfor {n} in {n}s {{ print({n}) }}\n// Prints 1 2 {i}\n"),
    (3, "func {n}{i}() {{\n    // ...\n    let {n} = {i}\n    print({n})\n}}\n"),
    (3, "func {n}{i}() -> Int {{\n    // ...\n}}\n"),
    (2, "case .{n}(let value):\n    print(value)\ndefault:\n    break\n"),
    (2, "func {n}{i}( {{\n    if true {{\n"),
    (2, "-let {n} = {i}\n+let {n}: {N} = {i}\n"),
    (1, "@main\nstruct {N}{i} {{\n    static func main() {{ print({i}) }}\n}}\n"),
    (1, "{n}-declaration → {n}-head {n}-body\n"),
    (1, "main.swift:{i}:5: error: cannot find '{n}' in scope\n"),
    (1, "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"{N}\")\n"),
    (1, "let {n}{i}: String = {i}\n"),
]


def sentence(random_number):
    """Some words and a full stop."""
    words = random_number.choices(WORDS, k=random_number.randint(8, 24))
    return " ".join(words).capitalize() + "."


def paragraph(random_number):
    """Lines of some sentences."""
    return "\n".join(sentence(random_number) for _ in range(random_number.randint(3, 7)))


def fence(random_number):
    """A fence of some form, now and then of a few forms."""
    weights = [weight for weight, _ in FORMS]
    count = random_number.choice([1, 1, 1, 1, 2])
    code = ""
    for _, form in random_number.choices(FORMS, weights, k=count):
        name = random_number.choice(NAMES)
        code += form.format(N=name, n=name.lower(), i=random_number.randint(1, 999))
    word = random_number.choices(["swift", "Swift", " swift"], [98, 1, 1])[0]
    return f"```{word}\n{code}```"


def document(number, seed):
    """One document: headings, paragraphs, a list, a table now and then, about ten fences."""
    random_number = random.Random(f"{seed}/{number}")
    parts = [f"# Proposal {number:04}", "* Status: **Accepted**\n* Review: [link](https://e.test)"]
    for section in range(random_number.randint(7, 15)):
        parts.append(f"{'##' if section % 3 == 0 else '###'} Section {section} of {number}")
        parts.extend(paragraph(random_number) for _ in range(random_number.randint(2, 4)))
        if section % 4 == 1:
            parts.append("\n".join(f"- {sentence(random_number)}" for _ in range(4)))
        if section % 7 == 2:
            parts.append("| Form | Meaning |\n| --- | --- |\n| `a` | one |\n| `b` | two |")
        if random_number.random() < 0.8:
            parts.append(fence(random_number))
        if random_number.random() < 0.1:
            indented = fence(random_number).replace("\n", "\n  ")
            parts.append(f"- {sentence(random_number)}\n\n  {indented}")
    return "\n\n".join(parts) + "\n"


def main():
    """Writes the folder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder")
    parser.add_argument("--files", type=int, default=585)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = pathlib.Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    size = fences = 0
    for number in range(options.files):
        text = document(number, options.seed)
        (folder / f"{number:04}-proposal.md").write_text(text, encoding="utf-8")
        size += len(text.encode())
        fences += text.count("```") // 2
    print(f"{options.files} documents, {size / 1e6:.1f} MB, {fences} fences")


if __name__ == "__main__":
    main()
