"""The served description: what the framework derives from the handlers, and what it cannot know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from marches import __version__
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
"""Before the names of the games' own structures, so that they cannot meet ours."""


class Renderer(JsonRenderPlugin):
    """Adds each game's view, and the events, to what is served."""

    def __init__(self, library: Library) -> None:
        super().__init__(path="/openapi.json")
        self._library = library

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(completed(openapi_schema, self._library))


def completed(described: dict[str, Any], library: Library) -> dict[str, Any]:
    """The description with `Page.view` as one of the games' views."""
    schemas = dict(described["components"]["schemas"])
    kinds = [get_type_hints(type(library.book(name)).view)["return"] for name in library.names]
    template = f"#/components/schemas/{VIEWS}{{name}}"
    shown, parts = msgspec.json.schema_components(kinds, ref_template=template)
    schemas |= {f"{VIEWS}{name}": part for name, part in parts.items()}
    schemas |= msgspec.json.schema_components([ProblemOut, Hello], ref_template="#/components/schemas/{name}")[1]
    page = dict(schemas["Page"])
    page["properties"] = {**page["properties"], "view": {"anyOf": [*shown, {"type": "null"}]}}
    schemas["Page"] = page
    for path in described["paths"].values():
        for operation in path.values():
            operation["responses"] = _with_problems(operation["responses"])
    return {**described, "components": {**described["components"], "schemas": schemas}}


def _with_problems(responses: dict[str, Any]) -> dict[str, Any]:
    """What may go wrong anywhere; malformed requests are told with 422, not with the framework's 400."""
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
