"""The API description: what the framework derives from the handlers, and what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard, get_args, get_type_hints

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from marches import __version__
from marches.server import wire, wire_reference
from marches.server.library import Library
from marches.server.wire import Hello, ProblemOut

PROBLEMS: Mapping[int, str] = {
    403: "This secret does not give you that",
    404: "There is no such thing",
    409: "Not now: late, repeated, over, or fenced off",
    413: "Too large",
    422: "Malformed, or not offered",
    429: "Too much at once",
    503: "The database is out of reach; nothing has changed",
}
VIEWS = "views."
"""A prefix for the names of the games' own structures, so that they cannot clash with ours."""


class Renderer(JsonRenderPlugin):
    """Adds each game's view, and the events, to the description."""

    def __init__(self, library: Library) -> None:
        super().__init__(path="/openapi.json")
        self._library = library
        self._rendered = b""

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        if not self._rendered:  # building it takes a moment, in which nobody else is served
            self._rendered = msgspec.json.encode(completed(openapi_schema, self._library))
        return self._rendered


def completed(described: dict[str, Any], library: Library) -> dict[str, Any]:
    """The description with `Page.view` as one of the games' views."""
    schemas = dict(described["components"]["schemas"])
    books = [library.book(name) for name in library.names]
    views = [get_type_hints(type(book).view)["return"] for book in books]
    prints = [kind for book in books for kind in book.prints]
    drawings = list(dict.fromkeys(kind for book in books for kind in book.drawings.values()))
    template = f"#/components/schemas/{VIEWS}{{name}}"
    shown, parts = msgspec.json.schema_components([*views, *prints, *drawings], ref_template=template)
    schemas |= {f"{VIEWS}{name}": part for name, part in parts.items()}
    schemas |= msgspec.json.schema_components([ProblemOut, Hello], ref_template="#/components/schemas/{name}")[1]
    for name, kind in _structures([*views, *prints, *drawings, *_outs()]):
        for known in (name, f"{VIEWS}{name}"):
            if known in schemas:
                schemas[known] = _as_sent(schemas[known], kind)
    _one_of(schemas, "Page", "view", shown[: len(views)])
    _one_of(schemas, "ThingOut", "print", shown[len(views) :][: len(prints)])
    _one_of(schemas, "Said", "drawn", shown[len(views) + len(prints) :])
    for path in described["paths"].values():
        for operation in path.values():
            operation["responses"] = _with_problems(operation["responses"])
    return {**described, "components": {**described["components"], "schemas": schemas}}


def _one_of(schemas: dict[str, Any], name: str, field: str, kinds: Sequence[Any]) -> None:
    """What one of our fields holds that depends on the game."""
    properties = {**schemas[name]["properties"], field: {"anyOf": [*kinds, {"type": "null"}]}}
    schemas[name] = {**schemas[name], "properties": properties}


def _outs() -> list[type[msgspec.Struct]]:
    return [kind for kind in {**vars(wire), **vars(wire_reference)}.values() if _is_out(kind)]


def _is_out(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, wire.Out)


def _structures(kinds: Sequence[type]) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Every structure these consist of, with the names it can have in the description."""
    seen: set[object] = set()
    todo: list[object] = list(kinds)
    while todo:
        kind = todo.pop()
        if kind in seen:
            continue
        seen.add(kind)
        todo += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            todo += get_type_hints(kind).values()
            yield kind.__name__, kind
            yield f"{kind.__module__}.{kind.__qualname__}", kind


def _as_sent(schema: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Fields are always present, except those that are left out when empty."""
    if kind.__struct_config__.omit_defaults:
        bare = {
            name: {key: part[key] for key in part if key != "default"} for name, part in schema["properties"].items()
        }
        return {**schema, "properties": bare}
    return {**schema, "required": list(schema["properties"])}


def _with_problems(responses: dict[str, Any]) -> dict[str, Any]:
    """Add what can go wrong anywhere. Malformed requests get 422, not the framework's 400."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/ProblemOut"}}}
    told = {str(status): {"description": words, "content": content} for status, words in PROBLEMS.items()}
    return {status: response for status, response in responses.items() if status != "400"} | told


def configured(library: Library) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Marches",
        version=__version__,
        description="Tables of Root, Scythe and Raiders of Scythia: pages and events out, answers in. See docs/api.md.",
        path="/api",
        render_plugins=[Renderer(library)],
        components=Components(
            security_schemes={
                "secret": SecurityScheme(
                    type="http", scheme="bearer", description="A seat's or the spectators' secret, from its link."
                )
            }
        ),
    )
