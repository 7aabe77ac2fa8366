"""Building what one seat may see: from nothing, never by hiding."""

from __future__ import annotations

from typing import Final, Literal

from marches.games.raiders.edge.outlook import dice_to_roll, raid_forecast, raid_so_far, step_of, uses
from marches.games.raiders.edge.preview import EAGLE_KINDS
from marches.games.raiders.edge.steps import steps_of
from marches.games.raiders.edge.view import (
    AnimalView,
    CardView,
    CivilisationView,
    EndView,
    LocationView,
    PairView,
    PlayerView,
    QuestView,
    RaidersView,
    RaidView,
    RivalView,
    RolledView,
    SettlementView,
    SlotView,
    SpaceView,
    SupplyView,
    TierView,
    TrackView,
)
from marches.games.raiders.rules.quests import TurnQuestUp, count_settlements
from marches.games.raiders.rules.raiding import ReduceCost, SpendKumis
from marches.games.raiders.rules.scoring import final_score, quest_vp
from marches.games.raiders.rules.setup import ENDINGS
from marches.games.raiders.rules.solo import rival_score, rival_strength
from marches.games.raiders.rules.state import (
    RaidersGame,
)
from marches.games.raiders.rules.strength import card_strength
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CIV_OF,
    CIVS,
    COLOURS,
    CREW,
    DICE,
    FACE_DOWN,
    GOODS,
    HEROES,
    KUMIS,
    LEVELS,
    LOCATIONS,
    NO_WORKER,
    NONE,
    OFFERS,
    PLUNDER,
    PROVISION,
    QUEST_SLOTS,
    QUESTS,
    SCHEMES,
    SETTLEMENTS,
    SILVER,
    SLOTS,
    SPACES,
    VILLAGE_QUEST,
    WORKERS,
)
from marches.games.raiders.rules.turn import NextTurn, WorkOrRaid
from marches.kernel.step import Seat

NEVER: Final = -1
"""The strength of a raid that cannot be made: no tier asks for less."""


def view(g: RaidersGame, seat: Seat) -> RaidersView:
    """What `seat` may see; a spectator sees no hand."""
    blocked, now = g.blocked(), phase(g)
    players, rival = [_player(g, player, seat) for player in range(g.players)], _rival(g)
    return RaidersView(
        seat=seat,
        turn=g.turns,
        round=max(0, g.turns - (1 if g.result is not None else 0)) // g.contenders() + 1,
        leaders=leaders_of(players, rival),
        steps=steps_of(g, now),
        active=g.active,
        first=g.first,
        phase=now,
        last_round=g.turns_left >= 0,
        turns_left=g.turns_left,
        village=[_location(g, seat, location, blocked) for location in range(len(LOCATIONS))],
        quest_slots=[_quest(g, VILLAGE_QUEST + slot) for slot in range(QUEST_SLOTS)],
        ending=ENDINGS[1] if g.count_settlements else ENDINGS[0],
        ends_at=EndView(g.kit.spaces_left, g.kit.quests_left),
        quests_left=g.quests_left,
        spaces_left=g.open_spaces.bit_count(),
        settlements_left=count_settlements(g.open_spaces),
        civilisations=[_civilisation(g, seat, civ) for civ in range(len(CIVS))],
        players=players,
        hand=[_card(g, card) for card in g.hands[seat]] if 0 <= seat < g.players else [],
        hand_limit=g.kit.limit,
        display=[_animal(g, int(animal)) for animal in g.display],
        crew_deck=g.crew_left,
        crew_discard={CREW[card]: int(count) for card, count in enumerate(g.crew_pile) if count},
        animal_deck=g.animals_left,
        animal_discard={ANIMALS[animal]: int(count) for animal, count in enumerate(g.animal_pile) if count},
        offer=_offer(g),
        supply=_supply(g),
        raid=_raid(g),
        rival=rival,
    )


def leaders_of(players: list[PlayerView], rival: RivalView | None) -> list[int]:
    """raiders:quest.collect  Who would have the most points. Where some quests lie face down, nobody's are counted."""
    counted = all(len(one.quests) == one.quest_count for one in players)
    points = [one.projected - (0 if counted else sum(quest.vp for quest in one.quests)) for one in players]
    best = max(*points, rival.projected if rival is not None else 0)
    return [seat for seat, own in enumerate(points) if own == best > 0]


