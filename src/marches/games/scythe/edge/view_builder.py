"""Building what one seat may see: from nothing, never by hiding."""

from __future__ import annotations

from functools import lru_cache

from marches.games.scythe.data.words import BONUSES, BOTTOM_ACTIONS, CUBE_IDS, RESOURCES, STRUCTURES, TERRAINS
from marches.games.scythe.edge.aids import aids_of
from marches.games.scythe.edge.airships import airship_view
from marches.games.scythe.edge.duel import best_cards, short_of, sides_of, tie_goes_to
from marches.games.scythe.edge.outlook import reach_of
from marches.games.scythe.edge.steps import is_chosen, steps_of
from marches.games.scythe.edge.view import (
    BoardShape,
    CombatView,
    HexShape,
    HexView,
    ScoreView,
    ScytheView,
    SeatView,
    module_views,
)
from marches.games.scythe.rules.board import Board
from marches.games.scythe.rules.bottom_row import action as bottom_row
from marches.games.scythe.rules.dials import lies_open
from marches.games.scythe.rules.expansions.airships.state import AIRSHIP_STATE
from marches.games.scythe.rules.expansions.desolation.state import DESOLATION_STATE
from marches.games.scythe.rules.kit import sets_in_play
from marches.games.scythe.rules.mech_spaces import ability_of
from marches.games.scythe.rules.scoring import Score, score_of
from marches.games.scythe.rules.sources import without_mat
from marches.games.scythe.rules.stars import TRIUMPH_IDS, reached
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    CHAMPION,
    HOME_BASE,
    LOWEST_CARD,
    MECHS,
    RESOURCE_KINDS,
    TRIUMPHS,
    HexId,
    hexes_of,
    size,
)
from marches.games.scythe.rules.turn import section_fact
from marches.games.scythe.rules.under_way import Combat
from marches.kernel.step import Seat


@lru_cache(maxsize=64)
def shape_of(board: Board, factions: tuple[str, ...]) -> BoardShape:
    """The board, drawn once."""
    owner = {board.base_of[faction]: factions[faction] for faction in range(len(board.base_of))}
    hexes, rivers, gates = [], [], []
    for at in range(board.count):
        row, col = board.spot(at)
        terrain = "home-base" if board.terrain[at] == HOME_BASE else TERRAINS[board.terrain[at]]
        marks = (bool(board.encounters >> at & 1), bool(board.tunnels >> at & 1))
        hexes.append(HexShape(board.id(at), row, col, terrain, *marks, owner.get(at, "")))
        rivers += [(board.id(at), board.id(to)) for to in hexes_of(board.river[at]) if at < to or board.bases >> at & 1]
        gates += [(board.id(at), board.id(to)) for to in hexes_of(board.land[at]) if board.bases >> at & 1]
    return BoardShape(board.name, hexes, rivers, gates)


