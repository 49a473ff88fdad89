#!/usr/bin/env python3
"""Takes a picture of one page of a generated site: Scripts/screenshot.py SITE PAGE OUTPUT [dark]"""

import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from webdriver import Browser, address  # noqa: E402

# Without a desktop `system-ui` is the plain sans-serif, DejaVu; Inter is nearer to what people see.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
</fontconfig>
"""


def main(folder, page, output, appearance="light"):
    with tempfile.NamedTemporaryFile("w", suffix=".conf") as fonts:
        fonts.write(FONTS)
        fonts.flush()
        os.environ["FONTCONFIG_FILE"] = fonts.name
        with Browser(dark=appearance == "dark") as browser:
            browser.size(1280, 860)
            browser.open(address(folder, page))
            browser.picture(output)


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
