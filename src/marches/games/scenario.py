"""The text form scenarios share: one thing a line, `head: clause; clause`, words in order, `#` starts a comment."""

from __future__ import annotations

import msgspec

from marches.kernel.rulebook import ScenarioError


class Row(msgspec.Struct, frozen=True):
    """One line: the words before the colon and, for each clause after it, its words (a comma ends a word too)."""

    number: int
    head: list[str]
    clauses: list[list[str]]

    def fail(self, problem: str) -> ScenarioError:
        """The error to raise for this line."""
        return ScenarioError(self.number, problem)

    def only(self) -> str:
        """The one word after the colon."""
        words = [word for clause in self.clauses for word in clause]
        if len(words) != 1:
            raise self.fail("one word is expected after the colon")
        return words[0]

    def whole(self, word: str) -> int:
        """A word that must be a whole number."""
        try:
            return int(word)
        except ValueError:
            raise self.fail(f"{word!r} is not a whole number") from None

    def one_of(self, word: str, allowed: list[str] | tuple[str, ...]) -> int:
        """The place of a word in a list of ids."""
        if word not in allowed:
            raise self.fail(f"unknown {word!r}. Available: {', '.join(allowed)}")
        return allowed.index(word)


def rows(text: str) -> list[Row]:
    """The lines of a scenario that say something."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            head, _, rest = line.partition(":")
            clauses = [clause.replace(",", " ").split() for clause in rest.split(";")]
            found.append(Row(number, head.split(), [clause for clause in clauses if clause]))
    return found