def view_of(g: ScytheGame, seat: Seat) -> ScytheView:
    """What `seat` sees."""
    dealt = g.seating.base[0] >= 0
    seats = [seat_view(g, other, dealt) for other in range(g.players)]
    hexes = hex_views(g) if dealt else []
    lay_out_resources(g, seats, hexes)
    return ScytheView(
        board=shape_of(g.board, tuple(g.kit.mats.faction_ids)),
        aids=aids_of(g.kit, tuple(sets_in_play(g.options))),
        modules=g.options.modules,
        turns=g.turns,
        round=max(1, -(-g.turns // g.players)),
        active=g.active,
        leaders=leaders_of(g, seats) if dealt else [],
        steps=steps_of(g, seat),
        chosen=is_chosen(g),
        order=g.seating.clockwise_from(g.seating.first),
        seats=seats,
        hexes=hexes,
        hand=hand_of(g, seat),
        best_cards=best_cards(g, seat),
        objectives=[g.kit.objectives.ids[card] for card in hexes_of(g.objectives[seat])] if seat >= 0 else [],
        known_cards=known_cards(g, seat),
        factory_pool=size(g.factory_pool),
        factory_cards_seen=pool_seen(g, seat),
        combat_deck=g.deck_size(),
        combat_discard=[LOWEST_CARD + kind for kind in g.discard],
        encounter_deck=size(g.encounter_deck) + len(g.encounter_bottom),
        encounter_card=g.kit.encounters.ids[g.encounter_card] if g.encounter_card >= 0 else "",
        objective_deck=g.objectives_to_draw(),
        structure_bonus=g.kit.bonus_tiles.ids[g.structure_bonus] if g.structure_bonus >= 0 else "",
        combat=combat_view(g, seat),
        reach=reach_of(g, seat),
        extras=[shown for module in module_views(g) if (shown := module.view(g, seat)) is not None],
    )


def seat_view(g: ScytheGame, seat: Seat, dealt: bool) -> SeatView:
    """What everyone sees of a seat."""
    faction, mat = g.seating.faction[seat], g.seating.mat[seat]
    name = g.kit.mats.faction_ids[faction] if faction >= 0 else ""
    mech_names = [ability_of(g, seat, space) for space in range(MECHS)] if faction >= 0 else []
    base = g.seating.base[seat]
    has_mat = dealt and mat >= 0
    return SeatView(
        faction=name,
        mat=g.kit.mats.ids[mat] if mat >= 0 else "",
        base=g.board.id(base) if base >= 0 else "",
        power=g.power[seat],
        popularity=g.popularity[seat],
        coins=g.coins[seat],
        combat_cards=g.hand_size(seat),
        resources={},
        objectives=size(g.objectives[seat]),
        section=section_fact(g.section[seat]),
        stars=stars_of(g, seat),
        goals=goals_of(g, seat) if dealt else {},
        character=place_of(g, g.character[seat]),
        mechs={mech_names[mech]: place_of(g, g.mech[seat * MECHS + mech]) for mech in range(len(mech_names))},
        mat_workers=g.mat_workers[seat],
        structures={STRUCTURES[kind]: place_of(g, g.structure_at(seat, kind)) for kind in range(4)},
        cubes=[CUBE_IDS[cube] for cube in hexes_of(g.cubes[seat])],
        covered={BOTTOM_ACTIONS[b]: g.covered[seat * 4 + b] for b in range(4)},
        costs={BOTTOM_ACTIONS[b]: bottom_row.cost_of(g, seat, b) for b in range(4)} if has_mat else {},
        pays={BOTTOM_ACTIONS[b]: bottom_row.coins_of(g, seat, b) for b in range(4)} if has_mat else {},
        recruits=[BOTTOM_ACTIONS[b] for b in hexes_of(g.recruits[seat])],
        bonuses=[BONUSES[b] for b in hexes_of(g.bonuses[seat])],
        factory_cards=[g.kit.factory_cards.ids[card] for card in hexes_of(g.rules.usable_factory_cards(g, seat))],
        encounters_met=g.encounters_met[seat],
        score=score_view(score_of(g, seat)) if dealt else None,
    )


def leaders_of(g: ScytheGame, seats: list[SeatView]) -> list[int]:
    """Who would have the most if the game ended now; nobody before the first turn, or where all play together."""
    totals = [one.score.total if one.score is not None else 0 for one in seats]
    if g.turns == 0 or DESOLATION_STATE.in_use(g):
        return []
    return [seat for seat, total in enumerate(totals) if total == max(0, *totals)]


def lay_out_resources(g: ScytheGame, seats: list[SeatView], hexes: list[HexView]) -> None:
    """scythe:control.resources  What lies on each seat's territories, and what its airship carries."""
    for shown in hexes:
        if shown.controller >= 0:
            _add(seats[shown.controller].resources, shown.resources)
    if AIRSHIP_STATE.in_use(g) and hexes:
        for seat, one in enumerate(seats):
            _add(one.resources, airship_view(g, seat).resources)


def _add(held: dict[str, int], more: dict[str, int]) -> None:
    for kind, count in more.items():
        held[kind] = held.get(kind, 0) + count


def hand_of(g: ScytheGame, seat: Seat) -> dict[str, int]:
    """scythe:automa.nature.open  A seat's own combat cards by value; nobody sees those of a seat that nobody leads."""
    if seat < 0 or without_mat(g.options, seat):
        return {}
    return {str(LOWEST_CARD + kind): g.hand(seat, kind) for kind in range(CARD_KINDS)}


def goals_of(g: ScytheGame, seat: Seat) -> dict[str, tuple[int, int]]:
    """How far a seat has come towards each triumph of the track that takes more than one thing."""
    wanted = [triumph for triumph in range(TRIUMPHS) if g.track.limit[triumph] and g.track.need[triumph] > 1]
    return {TRIUMPH_IDS[triumph]: (int(reached(g, seat, triumph)), int(g.track.need[triumph])) for triumph in wanted}


def stars_of(g: ScytheGame, seat: Seat) -> dict[str, int]:
    """A seat's stars by triumph."""
    if g.stars_placed(seat) == 0:
        return {}
    return {TRIUMPH_IDS[t]: g.star_count(seat, t) for t in range(TRIUMPHS) if g.star_count(seat, t)}


def place_of(g: ScytheGame, at: HexId) -> str:
    return g.board.id(at) if at >= 0 else ""


def score_view(score: Score) -> ScoreView:
    return ScoreView(
        score.total(),
        score.held,
        score.tier,
        (score.stars, score.star_coins),
        (score.territories, score.territory_coins),
        (score.resources, score.resource_coins),
        dict(score.others),
    )


def hex_views(g: ScytheGame) -> list[HexView]:
    """Every hex with anything on it, or that someone controls."""
    held = [g.controlled(seat) for seat in range(g.players)]
    shows = g.encounters
    for seat in range(g.players):
        shows |= held[seat] | g.units(seat) | g.structures[seat]
    places = [at for at in range(g.board.count) if shows >> at & 1 or g.resources_at(at)]
    found = {at: HexView(g.board.id(at)) for at in places}
    for at in hexes_of(g.encounters):
        found[at].encounter = True
    for seat in range(g.players):
        for at in hexes_of(held[seat]):
            found[at].controller = seat
        for at, units in units_of(g, seat).items():
            found[at].units[str(seat)] = units
        for kind, name in enumerate(STRUCTURES):
            if g.structure_at(seat, kind) in found:
                found[g.structure_at(seat, kind)].structure = (seat, name)
    for at, shown in found.items():
        if g.resources_at(at):
            shown.resources = {RESOURCES[k]: g.resource(at, k) for k in range(RESOURCE_KINDS) if g.resource(at, k)}
    return list(found.values())


def units_of(g: ScytheGame, seat: Seat) -> dict[int, dict[str, int]]:
    """A seat's units by hex and kind."""
    found: dict[int, dict[str, int]] = {}
    if 0 <= g.character[seat] < g.board.count:
        found[g.character[seat]] = {"character": 1}
    for mech in range(MECHS):
        at = g.mech[seat * MECHS + mech]
        if 0 <= at < g.board.count:
            units = found.setdefault(at, {})
            units["mechs"] = units.get("mechs", 0) + 1
    champion = g.unit_at(seat, CHAMPION)
    if champion >= 0:
        found.setdefault(champion, {})["champion"] = 1
    for at in hexes_of(g.worker_hexes[seat]):
        found.setdefault(at, {})["workers"] = g.workers(seat, at)
    return found


def known_cards(g: ScytheGame, seat: Seat) -> dict[str, dict[str, int]]:
    """Combat cards a seat knows to be in other hands."""
    if seat < 0:
        return {}
    found = {}
    for owner in range(g.players):
        start = (seat * g.players + owner) * CARD_KINDS
        cards = {str(LOWEST_CARD + kind): g.seen[start + kind] for kind in range(CARD_KINDS) if g.seen[start + kind]}
        if cards:
            found[str(owner)] = cards
    return found


def pool_seen(g: ScytheGame, seat: Seat) -> list[str] | None:
    """The cards on the Factory, for a seat that has looked at them."""
    if seat < 0 or not g.factory_seen >> seat & 1:
        return None
    return [g.kit.factory_cards.ids[card] for card in hexes_of(g.factory_pool)]


def combat_view(g: ScytheGame, seat: Seat) -> CombatView | None:
    combat = g.combat
    if combat is None:
        return None
    own_cards, own_dial = None, None
    if seat >= 0 and combat.fights(seat):
        side = combat.side(seat)
        if combat.cards_chosen >> side & 1:
            own_cards = cards_laid(combat, side)
        if combat.dials_set >> side & 1:
            own_dial = combat.dials[side]
    sides = sides_of(g, seat)
    return CombatView(
        combat.attacker,
        combat.defender,
        g.board.id(combat.at),
        sides,
        tie_goes_to(g),
        short_of(g, seat, sides),
        (bool(combat.cards_chosen & 1), bool(combat.cards_chosen & 2)),
        (bool(combat.dials_set & 1), bool(combat.dials_set & 2)),
        own_cards,
        own_dial,
        (
            cards_laid(combat, 0) if lies_open(g, 0) else None,
            cards_laid(combat, 1) if lies_open(g, 1) else None,
        ),
        (combat.dials[0] if lies_open(g, 0) else None, combat.dials[1] if lies_open(g, 1) else None),
    )


def cards_laid(combat: Combat, side: int) -> dict[str, int]:
    """The cards a side has laid behind its dial."""
    return {str(LOWEST_CARD + kind): combat.cards[side * CARD_KINDS + kind] for kind in range(CARD_KINDS)}
