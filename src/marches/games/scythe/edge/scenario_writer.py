"""Writing a position of Scythe as a scenario; `scenario` reads it."""

from __future__ import annotations

from marches.games.scythe.data.words import BONUSES, BOTTOM_ACTIONS, CUBE_IDS, RESOURCES, STRUCTURES, TOP_ACTIONS
from marches.games.scythe.edge.scenario import (
    CARD_VALUES,
    LEFT,
    combat_rest,
    encounter_rest,
    faction_of,
    objective_rest,
)
from marches.games.scythe.edge.view import module_views
from marches.games.scythe.rules.objectives import BOTTOM_OWNER
from marches.games.scythe.rules.seating import NEWEST_RULINGS, RULINGS
from marches.games.scythe.rules.setup import blank
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    CHAMPION,
    FACTORY_SECTION,
    MECHS,
    RESOURCE_KINDS,
    TRIUMPHS,
    HexId,
    hexes_of,
)
from marches.games.scythe.rules.turn import ChooseBottom, ChooseSection, ChooseTop, EndWindow
from marches.games.scythe.rules.under_way import Turn
from marches.kernel.step import Seat, Step


def is_quiet(g: ScytheGame) -> bool:
    """Between turns, with nothing pending but the choice of a section; or before, between or after its two actions."""
    return (isinstance(g.decision, ChooseSection) and g.pending(Step) == 1) or _left(g) != ""


def _left(g: ScytheGame) -> str:
    """What is left of a turn. Empty if that cannot be written, as with modules that note more about a turn."""
    if g.options.modules or _noted(g.turn) or g.section[g.active] >= FACTORY_SECTION:
        return ""
    for index, kind in enumerate((ChooseTop, ChooseBottom, EndWindow)):
        if isinstance(g.decision, kind) and g.pending(Step) == 4 - index:
            return LEFT[index]
    return ""


def _noted(turn: Turn) -> bool:
    """Whether the rules remember anything until the turn is over."""
    return bool(turn.moved or turn.moves_left or turn.drove_off or turn.produced or any(turn.notes))


def dump(g: ScytheGame) -> str:
    """The scenario of a quiet position."""
    lines = []
    if g.options.modules:
        lines.append("modules: " + " ".join(g.options.modules))
    chosen = sorted(g.options.values.items())
    told = ["factions", "mats", *([RULINGS] if g.rulings == NEWEST_RULINGS else [])]
    told += [name for module in module_views(g) for name in module.seat_option([])]
    lines += [f"option {name}: {value}" for name, value in chosen if value and name not in told]
    lines += [_seat_row(g, seat) for seat in range(g.players)]
    lines += [row for at in range(g.board.count) if (row := _hex_row(g, at))]
    lines.append("encounters: " + " ".join(g.board.id(at) for at in hexes_of(g.encounters)))
    lines.append("pool: " + " ".join(g.kit.factory_cards.ids[card] for card in hexes_of(g.factory_pool)))
    if g.factory_seen:
        lines.append("seen: " + " ".join(faction_of(g, seat) for seat in hexes_of(g.factory_seen)))
    if g.discard:
        lines.append("discard: " + " ".join(CARD_VALUES[kind] for kind in g.discard))
    if g.encounter_bottom:
        lines.append("encounter-bottom: " + " ".join(g.kit.encounters.ids[card] for card in g.encounter_bottom))
    if g.objective_bottom:
        lines.append("objective-bottom: " + " ".join(_bottom_word(g, code) for code in g.objective_bottom))
    lines += _deck_rows(g)
    lines += _known_rows(g)
    lines.append(f"tile: {g.kit.bonus_tiles.ids[g.structure_bonus]}")
    for module in module_views(g):
        lines += module.dump(g)
    lines.append(f"turn {faction_of(g, g.active)}: {g.turns} {_left(g)}".rstrip())
    return "\n".join(lines) + "\n"


def _bottom_word(g: ScytheGame, code: int) -> str:
    card, owner = code % BOTTOM_OWNER, code // BOTTOM_OWNER - 1
    return g.kit.objectives.ids[card] + (f"@{faction_of(g, owner)}" if owner >= 0 else "")


