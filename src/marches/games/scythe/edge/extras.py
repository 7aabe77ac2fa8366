"""What modules and cards add to a view of Scythe: one structure each, told apart by its `type`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from marches.kernel.line import Reason
from marches.kernel.step import Seat


class TrapView(msgspec.Struct):
    """A Trap on the map. `trap` says what it costs, if this seat knows."""

    hex: str
    armed: bool
    trap: str


class TokensView(msgspec.Struct, tag="tokens"):
    """Flags and Traps on the map."""

    flags: list[str]
    traps: list[TrapView]


class DealView(msgspec.Struct):
    """What a card costs and gives. `choose` and `different` say how much of it."""

    cost: dict[str, int]
    gain: dict[str, int]
    choose: str = "all"
    different: bool = False


class GoalView(msgspec.Struct):
    """What an objective asks for, the current value, and whether it is met."""

    measure: str
    least: int
    most: int | None
    now: int
    met: bool


class ObjectiveView(msgspec.Struct):
    """One of the seat's own objectives: when it may be shown, and how far the seat has come."""

    timing: str
    goals: list[GoalView]


class BonusView(msgspec.Struct):
    """The structure bonus tile: how much it pays from which number on, and each seat's count and coins so far."""

    steps: list[tuple[int, int]]
    counts: list[int]
    coins: list[int]


class CardsView(msgspec.Struct, tag="cards"):
    """The options of the open encounter, the Factory cards and objectives a seat may read, the structure bonus."""

    encounter: list[DealView]
    factory: dict[str, DealView]
    objectives: dict[str, ObjectiveView]
    structure_bonus: BonusView | None


class TileView(msgspec.Struct, omit_defaults=True):
    """A tile as it is on the table; `ours` marks a stand-in, of which only the name is printed."""

    id: str
    number: int
    kind: str
    status: str
    ours: bool
    cargo: str = ""
    capacity: int = 0
    range: int = 0


class AirshipView(msgspec.Struct):
    """Where an airship is, its two tiles, what it carries."""

    hex: str
    aggressive: str
    passive: str
    resources: dict[str, int]
    workers: int
    character: bool


class AirshipsView(msgspec.Struct, tag="airships"):
    """Everything about airships: the tiles in play (`own`: one pair each), every seat's airship, the flight under way
    (steps left and made), and whether the present combat is one of airships.
    """

    tiles: list[TileView]
    own: bool
    airships: list[AirshipView]
    left: int
    made: int
    combat: bool


class MissionView(msgspec.Struct):
    """A face-up objective: when it may be completed, what it asks for, who has placed a star on it."""

    objective: str
    starred: list[int]
    timing: str
    goals: list[GoalView]


class ResolutionView(msgspec.Struct, tag="resolution"):
    """The tile; `ours` marks a stand-in, of which only the name is printed. `turns_left` counts everyone's turns."""

    tile: str
    number: int
    status: str
    ours: bool
    missions: list[MissionView]
    turns_left: int | None
    land_rush: bool


class TeamsView(msgspec.Struct, tag="teams"):
    """The teams (seats), the stars of each and how many each has, and what each would have if the game ended now."""

    teams: list[tuple[int, int]]
    stars: list[int]
    most: int
    totals: list[int]


class LastTurnsView(msgspec.Struct, tag="last-turns"):
    """Who placed the sixth star, and whose last turn is still to come."""

    ender: int
    waiting: list[int]


class PairView(msgspec.Struct):
    """A faction with a mat. `holder` is -1 while nobody has bid for it."""

    faction: str
    mat: str
    holder: int
    price: int


class BiddingView(msgspec.Struct, tag="bidding"):
    """The pairs on offer or, once the auction is over, the pairs that are played."""

    pairs: list[PairView]


class MechModsView(msgspec.Struct, tag="mech-mods"):
    """Mech Mods: those offered to this seat and where it has put them, until all have chosen; by seat how many answers
    it still owes, and which of its mechs they cover (1 to 4) once all have.
    """

    offered: list[str]
    own: dict[str, str]
    left: list[int]
    placed: list[dict[str, str]]


class InfraModView(msgspec.Struct):
    """An Infrastructure Mod beside a mat."""

    id: str
    used: bool


class InfraModsView(msgspec.Struct, tag="infra-mods"):
    """Infrastructure Mods: those offered to this seat and those it keeps, until all have chosen; by seat how many
    answers it still owes, once they are drawn, and what it has once all have.
    """

    offered: list[str]
    own: list[str]
    left: list[int]
    kept: list[list[InfraModView]]


