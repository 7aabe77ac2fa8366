"""Requests made up from the served description: whatever is sent, the server does not break."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy, booleans
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.client import PATIENCE, get, new_table, post
from tests.server.servers import Server

EXAMPLES = 25


@pytest.fixture(scope="module")
def secret(served: Server) -> tuple[str, str]:
    return running_table(served)


def running_table(served: Server) -> tuple[str, str]:
    """A running table and the secret of one of its seats."""
    made = new_table(served.base, "toy", "lb")
    return made["id"], made["links"][0]["secret"]


def test_nothing_the_description_allows_breaks_the_server(served: Server) -> None:
    described = schemathesis.openapi.from_url(f"{served.base}/api/openapi.json")
    tried = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if not operation.path.endswith("/events"):
            _try(operation.as_strategy(), running_table(served))  # some requests give the seat up
            tried += 1
    assert tried > 12


def _try(cases: SearchStrategy[Any], secret: tuple[str, str]) -> None:
    """Made-up requests; half of them go to a real table with a real secret, so that they get past the door."""
    table, key = secret

    @given(cases, booleans())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def one(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        response = case.call(headers={"authorization": f"Bearer {key}"}, timeout=PATIENCE)
        case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

    one()


RAW = [
    b"",
    b"\xff\xfe",
    b"[" * 2000,
    b'{"n":1e999,"answer":{}}',
    b'{"n":1,"answer":{"verb":"\\ud800"}}',
    b"null",
    b"0" * 9999,
]


@pytest.mark.parametrize("path", ["answers", "undo", "name", "standing"])
@pytest.mark.parametrize("body", RAW, ids=range(len(RAW)))
def test_bytes_that_are_not_a_request_are_refused(
    served: Server, secret: tuple[str, str], path: str, body: bytes
) -> None:
    headers = {"authorization": f"Bearer {secret[1]}", "content-type": "application/json"}
    response = post(f"{served.base}/api/tables/{secret[0]}/{path}", content=body, headers=headers)
    assert response.status_code in (409, 422), response.text


@pytest.mark.parametrize("word", ["", "Bearer", "Basic abc", "Bearer " + "x" * 5000, "Bearer é"])
def test_a_strange_secret_opens_nothing(served: Server, secret: tuple[str, str], word: str) -> None:
    headers = {b"authorization": word.encode("latin-1")}
    response = get(f"{served.base}/api/tables/{secret[0]}", headers=headers)
    assert response.status_code == 403


@pytest.mark.parametrize("address", ["/api/tables/" + "x" * 3000, "/api/tables/%00", "/api/tables/..%2f", "/%ff"])
def test_strange_addresses_lead_nowhere(served: Server, secret: tuple[str, str], address: str) -> None:
    response = get(served.base + address, headers={"authorization": f"Bearer {secret[1]}"})
    assert response.status_code in (403, 404), response.text


def test_strange_event_ids_restart_the_log(served: Server, secret: tuple[str, str]) -> None:
    for word in ("-1", "abc", "9" * 30, "999999"):
        headers = {"authorization": f"Bearer {secret[1]}", "last-event-id": word}
        url = f"{served.base}/api/tables/{secret[0]}/events"
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as response:
            assert response.status_code == 200
            for line in response.iter_lines():
                if line.startswith("event: page"):
                    break
