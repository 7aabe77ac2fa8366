"""What a server refuses, and how it says so: a status, a key of the language files, the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping

from marches.kernel.line import Fact, Line, Reason


class Problem(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self,
        status: int,
        key: str,
        facts: Mapping[str, Fact] | None = None,
        *,
        rule: str = "",
        detail: str = "",
        retry_after: int = 0,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.line = Line(key, dict(facts or {}))
        self.rule = rule
        self.detail = detail
        self.retry_after = retry_after


def refused(status: int, reason: Reason) -> Problem:
    """The problem for a refusal by the rules."""
    return Problem(status, reason.key, reason.facts, rule=reason.rule)


def not_yours() -> Problem:
    """The same answer for a wrong, a missing and another seat's secret, so that nobody can tell which it was."""
    return Problem(403, "server-not-yours")


def no_table() -> Problem:
    return Problem(404, "server-no-table")