def _deck_rows(g: ScytheGame) -> list[str]:
    """What the decks contain, unless it is simply the rest."""
    kit, lines = g.kit, []
    if [*g.deck] != combat_rest(g):
        words = [CARD_VALUES[kind] for kind in range(CARD_KINDS) for _ in range(g.deck[kind])]
        lines.append(f"combat-deck: {' '.join(words)}".rstrip())
    plain = blank(g.players, g.options, kit)
    if g.objective_deck != objective_rest(g, plain.objective_deck):
        lines.append(f"objective-deck: {' '.join(kit.objectives.ids[c] for c in hexes_of(g.objective_deck))}".rstrip())
    if g.encounter_deck != encounter_rest(g, plain.encounter_deck):
        lines.append(f"encounter-deck: {' '.join(kit.encounters.ids[c] for c in hexes_of(g.encounter_deck))}".rstrip())
    return lines


def _known_rows(g: ScytheGame) -> list[str]:
    found = []
    for viewer in range(g.players):
        for owner in range(g.players):
            start = (viewer * g.players + owner) * CARD_KINDS
            words = [CARD_VALUES[kind] for kind in range(CARD_KINDS) for _ in range(g.seen[start + kind])]
            if words:
                found.append(f"known {faction_of(g, viewer)} {faction_of(g, owner)}: {' '.join(words)}")
    return found


def _seat_row(g: ScytheGame, seat: Seat) -> str:
    cards = [CARD_VALUES[kind] for kind in range(CARD_KINDS) for _ in range(g.hand(seat, kind))]
    parts = [f"power {g.power[seat]}", f"popularity {g.popularity[seat]}", f"coins {g.coins[seat]}"]
    parts += ["cards " + " ".join(cards)] if cards else []
    if g.objectives[seat]:
        parts.append("objectives " + " ".join(g.kit.objectives.ids[card] for card in hexes_of(g.objectives[seat])))
    if g.section[seat] >= 0:
        parts.append(f"section {_section_word(g, g.section[seat])}")
    stars = [(t, g.star_count(seat, t)) for t in range(TRIUMPHS)]
    parts += [f"star {TRIUMPH_IDS[triumph]} {count}" for triumph, count in stars if count]
    parts += [f"cube {CUBE_IDS[cube]}" for cube in hexes_of(g.cubes[seat])]
    covered = [(b, g.covered[seat * 4 + b]) for b in range(4)]
    parts += [f"covered {BOTTOM_ACTIONS[bottom]} {count}" for bottom, count in covered if count]
    parts += [f"recruit {BOTTOM_ACTIONS[bottom]}" for bottom in hexes_of(g.recruits[seat])]
    parts += [f"bonus {BONUSES[bonus]}" for bonus in hexes_of(g.bonuses[seat])]
    parts += [f"factory {g.kit.factory_cards.ids[card]}" for card in hexes_of(g.factory_cards[seat])]
    parts += [f"met {g.encounters_met[seat]}"] if g.encounters_met[seat] else []
    return f"seat {faction_of(g, seat)} {_mat_word(g, seat)}: {'; '.join(parts)}"


def _mat_word(g: ScytheGame, seat: Seat) -> str:
    """The player mat of a seat, or what a module writes in its place."""
    if g.seating.led(seat):
        return g.kit.mats.ids[g.seating.mat[seat]]
    return next(word for module in module_views(g) if (word := module.seat_word(g, seat)))


def _section_word(g: ScytheGame, section: int) -> str:
    if section < FACTORY_SECTION:
        return TOP_ACTIONS[section]
    return f"factory-{g.kit.factory_cards.ids[section - FACTORY_SECTION]}"


def _hex_row(g: ScytheGame, at: HexId) -> str:
    parts = []
    for seat in range(g.players):
        name = faction_of(g, seat)
        parts += [f"{name} character"] if g.character[seat] == at else []
        parts += [f"{name} champion"] if g.unit_at(seat, CHAMPION) == at else []
        parts += [f"{name} mech {mech + 1}" for mech in range(MECHS) if g.mech[seat * MECHS + mech] == at]
        parts += [f"{name} {g.workers(seat, at)} workers"] if g.workers(seat, at) else []
        parts += [f"{name} {STRUCTURES[kind]}" for kind in range(4) if g.structure_at(seat, kind) == at]
    counts = [(kind, g.resource(at, kind)) for kind in range(RESOURCE_KINDS)]
    parts += [f"{count} {RESOURCES[kind]}" for kind, count in counts if count]
    return f"hex {g.board.id(at)}: {'; '.join(parts)}" if parts else ""
