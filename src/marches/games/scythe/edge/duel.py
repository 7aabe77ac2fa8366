"""A combat as it is drawn: what either side can reach, who wins a tie, and how the last one ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from marches.games.scythe.rules.dials import HIGHEST_CARD, most_shown
from marches.games.scythe.rules.expansions.desolation.fighting import HelpWithCards, all_help
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE, base_power, played_by
from marches.games.scythe.rules.expansions.tesla.state import TESLA_PART, strength
from marches.games.scythe.rules.sources import without_mat
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CARD_KINDS, LOWEST_CARD, hexes_of
from marches.games.scythe.rules.under_way import NO_PLAYER, SIDES
from marches.kernel.line import Heard, Line
from marches.kernel.step import Seat

MAD_TESLA = "mad-tesla"
FOLLOWED = 4
"""How many sentences about the consequences of a combat are shown with it."""
STALE = 2
"""After more turns than this a combat is no longer news."""
LOOK_BACK = 120
"""How many rows of the log are searched for it."""

BEGINS = frozenset(
    f"scythe-did-{name}"
    for name in ("attack", "attack-airship", "attack-tesla", "defend-tesla", "attack-desolation", "desolation-attack")
)
WON_BY_SEAT = frozenset({"scythe-did-win-combat", "scythe-did-beat-tesla"})
WON_TOGETHER = "scythe-did-beat-desolation"
LOST = frozenset({"scythe-did-lose-to-tesla", "scythe-did-lose-to-desolation"})
ENDS = WON_BY_SEAT | {WON_TOGETHER} | LOST
FOLLOWS = frozenset(
    f"scythe-did-{name}"
    for name in (
        "retreat",
        "retreat-to",
        "lose-popularity",
        "gain-popularity",
        "draw-card",
        "place-star",
        "destroy-tesla",
        "automa-beaten",
        "automa-loot",
        "take-star",
        "lose-power",
        "gain-power",
    )
)
TURNS = frozenset(f"scythe-did-begin-{name}" for name in ("turn", "tesla-turn", "desolation-turn"))
ROLLS = frozenset({"scythe-did-roll-die", "scythe-did-roll-orange"})


class SideView(msgspec.Struct, omit_defaults=True):
    """A side of a combat: `power` on its dial, cards behind it, and what both come to.

    While a combat is under way these are the most it can show. `sum` is what the cards add, where the viewer knows it,
    `die` what the orange die adds, `help` what the cards of helpers add. A helper itself (`helps`) has no dial. `last`:
    it draws its card when everyone else has chosen. The side that nobody plays is seat -1; `label` is the faction whose
    emblem it has.
    """

    seat: Seat
    label: str
    power: int
    most: int
    cards: int = 0
    sum: int | None = None
    die: int = 0
    help: int = 0
    helps: bool = False
    last: bool = False
    won: bool = False


class OutcomeView(msgspec.Struct):
    """The last combat, while it is news: what both sides showed, the attacker first, and what followed from it.

    `after` says where the log tells that: the number of a row, and which of its sentences.
    """

    hex: str
    sides: list[SideView]
    after: list[tuple[int, int]]


# -- a combat under way -----------------------------------------------------------------------------------------


def best_cards(g: ScytheGame, seat: Seat) -> list[int]:
    """What the best 0, 1, 2 … of a seat's own combat cards come to."""
    found = [0]
    if seat >= 0 and not without_mat(g.options, seat):
        for kind in reversed(range(CARD_KINDS)):
            found += [found[-1] + (LOWEST_CARD + kind) * (count + 1) for count in range(g.hand(seat, kind))]
    return found


def sides_of(g: ScytheGame, viewer: Seat) -> list[SideView]:
    """The most either side of the present combat can show, as far as `viewer` knows; the attacker first."""
    return [_side(g, viewer, side) for side in range(SIDES)]


def _side(g: ScytheGame, viewer: Seat, side: int) -> SideView:
    combat = g.the_combat()
    seat = combat.seat(side)
    if seat == NO_PLAYER:
        power = base_power(g) if DESOLATION_STATE.in_use(g) else strength(g)
        return SideView(seat, label_of(g, seat), power, power + TESLA_PART.of(g.kit).faces)
    power, cards = most_shown(g, seat, int(combat.limits[side]))
    known = _best(g, seat, cards) if seat == viewer and g.seating.led(seat) else None
    most = HIGHEST_CARD * cards if known is None else known
    if _helps(g):
        return SideView(seat, label_of(g, seat), 0, most, cards, known, helps=True)
    help = all_help(g) if _is_defence(g) else 0
    shown = SideView(seat, label_of(g, seat), power, power + most + help, cards, known, help=help)
    shown.last = not g.seating.led(seat)
    return shown


def _is_defence(g: ScytheGame) -> bool:
    """Whether Desolation attacks."""
    return DESOLATION_STATE.in_use(g) and g.the_combat().attacker == NO_PLAYER


def _helps(g: ScytheGame) -> bool:
    """scythe:desolation.combat-one-dial  Whether a helper is the one who faces Desolation now; who dials comes last."""
    return _is_defence(g) and g.pending(HelpWithCards) > 0


