"""The web client: its files, and one page for every address people open."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from marches.server.packing import packed_file
from marches.server.problem import Problem

WITHOUT_CLIENT = "<!doctype html><html><head><title>Marches</title></head><body>Marches: see api/openapi.json</body>"
LASTING = "public, max-age=31536000, immutable"


def routes(folder: Path, root_path: str) -> list[HTTPRouteHandler]:
    """Handlers for the client in `folder`. If it was not built, the front page says so."""
    base = f"{root_path.rstrip('/')}/"

    @get(["/", "/t/{table:str}", "/new", "/rules", "/challenges", "/about"], include_in_schema=False)
    async def page(table: str = "") -> Response[str]:
        return Response(_index(folder, base), media_type="text/html", headers={"cache-control": "no-cache"})

    @get("/assets/{path:path}", include_in_schema=False)
    async def asset(path: Path, request: Request[object, object, State]) -> Response[bytes]:
        return _file(folder / "assets", str(path).lstrip("/"), request.headers.get("accept-encoding", ""))

    return [page, asset]


def lost(request: Request[None, None, State], folder: Path, root_path: str) -> Response[str] | None:
    """Somebody who opens an address that does not exist sees a page that says so; a program is told in its own way."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith(("/api", "/assets")):
        return None
    return Response(_index(folder, f"{root_path.rstrip('/')}/"), media_type="text/html", status_code=404)


def _index(folder: Path, base: str) -> str:
    """The client's page, told where it lives: its own addresses are relative to that."""
    file = folder / "index.html"
    text = file.read_text("utf-8") if file.is_file() else WITHOUT_CLIENT
    return text.replace("<head>", f'<head><base href="{html.escape(base)}">', 1)


def _file(folder: Path, name: str, accepted: str) -> Response[bytes]:
    try:
        file = (folder / name).resolve()
        known = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):  # names no file can have
        known = False
    if not known:
        raise Problem(404, "server-no-page")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body, form = packed_file(file, accepted)
    headers = {"cache-control": LASTING, "vary": "accept-encoding"} | ({"content-encoding": form} if form else {})
    return Response(body, media_type=kind, headers=headers)