def phase(g: RaidersGame) -> str:
    """Where the game stands: setup, turn (work or raid?), work, raid, rival, over."""
    if g.decision is None:
        return "over"
    if isinstance(g.decision, WorkOrRaid):
        return "turn"
    if g.pending(NextTurn):
        return "setup"
    if g.active >= g.players:
        return "rival"
    return "raid" if g.raid is not None or isinstance(g.decision, TurnQuestUp) else "work"


def _name(names: list[str], at: int) -> str | None:
    return names[at] if at >= 0 else None


def _worker(colour: int) -> str | None:
    return WORKERS[colour] if colour != NO_WORKER else None


def _colours(mask: int) -> list[str]:
    return [WORKERS[colour] for colour in range(len(WORKERS)) if mask >> colour & 1]


def _location(g: RaidersGame, seat: Seat, location: int, blocked: int) -> LocationView:
    return LocationView(
        id=LOCATIONS[location],
        takes=_colours(g.kit.place_colours[location]),
        worker=_worker(int(g.village[location])),
        blocked=bool(blocked >> location & 1),
        step=step_of(g, seat, location),
        uses=uses(g, seat, location),
    )


def _quest(g: RaidersGame, place: int) -> QuestView | None:
    quest = int(g.quest_at[place])
    if quest == NONE:
        return None
    return QuestView() if quest == FACE_DOWN else _tile(g, quest)


def _tile(g: RaidersGame, quest: int) -> QuestView:
    price = g.kit.quest_pay[quest]
    pay = {GOODS[kind]: amount for kind, amount in zip(price.kinds, price.amounts, strict=True)}
    return QuestView(QUESTS[quest], pay, g.kit.quest_strength[quest], g.kit.quest_vp[quest])


def _card(g: RaidersGame, card: int) -> CardView:
    return CardView(CREW[card], g.kit.crew_cost[card], g.kit.crew_strength[card])


def _animal(g: RaidersGame, animal: int) -> AnimalView | None:
    if animal < 0:
        return None
    return AnimalView(
        ANIMALS[animal],
        EAGLE_KINDS[g.kit.eagle_kind[animal]],
        g.kit.eagle_strength[animal],
        g.kit.eagle_vp[animal],
        g.kit.horse_strength[animal],
        g.kit.horse_vp[animal],
    )


def _civilisation(g: RaidersGame, seat: Seat, civ: int) -> CivilisationView:
    red, white = g.kit.civ_dice[civ]
    settlements = [_settlement(g, seat, s) for s in range(len(SETTLEMENTS)) if CIV_OF[s] == civ]
    return CivilisationView(CIVS[civ], red, white, g.kit.fail_wounds[civ], settlements)


def _settlement(g: RaidersGame, seat: Seat, s: int) -> SettlementView:
    expected = raid_forecast(g, seat, s)
    if expected is not None:
        low, high = expected.low, expected.high + expected.kumis
    else:
        low = high = NEVER
    return SettlementView(
        id=SETTLEMENTS[s],
        workers=_colours(g.kit.need_colours[s]),
        crew=g.kit.need_crew[s],
        provisions=g.kit.need_provisions[s],
        wagons=g.kit.need_wagons[s],
        tiers=_tiers(g, s, low, high, seat >= 0),
        spots=[_worker(int(g.spots[2 * s])), _worker(int(g.spots[2 * s + 1]))],
        spaces=[_space(g, 2 * s), _space(g, 2 * s + 1)],
        forecast=expected,
    )


def _tiers(g: RaidersGame, s: int, low: int, high: int, known: bool) -> list[TierView]:
    """raiders:strength.total  The tiers of a settlement, for a raid that comes to `low` at least and `high` at most."""
    found = []
    for strength, vp in zip(g.kit.tier_strengths[s], g.kit.tier_vps[s], strict=True):
        how: Literal["sure", "possible", "out"] = (
            "sure" if low >= strength else "possible" if high >= strength else "out"
        )
        found.append(TierView(strength, vp, how if known else ""))
    return found


def _space(g: RaidersGame, space: int) -> SpaceView:
    in_play = bool(g.kit.in_play[g.players] >> space & 1)
    plunder = {name: int(g.plunder[space * 4 + kind]) for kind, name in enumerate(PLUNDER)}
    return SpaceView(
        id=SPACES[space],
        in_play=in_play,
        raided=in_play and not g.open_spaces >> space & 1,
        tokens=g.kit.space_plunder[space],
        plunder={name: count for name, count in plunder.items() if count},
        worker=WORKERS[g.kit.space_worker[space]],
        quest=_quest(g, space),
    )


