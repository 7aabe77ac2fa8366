"""Games with Automas: a turn by a known card, setups dealt by chance."""

from __future__ import annotations

from random import Random
from typing import Any

from marches.games.scythe.edge.extras import AutomasView
from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.expansions.automa.state import AUTOMA_STATE
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.setup import Setup, SetupError, Value
from marches.kernel.step import NATURE, Chance, Decision
from tests.scythe.helpers import draw, extra, question, seat

ANYBODY = -2


def automa_turn(g: ScytheGame, card: int) -> None:
    """The Automa whose turn it is draws this card. Everything else that chance decides comes from a fixed seed."""
    assert question(g) == "DrawTurnCard"
    draw(g, automa_card=str(card))
    by_nature(g)


def asking(g: ScytheGame) -> Decision[Any, Any]:
    """The pending question."""
    assert g.decision is not None
    return g.decision


def chance(g: ScytheGame) -> Chance[Any, Any]:
    """What nature has to decide."""
    assert isinstance(g.decision, Chance)
    return g.decision


def nature(g: ScytheGame, ticket: int = 0) -> None:
    """Nature answers with one of its tickets."""
    g.play(NATURE, chance(g).outcome(g, ticket))


def by_nature(g: ScytheGame, seed: int = 1) -> None:
    """Let nature answer until a person is asked or another Automa draws its card."""
    rng = Random(seed)
    while g.result is None and isinstance(g.decision, Chance):
        if question(g) == "DrawTurnCard":
            return
        nature(g, rng.randrange(g.decision.tickets(g)))


def fight_with(g: ScytheGame, card: int) -> None:
    """The next card for a combat."""
    assert question(g) == "DrawForCombat"
    draw(g, automa_card=str(card))


def setup_of(words: str, modules: tuple[str, ...] = (), seats: tuple[str, ...] = (), **options: Value) -> Setup:
    """A setup whose option `automas` is this."""
    count = len(words.split(","))
    chosen: dict[str, Value] = {"automas": words}
    chosen.update({name.replace("_", "-"): value for name, value in options.items()})
    return Setup("scythe", RULEBOOK.version, seats or ("random",) * count, modules, chosen)


def dealt(setup: Setup, seed: int = 1, until: str = "") -> ScytheGame:
    """A game up to its first question to a person, or up to a question of nature's."""
    RULEBOOK.check(setup)
    g = RULEBOOK.start(setup)
    g.advance()
    rng = Random(seed)
    while isinstance(g.decision, Chance) and question(g) != until:
        nature(g, rng.randrange(g.decision.tickets(g)))
    return g


def problem_of(setup: Setup) -> str:
    """Why a setup is refused; nothing if it is not."""
    try:
        RULEBOOK.check(setup)
    except SetupError as error:
        return error.line.key
    return ""


def shown(g: ScytheGame) -> AutomasView:
    return extra(g, ANYBODY, AutomasView)


def units_at(g: ScytheGame, faction: str, at: str) -> tuple[int, int]:
    """Combat units and workers of a faction on a hex."""
    who, place = seat(g, faction), g.board.place(at)
    return g.fighters_at(who, place), g.workers(who, place)


def moved_to(g: ScytheGame, faction: str) -> str:
    """Where the latest turn of an Automa took a unit, or nothing."""
    account = next(one.account for one in shown(g).automas if one.seat == seat(g, faction))
    assert account is not None
    return next((tried.to for tried in account.tries if tried.reason is None), "")


def marker(g: ScytheGame, faction: str) -> int:
    return AUTOMA_STATE.of(g).marker[seat(g, faction)]
