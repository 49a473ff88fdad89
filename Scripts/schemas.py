#!/usr/bin/env python3
"""Holds the reports of verify against their schemas.

Usage: Scripts/schemas.py SARIF JUNIT [PROGRAM]

SARIF is the OASIS schema sarif-schema-2.1.0.json, JUNIT an XML schema such as Jenkins'
junit-10.xsd; JSON is held against docs/report.schema.json. Needs Debian's python3-jsonschema and
libxml2-utils. The reports are of a small rulebook with something wrong in every way, of the same
without what is wrong, and of a folder without a rulebook. Exit status 1 when a report is refused.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    sys.exit("schemas: python3-jsonschema is not installed")

ROOT = pathlib.Path(__file__).resolve().parent.parent

RULEBOOK = """name: tea
title: Tea
modules:
  - {name: Model, path: Sources/Model, depends: []}
variants: [ios, macos]
fences: compile
"""

SOUND = """# Brew & "pour" <fast>

```swift file="Model/Tea.swift"
public struct Tea { public init() {} }
```

```swift only="ios"
import Model
let tea = Tea()
```

```swift needs="UIKit"
import UIKit
```
"""

# A link to nowhere, a type error beside characters that XML and JSON must write in their own way,
# a fence that cannot be parsed and an expected error that does not happen.
BROKEN = (
    SOUND
    + """
See [gone](gone.md).

```swift
import Model
let tea: Int = Tea() // ]]> & "quoted" <tag> 🍵
```

```swift
func pour( {
```

```swift fails="cannot find 'kettle'"
let cup = 1
```
"""
)


def newest_program():
    """The newest build of the program."""
    builds = [ROOT / ".build" / kind / "luca-docs-swift" for kind in ("release", "debug")]
    built = [path for path in builds if path.exists()]
    if not built:
        sys.exit("schemas: nothing is built: run 'swift build --product luca-docs-swift'")
    return max(built, key=lambda path: path.stat().st_mtime)


def report(program, folder, content, *options):
    """What a run prints on its standard output; it may well find problems."""
    words = [program, "verify", "--content", content, "--build-dir", "build", *options]
    run = subprocess.run(words, cwd=folder, capture_output=True, check=False)
    if run.returncode > 1:
        sys.exit(f"schemas: {' '.join(map(str, words))}: {run.stderr.decode()}")
    return run.stdout


def json_faults(text, schema):
    """What a JSON schema says against a text."""
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    errors = kind(schema).iter_errors(json.loads(text))
    return [f"{'/'.join(map(str, error.path))}: {error.message}" for error in errors]


def xml_faults(text, schema):
    """What an XML schema says against a text."""
    run = subprocess.run(
        ["xmllint", "--noout", "--schema", schema, "-"], input=text, capture_output=True, check=False
    )
    return [] if run.returncode == 0 else run.stderr.decode().splitlines()


def main():
    """Makes the reports and holds each against its schema."""
    if len(sys.argv) < 3:
        sys.exit(__doc__.strip())
    sarif = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    junit = str(pathlib.Path(sys.argv[2]).resolve())
    own = json.loads((ROOT / "docs" / "report.schema.json").read_text(encoding="utf-8"))
    program = pathlib.Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else newest_program()
    refused = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for content, text in (("sound", SOUND), ("broken", BROKEN)):
            (folder / content / "tea").mkdir(parents=True)
            (folder / content / "tea" / "rulebook.yml").write_text(RULEBOOK, encoding="utf-8")
            (folder / content / "tea" / "a & b.md").write_text(text, encoding="utf-8")
        (folder / "plain").mkdir()
        (folder / "plain" / "a.md").write_text(BROKEN, encoding="utf-8")
        reports = [
            (content, form, report(program, folder, content, "--format", form))
            for content in ("sound", "broken")
            for form in ("sarif", "junit", "json")
        ]
        reports += [
            (
                "plain",
                form,
                report(program, folder, "plain", "--treat", "alone", "--format", form),
            )
            for form in ("sarif", "junit", "json")
        ]
        for content, form, text in reports:
            check = {
                "sarif": lambda text: json_faults(text, sarif),
                "junit": lambda text: xml_faults(text, junit),
                "json": lambda text: json_faults(text, own),
            }[form]
            faults = check(text)
            refused += bool(faults)
            print(f"{form} of {content}: {'refused' if faults else 'valid'}")
            print("".join(f"  {fault}\n" for fault in faults), end="")
    sys.exit(1 if refused else 0)


if __name__ == "__main__":
    main()
