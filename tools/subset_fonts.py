"""Cuts the client's fonts down to what Marches writes: `python tools/subset_fonts.py` (needs `fonttools` and `brotli`).

The results are kept in `web/src/art/fonts`. Run it again after an update of the fonts, or when the words need a
character that is not in `TEXT`. Kept besides: kerning, lining and tabular figures.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
KEPT = WEB / "src" / "art" / "fonts"
FONTS = {"alegreya": ("700",), "alegreya-sans": ("400", "500", "700")}
TEXT = "U+20-7E,U+A0-FF,U+152,U+153,U+178,U+2010-2015,U+2018-201E,U+2020,U+2022,U+2026,U+202F,U+2039,U+203A,U+20AC"
FEATURES = "kern,lnum,tnum"


def main() -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    for family, weights in FONTS.items():
        for weight in weights:
            name = f"{family}-latin-{weight}-normal.woff2"
            source = WEB / "node_modules" / "@fontsource" / family / "files" / name
            target = KEPT / f"{family}-{weight}.woff2"
            command = [sys.executable, "-m", "fontTools.subset", str(source), f"--output-file={target}"]
            command += [f"--unicodes={TEXT}", f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"]
            subprocess.run(command, check=True)
            print(f"{target.relative_to(WEB)}: {source.stat().st_size} -> {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
