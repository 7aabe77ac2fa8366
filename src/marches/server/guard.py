"""Wraps every request: who may ask how often, the headers of every response, the access log without secrets."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, cast
from urllib.parse import parse_qs

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from marches.server.connections import Seldom
from marches.server.problem import Problem
from marches.server.settings import Settings
from marches.server.speech import Speaker, language
from marches.server.starting import started_plainly
from marches.server.wire import ProblemOut

ACCESS = logging.getLogger("marches.access")
LONGEST = 200
"""Characters of a path that are logged."""
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]

PARTS = (b"text/javascript", b"text/css", b"font/")
"""The files a page is made of. For these the browser only reads how they may be loaded;
the other headers are left out.
"""
FOR_PARTS = [header for header in HEADERS if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]


class Buckets:
    """Allows a burst, then a rate per second, for each key. Unused keys are forgotten."""

    def __init__(self, per_second: float, at_once: int, keys: int = 50_000) -> None:
        self._rate = per_second
        self._size = float(at_once)
        self._keys = keys
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Use one token. Returns False if none is left."""
        now = time.monotonic()
        left, then = self._left.pop(key, (self._size, now))
        left = min(self._size, left + (now - then) * self._rate)
        allowed = left >= 1.0
        self._left[key] = (left - 1.0 if allowed else left, now)
        if len(self._left) > self._keys:
            self._left.popitem(last=False)
        return allowed

    def give_back(self, key: str) -> None:
        """Give back a token that was not used."""
        if key in self._left:
            left, then = self._left[key]
            self._left[key] = (min(self._size, left + 1.0), then)


class Guard:
    """The application as the network sees it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._under_way = 0
        self._under_way_of: dict[str, int] = {}
        self._turned_away = Seldom()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._serve(scope, receive, send)
        else:
            await started_plainly(self.app, cast(Any, scope), cast(Any, receive), cast(Any, send))

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        path = _strip(scope["path"], self.settings.root_path)
        scope["path"] = path
        scope["raw_path"] = path.encode()
        scope["root_path"] = ""
        scope["state"] = {**scope.get("state", {})}
        address = self._address(scope)
        started, status = time.monotonic(), 0

        async def careful(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(message["headers"], path)
            await send(message)

        problem = self._refusal(scope, address)
        if problem is None:
            scope["headers"] = [*scope["headers"], (b"x-marches-address", address.encode())]
            with self._counted(address):
                await self.app(scope, receive, careful)
        else:
            await _refuse(scope, careful, problem)
            if problem.retry_after:  # thousands a second must not fill the disk
                if times := self._turned_away.due():
                    ACCESS.warning("%d requests turned away: %s", times, problem.line.key)
                return
        took = 1000 * (time.monotonic() - started)
        ACCESS.info("%s %s %d %.1f ms", scope["method"], _on_one_line(path), status, took)

    def _refusal(self, scope: HTTPScope, address: str) -> Problem | None:
        """Why a request is refused unread."""
        if not self._requests.take(address):
            return Problem(429, "server-too-fast", retry_after=1)
        if self._under_way >= self.settings.limits.under_way:
            return Problem(503, "server-full", retry_after=10)
        if self._under_way_of.get(address, 0) >= self.settings.limits.under_way_per_address:
            return Problem(429, "server-too-fast", retry_after=10)
        if scope["method"] not in ("GET", "HEAD") and not self._is_at_home(scope):
            return Problem(403, "server-foreign-page")
        return None

    @contextlib.contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """Count a request while it is in progress."""
        self._under_way += 1
        self._under_way_of[address] = self._under_way_of.get(address, 0) + 1
        try:
            yield
        finally:
            self._under_way -= 1
            self._under_way_of[address] -= 1
            if not self._under_way_of[address]:
                del self._under_way_of[address]

    def _is_at_home(self, scope: HTTPScope) -> bool:
        """Whether a request that changes something comes from our own page, or from no page at all."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, hosts = headers.get(b"host", ""), self.settings.hosts
        if hosts and _hostname(host) not in hosts:
            return False
        if headers.get(b"sec-fetch-site", "") in ("same-origin", "none"):
            return True
        if headers.get(b"sec-fetch-site"):
            return False
        origin = headers.get(b"origin", "")
        if not origin or self.settings.proxies:  # behind a proxy the host may have another name
            return not hosts or not origin or _hostname(origin.partition("://")[2]) in hosts
        return origin.partition("://")[2] == host or _hostname(origin.partition("://")[2]) in hosts

    def _address(self, scope: HTTPScope) -> str:
        """Who asks: the peer, or the address a trusted proxy gives. An IPv6 network counts as one address."""
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"x-marches-address"]
        client = scope.get("client")
        address = client[0] if client else "local"
        if address in self.settings.proxies or "*" in self.settings.proxies:
            chain = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            if chain:
                address = chain[-1].decode("latin-1").split(",")[-1].strip()[:64] or address
        return counted(address)


def _on_one_line(path: str) -> str:
    """A path as it is logged: nothing in it can pass for another line or move a terminal's cursor."""
    shown = path if len(path) <= LONGEST else f"{path[:LONGEST]}…"
    return shown if shown.isprintable() else shown.encode("unicode_escape").decode()


def counted(address: str) -> str:
    """The address that limits count by. One household has a whole /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((found, 64), strict=False))


def _hostname(host: str) -> str:
    """A host name without its port."""
    return host.lower().rpartition("]")[0].lstrip("[") if host.startswith("[") else host.lower().partition(":")[0]


def _strip(path: str, root: str) -> str:
    """The path below the one a proxy shows us under, whether the proxy has cut it off or not."""
    root = root.rstrip("/")
    return path[len(root) :] or "/" if root and (path == root or path.startswith(f"{root}/")) else path


def _with_headers(headers: object, path: str) -> list[tuple[bytes, bytes]]:
    given = [(bytes(name), bytes(value)) for name, value in headers]  # type: ignore[attr-defined]
    names = {name.lower() for name, _ in given}
    kind = next((value for name, value in given if name.lower() == b"content-type"), b"")
    more = [header for header in (FOR_PARTS if kind.startswith(PARTS) else HEADERS) if header[0] not in names]
    if path.startswith("/api") and b"cache-control" not in names:
        more.append((b"cache-control", b"no-store"))
    return given + more


async def _refuse(scope: HTTPScope, send: Send, problem: Problem) -> None:
    headers = dict(scope["headers"])
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
    lang = language(asked, headers.get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(problem_out(problem, Speaker(lang)))
    start: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if problem.retry_after:
        start.append((b"retry-after", str(problem.retry_after).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": start})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def problem_out(problem: Problem, say: Speaker) -> ProblemOut:
    """A problem as it is sent."""
    return ProblemOut(problem.status, problem.line.key, say.problem(problem.line), problem.rule, problem.detail)
