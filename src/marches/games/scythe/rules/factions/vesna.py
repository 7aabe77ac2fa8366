"""Vesna: Factory cards from the start, and mech abilities she chooses herself."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from marches.games.scythe.edge.components import Components
from marches.games.scythe.edge.fenris_data import SHIPPED
from marches.games.scythe.rules.actions import ACTIONS, DONE, Pick, picks
from marches.games.scythe.rules.expansions.fenris_mods.draw import MECH_RANK, PRINTED_ONLY
from marches.games.scythe.rules.expansions.fenris_mods.mech_mods import MOD_IDS
from marches.games.scythe.rules.factions.abilities import MechAbility, Speed, add_faction
from marches.games.scythe.rules.factions.technophile import DrawOpenCard, OpenCards, Technophile
from marches.games.scythe.rules.hooks import Steps
from marches.games.scythe.rules.kit import STAND_IN, KitPart, PartOf
from marches.games.scythe.rules.mech_spaces import ability_of, is_printed, put_ability
from marches.games.scythe.rules.seating import ModuleState
from marches.games.scythe.rules.sources import SOURCES, Source, register
from marches.games.scythe.rules.state import ScytheDecision, ScytheGame, ScytheStep, StateOf, faction_seat
from marches.games.scythe.rules.tables import BIT, MECHS, HexId, hexes_of
from marches.kernel.action import Action, ActionTable
from marches.kernel.arrays import zeros
from marches.kernel.deck import Draw
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat, Step

VESNA: Final = "vesna"
TOKEN_IDS: Final = [token.id for token in SHIPPED.fenris.vesna_tokens]
OFFERED: Final = 6
"""scythe:vesna.tokens-draw  How many tokens she draws."""
OPEN_CARDS: Final = 3
EMPTY: Final = (1, 2)
"""scythe:vesna.latent-abilities  Her spaces without a printed ability."""
SPACES: Final = [str(space + 1) for space in range(MECHS)]
DRAW_TOKEN: Final = picks("draw-ability", "ability", TOKEN_IDS)


class VesnaTokens(KitPart):
    """Which of her tokens are stand-ins."""

    def __init__(self, data: Components, actions: ActionTable) -> None:
        self.stand_in: Final = [token.status == STAND_IN for token in data.fenris.fenris.vesna_tokens]


VESNA_PART: Final = PartOf(VesnaTokens)


class PlaceAbility(Action):
    """An ability put on a mech space."""

    def __init__(self, ability: str, space: int) -> None:
        super().__init__("place-ability", {"ability": ability, "mech": SPACES[space]})
        self.ability: Final = ability
        self.space: Final = space


def _place_abilities(names: list[str]) -> dict[str, list[PlaceAbility]]:
    return {name: [ACTIONS.add(PlaceAbility(name, space)) for space in range(MECHS)] for name in names}


PLACE_ABILITY: Final = _place_abilities(sorted({*TOKEN_IDS, *MOD_IDS}))
"""By ability, one answer for each space; a Mech Mod is placed like a token."""


class Offer(ModuleState):
    """The tokens Vesna has drawn, as a mask; the others are out of the game."""

    def __init__(self, drawn: i64) -> None:
        self.drawn: i64 = drawn

    def copy(self) -> ModuleState:
        return Offer(self.drawn)


VESNA_STATE: Final = StateOf(Offer)


def unplaced(g: ScytheGame, seat: Seat) -> list[str]:
    """scythe:vesna.tokens-timing  Abilities from elsewhere that she places together with her tokens."""
    found: list[str] = []
    for source in SOURCES:
        found += source.unplaced_abilities(g, seat)
    return found


def tokens_left(g: ScytheGame, seat: Seat) -> i64:
    """scythe:vesna.tokens-draw, scythe:vesna.tokens-no-double  The tokens she may still draw."""
    elsewhere, stand_in = unplaced(g, seat), VESNA_PART.of(g.kit).stand_in
    found: i64 = 0
    for token in range(len(TOKEN_IDS)):
        barred = stand_in[token] and g.options.on(PRINTED_ONLY)
        if TOKEN_IDS[token] not in elsewhere and not barred:
            found |= BIT[token]
    return found & ~VESNA_STATE.of(g).drawn


class DrawTokens(ScytheStep):
    """scythe:vesna.tokens-draw, scythe:vesna.tokens-timing  Six tokens are drawn, then some of them are placed."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: ScytheGame) -> None:
        draws: list[Step[Any]] = [DrawToken(self.seat) for _ in range(OFFERED)]
        g.then_all([*draws, ChooseAbilities(self.seat)])


