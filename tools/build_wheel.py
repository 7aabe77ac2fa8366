"""Builds the wheel: `python tools/build_wheel.py [--pure] [--to FOLDER]`.

The wheel has everything: the compiled engine and the web client beside words, data and rules. `--pure` leaves the
compiled engine out, for systems no other wheel fits. Both are made by the scripts `make play` uses.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
STAGE = ROOT / "build" / "wheel"
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="without the compiled engine")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="the folder the wheel goes to")
    wanted = parser.parse_args()
    scripts = ["build_web.py"] if wanted.pure else ["build_fast.py", "build_web.py"]
    for script in scripts:
        subprocess.run([sys.executable, str(TOOLS / script)], check=True)
    made = build(wanted.to.resolve(), wanted.pure)
    print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")


def build(target: Path, pure: bool) -> Path:
    """Build the wheel from the current state."""
    stage(pure)
    target.mkdir(parents=True, exist_ok=True)
    fresh = STAGE / "dist"
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--wheel-dir", str(fresh), str(STAGE)], check=True)
    (made,) = fresh.glob("*.whl")
    for old in target.glob("marches-*.whl"):
        if old.name.endswith("none-any.whl") is pure:
            old.unlink()
    return Path(shutil.move(made, target / made.name))


def stage(pure: bool) -> None:
    """A copy of the package as the wheel holds it: nothing of the tests, nothing a build left behind."""
    shutil.rmtree(STAGE, ignore_errors=True)
    left = shutil.ignore_patterns("__pycache__", "*.egg-info", "built.txt", *(["compiled"] if pure else []))
    shutil.copytree(ROOT / "src", STAGE / "src", ignore=left)
    for name in NEEDED:
        shutil.copy(ROOT / name, STAGE)
    manifest = STAGE / "src" / "marches" / "compiled" / "manifest.json"
    if not pure:
        # What is installed does not change: there are no sources to compare with.
        about = json.loads(manifest.read_text("utf-8"))
        manifest.write_text(json.dumps({**about, "sources": {}}), "utf-8")


if __name__ == "__main__":
    main()
