"""What one seat may see, as typed structs: everything needed to draw the board. `view_builder` fills them."""

from __future__ import annotations

from typing import Literal

import msgspec

from marches.games.raiders.edge.steps import StepView
from marches.kernel.step import Seat


class UseView(msgspec.Struct, frozen=True):
    """An option of a location for the viewer: whether it can be used, and the goods the viewer would then have."""

    id: str
    can: bool
    after: dict[str, int]


class LocationView(msgspec.Struct, frozen=True):
    """A village location: which workers it takes, which one is there, whether it is blocked.

    `step` says how the viewer could use it (place, take, or not), `uses` what that would do.
    """

    id: str
    takes: list[str]
    worker: str | None
    blocked: bool
    step: str
    uses: list[UseView]


class QuestView(msgspec.Struct, frozen=True):
    """A quest tile. If it is face up: what it asks for and is worth. If not, `id` is None."""

    id: str | None = None
    pay: dict[str, int] = {}
    strength: int = 0
    vp: int = 0


class AnimalView(msgspec.Struct, frozen=True):
    """An animal card: both halves."""

    id: str
    eagle: str
    eagle_strength: int
    eagle_vp: int
    horse_strength: int
    horse_vp: int


class CardView(msgspec.Struct, frozen=True):
    """A crew card as printed."""

    id: str
    cost: int
    strength: int


class TierView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tier of a settlement: the strength it asks for, its points, and whether the viewer's raid (or the one under
    way) reaches it: sure whatever the dice, possible, or out of reach. Empty where nothing can be said.
    """

    strength: int
    vp: int
    how: Literal["sure", "possible", "out", ""] = ""


class SpaceView(msgspec.Struct, frozen=True):
    """raiders:setup.plunder.position  A raid space: its plunder and worker are visible, the quest beneath may not
    be.
    """

    id: str
    in_play: bool
    raided: bool
    tokens: int
    plunder: dict[str, int]
    worker: str
    quest: QuestView | None


class ForecastView(msgspec.Struct, frozen=True):
    """A possible raid: strength without kumis, kumis that may be added, wounds, goods after paying."""

    low: int
    high: int
    kumis: int
    least_wounds: int
    most_wounds: int
    after: dict[str, int]


class SettlementView(msgspec.Struct, frozen=True):
    """A settlement: what it asks for, what it scores, its two worker spots and two spaces.

    `forecast` is present if the viewer could raid it with the worker in hand.
    """

    id: str
    workers: list[str]
    crew: int
    provisions: int
    wagons: int
    tiers: list[TierView]
    spots: list[str | None]
    spaces: list[SpaceView]
    forecast: ForecastView | None


class CivilisationView(msgspec.Struct, frozen=True):
    id: str
    red: int
    white: int
    fail_wounds: int
    settlements: list[SettlementView]


class SlotView(msgspec.Struct, frozen=True):
    """A crew slot: its member with strength left and wounds, the eagle above, the horse below."""

    member: str | None
    strength: int
    wounds: int
    eagle: AnimalView | None
    horse: AnimalView | None


class TrackView(msgspec.Struct, frozen=True):
    """raiders:score.track.50, raiders:score.track.100  The marker: its space, on edge from 50, laps of 100."""

    space: int
    on_edge: bool
    hundreds: int


class PlayerView(msgspec.Struct, frozen=True):
    """What everyone sees of a player. `known` are cards in hand that everyone has seen go there.

    `strength` is that of the crew with its animals, `wounds` are all its wounds.

    raiders:quest.collect: how many quests it owns; only their owner sees which, and has them counted in `projected`.
    """

    seat: Seat
    colour: str
    vp: int
    track: TrackView
    projected: int
    silver: int
    provision: int
    kumis: int
    plunder: dict[str, int]
    worker: str | None
    hero: str | None
    hero_used: bool
    slots: list[SlotView]
    strength: int
    wounds: int
    quest_count: int
    quests: list[QuestView]
    hand_size: int
    known: list[str]


class PairView(msgspec.Struct, frozen=True):
    hero: str
    card: str | None


class RolledView(msgspec.Struct, frozen=True):
    die: str
    strength: int
    wounds: int


class RaidView(msgspec.Struct, frozen=True):
    """A raid in progress: what is still to pay, the crew's strength, kumis, the dice rolled and those still to roll.

    `low` and `high` are what it comes to so far, without more kumis; they are equal once all dice lie. `may_add` is the
    kumis that may be added now. `wounds` are those still to place. `paying`: the cost may still be reduced.
    """

    settlement: str
    provisions: int
    wagons: int
    crew: int
    kumis: int
    dice: list[RolledView]
    to_roll: list[str]
    low: int
    high: int
    wounds: int
    paying: bool
    may_add: int
    tiers: list[TierView]


class RivalView(msgspec.Struct, frozen=True):
    """The solo opponent; all of it is public."""

    level: str
    colour: str
    vp: int
    projected: int
    provisions: int
    strength: int
    horses: list[AnimalView]
    quests: list[QuestView]
    scheme: str | None
    blocks: str | None
    schemes_left: int


class SupplyView(msgspec.Struct, frozen=True):
    silver: int
    provision: int
    kumis: int
    wounds: int
    plunder: dict[str, int]


class EndView(msgspec.Struct, frozen=True):
    """raiders:end.trigger.settlements, raiders:end.trigger.quests  How few must be left to start the last round."""

    spaces: int
    quests: int


class RaidersView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `leaders` have the most points, as far as all of them can be compared."""

    seat: Seat
    turn: int
    round: int
    leaders: list[int]
    steps: list[StepView]
    active: int
    first: int
    phase: str
    last_round: bool
    turns_left: int
    village: list[LocationView]
    quest_slots: list[QuestView | None]
    ending: str
    ends_at: EndView
    quests_left: int
    spaces_left: int
    settlements_left: int
    civilisations: list[CivilisationView]
    players: list[PlayerView]
    hand: list[CardView]
    hand_limit: int
    display: list[AnimalView | None]
    crew_deck: int
    crew_discard: dict[str, int]
    animal_deck: int
    animal_discard: dict[str, int]
    offer: list[PairView]
    supply: SupplyView
    raid: RaidView | None
    rival: RivalView | None