class VesnaView(msgspec.Struct, tag="vesna"):
    """The tokens Vesna has drawn, with their status; her face-up Factory cards, and those back in the box."""

    seat: Seat
    offered: dict[str, str]
    cards: list[str]
    boxed: list[str]


class InfluenceView(msgspec.Struct, tag="influence"):
    """Where Influence is, how many tokens each seat has, whose supply it is; `death_ray`: announced in the combat.

    `costs`: the coins that each seat's tokens would cost it if the game ended now.
    """

    seat: Seat
    hexes: list[str]
    held: list[int]
    costs: list[int]
    death_ray: bool


class SpaceView(msgspec.Struct, omit_defaults=True):
    """A space of the triumph track: what earns a star there and how much of it, how many stars each may place, another
    triumph that may use it; for each seat, how far it has come.
    """

    triumph: str
    need: int
    stars: int
    now: list[int]
    other: str = ""
    other_need: int = 0
    other_now: list[int] = []


class TrackView(msgspec.Struct, tag="track"):
    """A triumph track in place of the printed one: which (war, peace, triumphtiles), and its spaces."""

    track: str
    spaces: list[SpaceView]


class RivalsView(msgspec.Struct, tag="rivals"):
    """Stars on home bases: how many each may place, where this seat has put its own until all have chosen, by seat how
    many answers it still owes; then by seat its stars on others' bases (seat: count) and in its supply.
    """

    most: int
    own: dict[str, int]
    left: list[int]
    stars: list[dict[str, int]]
    supply: list[int]


class MadTeslaView(msgspec.Struct, tag="mad-tesla"):
    """Mad Tesla: where he is (empty once destroyed), his health, what the two top discards give him before the die,
    what he shows with it (`least` to `most`), and whether the game ends with him. `sides` tells where each number of
    the blue die leads, `ours` that it is a stand-in, `die` how many faces the orange die has.
    """

    hex: str
    health: int
    strength: int
    least: int
    most: int
    ends: bool
    sides: list[str]
    ours: bool
    die: int


class TeslaView(msgspec.Struct, tag="tesla"):
    """Tesla as an ally: who has him (-1: nobody yet) and how many encounters win him."""

    seat: Seat
    hex: str
    needed: int


class AllianceView(msgspec.Struct):
    """The Alliance token a seat holds: whose it is, what it lends and its coins; `broken`: it shows the penalty."""

    owner: Seat
    ability: str
    coins: int
    broken: bool
    ours: bool


class AlliancesView(msgspec.Struct, tag="alliances"):
    """By seat the token it holds, what a breach costs, and whom the active player may still ask this turn.

    `question` is the key of the question whether to ally: standing answers to it are given under that key.
    """

    tokens: list[AllianceView]
    penalty: int
    askable: list[int]
    question: str


class DesolationUnitView(msgspec.Struct):
    """A unit of Desolation: where it is (empty once destroyed) and where it goes for each face of the die."""

    kind: str
    hex: str
    moves: list[str]


class DesolationTileView(msgspec.Struct):
    """A Triumph Tile: what it asks for, the seats with a star there, how far each seat has come."""

    tile: str
    triumph: str
    need: int
    seats: list[int]
    now: list[int]


class DesolationView(msgspec.Struct, tag="desolation"):
    """Everything about Desolation, which is all public: its timer, stars, cards and units, the tiles, and everyone's
    hand.

    `sides` names the direction of each face of the blue die (`ours`: a stand-in), `die` is the number of faces of the
    orange one; with it its power is from `least` to `most`. It first moves after `waits` more rounds, 0: at the end of
    this one. In a combat `fighting` are the seats that
    take part, `dials` the one whose turn it is to choose, `help` the cards of helpers by seat. `lent` is what the
    active player may still spend of others' resources.
    """

    faction: str
    popularity: int
    start: int
    moves_from: int
    stars: int
    most_stars: int
    waits: int
    cards: list[int]
    power: int
    least: int
    most: int
    blue: int
    orange: int
    sides: list[str]
    ours: bool
    die: int
    harder: bool
    units: list[DesolationUnitView]
    tiles: list[DesolationTileView]
    hands: list[list[int]]
    objectives: list[list[str]]
    fighting: list[int]
    dials: int
    help: list[list[int]]
    lent: list[list[int]]


class ModularTileView(msgspec.Struct):
    """A tile of the modular board: its slot, the visible face, its hexes and the row and column of each. `removed`: it
    was taken out.
    """

    slot: str
    tile: str
    hexes: list[str]
    cells: list[tuple[int, int]]
    removed: bool