def _player(g: RaidersGame, seat: Seat, viewer: Seat) -> PlayerView:
    """raiders:quest.collect  Completed quests lie face down until the end, unless the table plays them openly."""
    vp = g.vp(seat)
    seen = seat == viewer or g.open_quests or g.result is not None
    return PlayerView(
        seat=seat,
        colour=g.colours[seat],
        vp=vp,
        track=TrackView(vp % 50, vp % 100 >= 50, vp // 100),
        projected=final_score(g, seat) - (0 if seen else quest_vp(g, seat)),
        silver=g.has(seat, SILVER),
        provision=g.has(seat, PROVISION),
        kumis=g.has(seat, KUMIS),
        plunder={name: g.has(seat, 3 + kind) for kind, name in enumerate(PLUNDER)},
        worker=_worker(int(g.workers[seat])),
        hero=_name(HEROES, int(g.heroes[seat])),
        hero_used=g.hero_used and g.active == seat,
        slots=[_slot(g, seat, slot) for slot in range(SLOTS)],
        strength=card_strength(g, seat),
        wounds=g.all_wounds(seat),
        quest_count=g.quests_of(seat),
        quests=_quests_of(g, seat) if seen else [],
        hand_size=len(g.hands[seat]),
        known=sorted(CREW[card] for card in g.shown[seat]),
    )


def _slot(g: RaidersGame, seat: Seat, slot: int) -> SlotView:
    card = g.member(seat, slot)
    return SlotView(
        member=_name(CREW, card),
        strength=g.kit.crew_strength[card] - g.wounds_on(seat, slot) if card >= 0 else 0,
        wounds=g.wounds_on(seat, slot),
        eagle=_animal(g, g.eagle(seat, slot)),
        horse=_animal(g, g.horse(seat, slot)),
    )


def _quests_of(g: RaidersGame, owner: Seat) -> list[QuestView]:
    return [_tile(g, quest) for quest, holder in enumerate(g.quest_owner) if holder == owner]


def _offer(g: RaidersGame) -> list[PairView]:
    pairs = [pair for pair in range(OFFERS) if g.offer[pair] >= 0]
    return [PairView(HEROES[g.offer[pair]], _name(CREW, int(g.offer[OFFERS + pair]))) for pair in pairs]


def _supply(g: RaidersGame) -> SupplyView:
    tokens = [max(0, g.token_supply(kind)) for kind in range(4)]
    plunder = {name: int(g.supply[kind]) for kind, name in enumerate(PLUNDER)}
    return SupplyView(tokens[0], tokens[1], tokens[2], tokens[3], plunder)


def _raid(g: RaidersGame) -> RaidView | None:
    raid = g.raid
    if raid is None:
        return None
    crew, low, high = raid_so_far(g)
    may_add = g.has(g.active, KUMIS) if isinstance(g.decision, SpendKumis) else 0
    return RaidView(
        settlement=SETTLEMENTS[raid.settlement],
        provisions=raid.provisions,
        wagons=raid.wagons,
        crew=crew,
        kumis=raid.kumis,
        dice=[RolledView(DICE[face // 6], g.kit.face_strength[face], g.kit.face_wounds[face]) for face in raid.faces],
        to_roll=[DICE[die] for die, left in dice_to_roll(g) for _ in range(left)],
        low=low,
        high=high,
        wounds=raid.wounds,
        paying=isinstance(g.decision, ReduceCost),
        may_add=may_add,
        tiers=_tiers(g, raid.settlement, low, high + may_add, True),
    )


def rival_colour(g: RaidersGame) -> str:
    """raiders:solo.setup.rival-marker  A colour no player has."""
    return next(colour for colour in COLOURS if colour not in g.colours)


def _rival(g: RaidersGame) -> RivalView | None:
    rival = g.rival
    if rival is None:
        return None
    scheme = rival.scheme
    owned = [_animal(g, animal) for animal in range(len(ANIMALS)) for _ in range(rival.horses[animal])]
    return RivalView(
        level=LEVELS[rival.level],
        colour=rival_colour(g),
        vp=rival.vp,
        projected=rival_score(g),
        provisions=rival.provisions,
        strength=rival_strength(g),
        horses=[horse for horse in owned if horse is not None],
        quests=_quests_of(g, g.players),
        scheme=_name(SCHEMES, scheme),
        blocks=_name(LOCATIONS, g.kit.scheme_blocks[scheme] if scheme >= 0 else NONE),
        schemes_left=rival.schemes.bit_count(),
    )