class DrawToken(Draw[ScytheGame, Pick]):
    """One more of Vesna's tokens, open to all."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def stream(self) -> str:
        return "vesna-tokens"

    def waits(self, g: ScytheGame) -> bool:
        return tokens_left(g, self.seat) != 0

    def deck(self, g: ScytheGame) -> i64:
        return tokens_left(g, self.seat)

    def drawn(self, g: ScytheGame, place: i64) -> Pick:
        return DRAW_TOKEN[place]

    def apply(self, g: ScytheGame, seat: Seat, action: Pick) -> None:
        VESNA_STATE.of(g).drawn |= BIT[action.index]
        ability = f"ability:{TOKEN_IDS[action.index]}"
        g.tell("scythe-did-draw-ability", {"seat": f"seat:{self.seat}", "ability": ability})


def offered_abilities(g: ScytheGame, seat: Seat) -> list[str]:
    """What Vesna may place: her six tokens, and what she chose elsewhere."""
    return [TOKEN_IDS[token] for token in hexes_of(VESNA_STATE.of(g).drawn)] + unplaced(g, seat)


def open_spaces(g: ScytheGame, seat: Seat) -> list[int]:
    """Where a token may be placed: the next empty space, or over what is printed."""
    found = [space for space in EMPTY if is_printed(g, seat, space)][:1]
    return found + [space for space in range(MECHS) if space not in EMPTY and is_printed(g, seat, space)]


class ChooseAbilities(ScytheDecision):
    """scythe:vesna.tokens-choose, scythe:vesna.tokens-locked, scythe:vesna.latent-abilities
    Two to four abilities: both empty spaces are filled, Riverwalk and Speed may be covered.
    """

    rule = "scythe:vesna.tokens-choose"

    def waits(self, g: ScytheGame) -> bool:
        return len(open_spaces(g, self.seat)) > 0

    def candidates(self, g: ScytheGame, seat: Seat) -> list[Action]:
        placed = [ability_of(g, seat, space) for space in range(MECHS)]
        found: list[Action] = []
        for ability in offered_abilities(g, seat):
            if ability not in placed:
                found += [PLACE_ABILITY[ability][space] for space in open_spaces(g, seat)]
        return [*found, DONE]

    def why_not(self, g: ScytheGame, seat: Seat, action: Action) -> Reason | None:
        if action is not DONE:
            return None
        left = sum([1 for space in EMPTY if is_printed(g, seat, space)])
        return Reason("scythe:vesna.tokens-choose", "scythe-why-empty-spaces", {"count": left}) if left else None

    def apply(self, g: ScytheGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, PlaceAbility):
            return
        put_ability(g, seat, action.space, action.ability)
        g.reassemble()
        if g.events is not None:
            facts: dict[str, Fact] = {"seat": f"seat:{seat}", "ability": f"ability:{action.ability}"}
            g.tell("scythe-did-place-ability", {**facts, "mech": f"mech:{SPACES[action.space]}"})
        g.then_one(self)

    def told(self, g: ScytheGame) -> dict[str, Fact]:
        return {"count": sum([1 for space in EMPTY if is_printed(g, self.seat, space)])}

    def preview(self, g: ScytheGame, seat: Seat, action: Action) -> list[Line]:
        """What the ability does, and what it would cover."""
        if not isinstance(action, PlaceAbility):
            return []
        found = [Line("scythe-preview-ability", {"ability": f"ability:{action.ability}"})]
        if action.space not in EMPTY:
            covered = f"ability:{ability_of(g, seat, action.space)}"
            found.append(Line("scythe-preview-covers", {"ability": covered}))
        return found


class VesnaRiverwalk(MechAbility):
    """scythe:vesna.riverwalk  Rivers may be crossed to or from any player's structure."""

    def extra_steps(self, g: ScytheGame, seat: Seat, unit: int, at: HexId) -> i64:
        if not self.moves(g, seat, unit):
            return 0
        built = g.all_structures()
        return g.board.river[at] if built >> at & 1 else g.board.river[at] & built


class EmptySpace(MechAbility):
    """scythe:vesna.latent-abilities  A space without an ability; a token fills it before the first turn."""


class VesnaSource(Source):
    """Vesna's open cards and her tokens."""

    def module_states(self, g: ScytheGame) -> list[ModuleState]:
        if faction_seat(g, VESNA) < 0:
            return []
        return [OpenCards(zeros(g.players), 0), Offer(0)]

    def setup_rank(self) -> int:
        return MECH_RANK + 1

    def places_later(self, g: ScytheGame, seat: Seat) -> bool:
        return seat == faction_seat(g, VESNA)

    def after_dealing(self, g: ScytheGame) -> Steps:
        seat = faction_seat(g, VESNA)
        if seat < 0 or not g.seating.led(seat):
            return []
        draws: list[Step[Any]] = [DrawOpenCard(seat) for _ in range(OPEN_CARDS)]
        return [*draws, DrawTokens(seat)]


register(VesnaSource())
add_faction(
    "vesna",
    [
        Technophile("technophile"),
        VesnaRiverwalk("riverwalk", 0),
        EmptySpace("space-2", 1),
        EmptySpace("space-3", 2),
        Speed(3),
    ],
)