class ModularBaseView(msgspec.Struct):
    """A space for a home base: its tile, who plays from there (-1: nobody), its homeland; `gone` with its tile.

    `starts` are the hexes of the homeland where its first workers stand.
    """

    position: str
    hex: str
    tile: str
    seat: Seat
    gone: bool
    homeland: list[str]
    starts: list[str]


class ModularView(msgspec.Struct, tag="modular"):
    """The layout of the modular board; its name is empty until all of it is laid out. `order`: who chooses when,
    `next`: who chooses now (-1: nobody).
    """

    layout: str
    side: str
    tiles: list[ModularTileView]
    bases: list[ModularBaseView]
    order: list[int]
    next: Seat


class AutomaTryView(msgspec.Struct, omit_defaults=True):
    """One option of a move line: `reason` where it was impossible (rule, key and facts of its words), `why` in short.

    Otherwise which unit went from where to where; `tie` names what decided between territories (`only`: there was no
    choice), `chosen_by` what decided between units, `rule` the rule behind the tie. `bracket` is the badge of an option
    in brackets, `power` what an attack needs.
    """

    option: str
    bracket: str = ""
    power: int = 0
    reason: Reason | None = None
    why: str = ""
    unit: str = ""
    start: str = ""
    to: str = ""
    chosen_by: str = ""
    tie: str = ""
    rule: str = ""


class AutomaGainView(msgspec.Struct):
    """An item of the gain line: how much it shows, and how much was available."""

    gain: str
    shown: int
    taken: int


class AutomaAccountView(msgspec.Struct):
    """A turn of an Automa, in order: the card and the half used, its options, gains, recruit line and marker.

    `skipped`: it had no turn. `no_move`: the move line was skipped. `bonus` is the ongoing bonus that
    neighbours could take, `takers` who of them had uncovered it. `marker`: its space before and after, 0 until then.
    """

    turn: int
    card: str
    half: int
    skipped: bool
    no_move: bool
    tries: list[AutomaTryView]
    gains: list[AutomaGainView]
    bonus: str
    takers: list[int]
    marker: tuple[int, int]
    star: bool
    change: bool


class AutomaProspectView(msgspec.Struct):
    """What it would do now: which unit would move from where to where, and with how many of the cards it may draw. If
    `unit` is empty, nobody moves.
    """

    unit: str
    start: str
    to: str
    cards: list[str]


class AutomaFightView(msgspec.Struct):
    """What it would show in a combat with its present power: its dial, the combat cards it would add, and with how many
    of the cards it may draw."""

    dial: int
    cards: int
    count: int


class AutomaMatView(msgspec.Struct):
    """One Automa: its level, its badges (the factions whose bracketed entries it obeys), the marker on its tracker,
    scheme, deck, and what its units may do next.

    `next_star`: the spaces to its next star, 0 after the last. `used` are the cards drawn since the deck was last
    shuffled. `loot`: what a territory taken from it brings now.
    """

    seat: Seat
    level: str
    badges: list[str]
    marker: int
    spaces: int
    barred: int
    second: int
    stars: list[int]
    next_star: int
    scheme: int
    postponed: bool
    deck: int
    used: list[str]
    card: str
    combat_card: str
    loot: int
    factory_card: bool
    mat_workers: int
    mat_fighters: list[str]
    account: AutomaAccountView | None
    prospects: list[AutomaProspectView]
    fights: list[AutomaFightView]
    reach: list[str]


class AutomasView(msgspec.Struct, tag="automas"):
    """The Automas at the table; `token`: the home base of the tie-break token, if it is in use.

    `cooperative`: whether all people are one side.
    """

    automas: list[AutomaMatView]
    token: str
    cooperative: bool


Extra = (
    AutomasView
    | AlliancesView
    | DesolationView
    | MadTeslaView
    | TeslaView
    | VesnaView
    | InfluenceView
    | TokensView
    | CardsView
    | AirshipsView
    | ResolutionView
    | TeamsView
    | LastTurnsView
    | BiddingView
    | MechModsView
    | InfraModsView
    | TrackView
    | RivalsView
    | ModularView
)
"""Everything a game of Scythe may show beside its board. The tag says which."""
Kind = TypeVar("Kind", bound=Extra)


def extra_of(extras: Sequence[Extra], kind: type[Kind]) -> Kind | None:
    """The extra of that kind. None in a game without it."""
    return next((one for one in extras if isinstance(one, kind)), None)