def _best(g: ScytheGame, seat: Seat, cards: int) -> int:
    """scythe:fenris.death-ray  The most that so many of a seat's cards can add."""
    if g.rules.one_value(g, seat):
        return max((LOWEST_CARD + kind) * min(cards, g.hand(seat, kind)) for kind in range(CARD_KINDS))
    return best_cards(g, seat)[cards]


def label_of(g: ScytheGame, seat: Seat) -> str:
    """Whose emblem a side has; Mad Tesla and Desolation sit nowhere."""
    if seat == NO_PLAYER:
        return g.kit.mats.faction_ids[played_by(g)] if DESOLATION_STATE.in_use(g) else MAD_TESLA
    return g.kit.mats.faction_ids[g.seating.faction[seat]]


def tie_goes_to(g: ScytheGame) -> Seat:
    """scythe:combat.tie, scythe:desolation.combat-tie, scythe:mechmod.entrenched
    Who wins the present combat with equal totals: the attacker, unless an ability of the defenders says otherwise.
    """
    combat = g.the_combat()
    defenders = [int(combat.defender)] if combat.defender != NO_PLAYER else []
    if _is_defence(g):
        defenders = hexes_of(DESOLATION_STATE.of(g).fighting)
    entrenched = any(g.rules.wins_ties(g, seat) for seat in defenders)
    return int(combat.defender if entrenched else combat.attacker)


def short_of(g: ScytheGame, viewer: Seat, sides: list[SideView]) -> int | None:
    """How much `viewer` lacks to be sure to win with all it has. None for those who do not fight, or only help."""
    combat = g.the_combat()
    if viewer < 0 or not combat.fights(viewer) or _helps(g):
        return None
    mine, other = combat.side(viewer), 1 - combat.side(viewer)
    needed = sides[other].most + (0 if tie_goes_to(g) == viewer else 1)
    return max(0, needed - sides[mine].most)


# -- the last combat --------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A sentence of the log: the number of its row, its place there, and what it says."""

    line: int
    place: int
    said: Line


def outcome_of(g: ScytheGame, viewer: Seat, heard: Iterator[Heard]) -> OutcomeView | None:
    """The last combat, until `viewer` has answered since or others have played on. `heard` is the latest first."""
    told: list[Told] = []
    ended = -1
    for row in islice(heard, LOOK_BACK):
        told = [Told(row.line, place, said) for place, said in enumerate(row.said)] + told
        keys = {said.key for said in row.said}
        if ended < 0 and keys & ENDS:
            ended = row.line
        if ended < 0 and ((viewer >= 0 and row.seat == viewer) or _turns(told) > STALE):
            return None
        if ended >= 0 and keys & BEGINS:
            break
    if ended < 0:
        return None
    end = max(at for at, one in enumerate(told) if one.line == ended and one.said.key in ENDS)
    if _turns(told[end + 1 :]) > STALE:
        return None
    start = end
    while start > 0 and told[start].said.key not in BEGINS and told[start - 1].said.key not in ENDS:
        start -= 1
    place = str(told[end].said.facts.get("hex", "")).removeprefix("hex:")
    return OutcomeView(place, _shown(g, [one.said for one in told[start : end + 1]]), _followed(told[end + 1 :]))


def _turns(told: Sequence[Told]) -> int:
    return sum(one.said.key in TURNS for one in told)


def _followed(told: Sequence[Told]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for one in told:
        if one.said.key in TURNS or one.said.key in BEGINS:
            break
        if one.said.key in FOLLOWS:
            found.append((one.line, one.place))
    return found[:FOLLOWED]


def _shown(g: ScytheGame, told: Sequence[Line]) -> list[SideView]:
    """What each side showed in a combat, from its first sentence to the one that says who won."""
    result = told[-1]
    sides: dict[Seat, SideView] = {}
    for line in told:
        facts = line.facts
        if line.key == "scythe-did-reveal":
            seat, power, total = _seat(facts["seat"]), int(facts["power"]), int(facts["total"])
            sides[seat] = SideView(seat, label_of(g, seat), power, total, int(facts["cards"]), total - power)
        elif line.key in ROLLS:
            total, die = int(facts["total"]), int(facts["count"])
            sides[NO_PLAYER] = SideView(NO_PLAYER, label_of(g, NO_PLAYER), total - die, total, die=die)
    own = next((side for seat, side in sides.items() if seat != NO_PLAYER), None)
    if own is not None and "own" in result.facts:
        own.most = int(result.facts["own"])  # with what others gave
    winner = NO_PLAYER
    if result.key in WON_BY_SEAT:
        winner = _seat(result.facts["seat"])
    elif result.key == WON_TOGETHER and own is not None:
        winner = own.seat
    if winner in sides:
        sides[winner].won = True
    first = _seat(told[0].facts.get("seat", "")) if told[0].key != "scythe-did-defend-tesla" else NO_PLAYER
    return sorted(sides.values(), key=lambda side: side.seat != first)


def _seat(fact: object) -> Seat:
    return int(fact.removeprefix("seat:")) if isinstance(fact, str) and fact else NO_PLAYER
