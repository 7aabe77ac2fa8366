"""Positions as text. Between turns a position can be written and read back; what a text leaves out is as at the start.

modules: invaders
seat nordic industrial: power 5; coins 4; cards 2 3 5; objectives 1 2; section trade; star combat 2; cube move-units
seat crimea mechanical: popularity 12; recruit build; bonus coins; covered upgrade 1; factory 3
hex r2c4: nordic character; nordic 2 workers; nordic mech 1; nordic mine; 2 wood
encounters: r1c3 r2c1
turn crimea
"""

from __future__ import annotations

from marches.games.scenario import Row, rows
from marches.games.scythe.edge.components import (
    BONUSES,
    BOTTOM_ACTIONS,
    CUBE_IDS,
    RESOURCES,
    STRUCTURES,
    TOP_ACTIONS,
)
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, module_views
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.objectives import BOTTOM_OWNER
from marches.games.scythe.rules.seating import NEWEST_RULINGS, RULINGS, Options, Seating
from marches.games.scythe.rules.setup import TakeSeats, blank
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    CHAMPION,
    FACTORY_SECTION,
    FIRST_MECH,
    LOWEST_CARD,
    MECHS,
    RESOURCE_KINDS,
    TRIUMPHS,
    WORKERS,
    hexes_of,
)
from marches.games.scythe.rules.turn import CHOOSE_SECTION, ChooseSection
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Value
from marches.kernel.step import Step

CARD_VALUES = [str(LOWEST_CARD + kind) for kind in range(CARD_KINDS)]


def is_quiet(g: ScytheGame) -> bool:
    """Only between turns, with nothing pending but the choice of a section."""
    return isinstance(g.decision, ChooseSection) and g.pending(Step) == 1


# -- writing ----------------------------------------------------------------------------------------------


def dump(g: ScytheGame) -> str:
    """The scenario of a quiet position."""
    lines = []
    if g.options.modules:
        lines.append("modules: " + " ".join(g.options.modules))
    chosen = sorted(g.options.values.items())
    told = ("factions", "mats") if g.rulings != NEWEST_RULINGS else ("factions", "mats", RULINGS)
    lines += [f"option {name}: {value}" for name, value in chosen if value and name not in told]
    lines += [_seat_row(g, seat) for seat in range(g.players)]
    lines += [row for at in range(g.board.count) if (row := _hex_row(g, at))]
    lines.append("encounters: " + " ".join(g.board.id(at) for at in hexes_of(g.encounters)))
    lines.append("pool: " + " ".join(g.kit.factory_cards.ids[card] for card in hexes_of(g.factory_pool)))
    if g.factory_seen:
        lines.append("seen: " + " ".join(_faction(g, seat) for seat in hexes_of(g.factory_seen)))
    if g.discard:
        lines.append("discard: " + " ".join(CARD_VALUES[kind] for kind in g.discard))
    if g.encounter_bottom:
        lines.append("encounter-bottom: " + " ".join(g.kit.encounters.ids[card] for card in g.encounter_bottom))
    if g.objective_bottom:
        lines.append("objective-bottom: " + " ".join(_bottom_word(g, code) for code in g.objective_bottom))
    lines += _known_rows(g)
    lines.append(f"tile: {g.kit.bonus_tiles.ids[g.structure_bonus]}")
    for module in module_views(g):
        lines += module.dump(g)
    lines.append(f"turn {_faction(g, g.active)}: {g.turns}")
    return "\n".join(lines) + "\n"


def _faction(g: ScytheGame, seat: int) -> str:
    return g.kit.mats.faction_ids[g.seating.faction[seat]]


def _bottom_word(g: ScytheGame, code: int) -> str:
    card, owner = code % BOTTOM_OWNER, code // BOTTOM_OWNER - 1
    return g.kit.objectives.ids[card] + (f"@{_faction(g, owner)}" if owner >= 0 else "")


def _known_rows(g: ScytheGame) -> list[str]:
    found = []
    for viewer in range(g.players):
        for owner in range(g.players):
            start = (viewer * g.players + owner) * CARD_KINDS
            words = [CARD_VALUES[kind] for kind in range(CARD_KINDS) for _ in range(g.seen[start + kind])]
            if words:
                found.append(f"known {_faction(g, viewer)} {_faction(g, owner)}: {' '.join(words)}")
    return found


def _seat_row(g: ScytheGame, seat: int) -> str:
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
    return f"seat {_faction(g, seat)} {g.kit.mats.ids[g.seating.mat[seat]]}: {'; '.join(parts)}"


def _section_word(g: ScytheGame, section: int) -> str:
    if section < FACTORY_SECTION:
        return TOP_ACTIONS[section]
    return f"factory-{g.kit.factory_cards.ids[section - FACTORY_SECTION]}"


def _hex_row(g: ScytheGame, at: int) -> str:
    parts = []
    for seat in range(g.players):
        name = _faction(g, seat)
        parts += [f"{name} character"] if g.character[seat] == at else []
        parts += [f"{name} champion"] if g.unit_at(seat, CHAMPION) == at else []
        parts += [f"{name} mech {mech + 1}" for mech in range(MECHS) if g.mech[seat * MECHS + mech] == at]
        parts += [f"{name} {g.workers(seat, at)} workers"] if g.workers(seat, at) else []
        parts += [f"{name} {STRUCTURES[kind]}" for kind in range(4) if g.structure_at(seat, kind) == at]
    counts = [(kind, g.resource(at, kind)) for kind in range(RESOURCE_KINDS)]
    parts += [f"{count} {RESOURCES[kind]}" for kind, count in counts if count]
    return f"hex {g.board.id(at)}: {'; '.join(parts)}" if parts else ""


# -- reading ----------------------------------------------------------------------------------------------


def load(text: str, kit: Kit) -> ScytheGame:
    """The position a scenario describes, with the components of a kit."""
    found = rows(text)
    seats = [row for row in found if row.head[0] == "seat"]
    most = len(kit.mats.faction_ids)
    if not 2 <= len(seats) <= most:
        raise ScenarioError(1, f"2 to {most} rows 'seat <faction> <mat>:' are needed, not {len(seats)}")
    g = blank(len(seats), _options(found), kit)
    g.seating = _seating(kit, seats)
    for module in MODULE_VIEWS:
        module.lay_board(g, found)
    TakeSeats().run(g)
    _default_cards(g)
    for module in module_views(g):
        module.start(g)
    for seat, row in enumerate(seats):
        for clause in row.clauses:
            _read_seat(g, row, seat, clause)
    _read_hexes(g, [row for row in found if row.head[0] == "hex"])
    for row in found:
        if row.head[0] not in ("seat", "hex", "modules", "option"):
            _read_row(g, row)
    _deal_the_rest(g, found)
    g.reassemble()
    g.restart(CHOOSE_SECTION[g.active])
    g.advance()
    return g


def _options(found: list[Row]) -> Options:
    modules: tuple[str, ...] = ()
    values: dict[str, Value] = {}
    for row in found:
        if row.head[0] == "modules":
            modules = tuple(word for clause in row.clauses for word in clause)
        elif row.head[0] == "option":
            words = " ".join(word for clause in row.clauses for word in clause)
            values[row.head[1]] = {"True": True, "False": False}.get(words, int(words) if words.isdigit() else words)
    return Options(modules, values)


def _seating(kit: Kit, seats: list[Row]) -> Seating:
    factions, mats = [], []
    for row in seats:
        if len(row.head) != 3:
            raise row.fail("a seat is written 'seat <faction> <mat>:'")
        factions.append(row.one_of(row.head[1], kit.mats.faction_ids))
        mats.append(row.one_of(row.head[2], kit.mats.ids))
        if len(set(factions)) < len(factions) or len(set(mats)) < len(mats):
            raise row.fail("a faction or mat is dealt twice")
    return Seating(factions, mats)


def _default_cards(g: ScytheGame) -> None:
    g.structure_bonus = 0
    g.active = g.seating.first
    g.turns = 1


def _read_seat(g: ScytheGame, row: Row, seat: int, words: list[str]) -> None:
    word, rest = words[0], words[1:]
    tracks = {"power": g.power, "popularity": g.popularity, "coins": g.coins, "met": g.encounters_met}
    if word in tracks:
        tracks[word][seat] = row.whole(rest[0])
    elif word == "cards":
        for card in rest:
            g.gain_card(seat, row.one_of(card, CARD_VALUES))
    elif word == "objectives":
        for card in rest:
            g.objectives[seat] |= 1 << row.one_of(card, g.kit.objectives.ids)
    elif word == "section":
        g.section[seat] = _section(g, row, rest[0])
    elif word == "star":
        count = row.whole(rest[1]) if len(rest) > 1 else 1
        triumph = row.one_of(rest[0], TRIUMPH_IDS)
        g.add_stars(seat, triumph, count - g.star_count(seat, triumph))
    elif word == "covered":
        g.covered[seat * 4 + row.one_of(rest[0], BOTTOM_ACTIONS)] = row.whole(rest[1])
    else:
        _read_mask(g, row, seat, word, rest[0])


def _read_mask(g: ScytheGame, row: Row, seat: int, word: str, name: str) -> None:
    if word == "cube":
        g.cubes[seat] |= 1 << row.one_of(name, CUBE_IDS)
    elif word == "recruit":
        g.recruits[seat] |= 1 << row.one_of(name, BOTTOM_ACTIONS)
    elif word == "bonus":
        g.bonuses[seat] |= 1 << row.one_of(name, BONUSES)
    elif word == "factory":
        g.factory_cards[seat] |= 1 << row.one_of(name, g.kit.factory_cards.ids)
    else:
        raise row.fail(f"unknown word {word!r}")


def _section(g: ScytheGame, row: Row, word: str) -> int:
    if word.startswith("factory-"):
        return FACTORY_SECTION + row.one_of(word.removeprefix("factory-"), g.kit.factory_cards.ids)
    return row.one_of(word, TOP_ACTIONS)


def _read_hexes(g: ScytheGame, found: list[Row]) -> None:
    """Pieces named anywhere replace those of the start."""
    named = {clause[0] for row in found for clause in row.clauses if "workers" in clause or "worker" in clause}
    for seat in range(g.players):
        if _faction(g, seat) in named:
            for at in hexes_of(g.worker_hexes[seat]):
                g.add_workers(seat, at, -g.workers(seat, at))
            g.mat_workers[seat] = WORKERS
    for row in found:
        at = hex_named(g, row, row.head[1])
        for clause in row.clauses:
            _read_piece(g, row, at, clause)


def _read_piece(g: ScytheGame, row: Row, at: int, words: list[str]) -> None:
    if words[0].isdigit():
        g.add_resource(at, row.one_of(words[1], RESOURCES), row.whole(words[0]))
        return
    seat = g.seating.seat_of(row.one_of(words[0], g.kit.mats.faction_ids))
    if seat < 0:
        raise row.fail(f"{words[0]} is not in this game")
    if words[1] == "character":
        g.put_unit(seat, 0, at)
    elif words[1] == "champion":
        g.champion_seat = seat
        g.put_unit(seat, CHAMPION, at)
    elif words[1] == "mech":
        g.put_unit(seat, FIRST_MECH + row.whole(words[2]) - 1, at)
    elif words[-1] in ("worker", "workers"):
        count = row.whole(words[1]) if len(words) > 2 else 1
        if count > g.mat_workers[seat]:
            raise row.fail(f"{words[0]} has only {WORKERS} workers")
        g.mat_workers[seat] -= count
        g.add_workers(seat, at, count)
    else:
        g.put_structure(seat, row.one_of(words[1], STRUCTURES), at)


def _read_row(g: ScytheGame, row: Row) -> None:
    words = [word for clause in row.clauses for word in clause]
    head = row.head[0]
    if head == "encounters":
        g.encounters = sum(1 << hex_named(g, row, word) for word in words)
    elif head == "pool":
        g.factory_pool = sum(1 << row.one_of(word, g.kit.factory_cards.ids) for word in words)
    elif head == "seen":
        g.factory_seen = sum(1 << g.seating.seat_of(row.one_of(word, g.kit.mats.faction_ids)) for word in words)
    elif head == "discard":
        g.discard = [row.one_of(word, CARD_VALUES) for word in words]
    elif head == "encounter-bottom":
        g.encounter_bottom = [row.one_of(word, g.kit.encounters.ids) for word in words]
    elif head == "objective-bottom":
        g.objective_bottom = [_bottom_code(g, row, word) for word in words]
    elif head == "known":
        viewer, owner = (g.seating.seat_of(row.one_of(word, g.kit.mats.faction_ids)) for word in row.head[1:3])
        for word in words:
            g.note_card(viewer, owner, row.one_of(word, CARD_VALUES))
    elif head == "tile":
        g.structure_bonus = row.one_of(words[0], g.kit.bonus_tiles.ids)
    elif head == "turn":
        g.active = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids))
        g.turns = row.whole(words[0]) if words else 1
    elif not any(module.load(g, row) for module in MODULE_VIEWS):
        raise row.fail(f"unknown word {head!r}")


def _bottom_code(g: ScytheGame, row: Row, word: str) -> int:
    card, _, owner = word.partition("@")
    known_to = 1 + g.seating.seat_of(row.one_of(owner, g.kit.mats.faction_ids)) if owner else 0
    return row.one_of(card, g.kit.objectives.ids) + BOTTOM_OWNER * known_to


def _deal_the_rest(g: ScytheGame, found: list[Row]) -> None:
    """Decks hold what lies nowhere else; the Factory's cards are the first that nobody has, unless they are named."""
    for kind in range(CARD_KINDS):
        held = sum(g.hand(seat, kind) for seat in range(g.players)) + g.discard.count(kind)
        g.deck[kind] = g.kit.combat_cards[kind] - held
        if g.deck[kind] < 0:
            raise ScenarioError(1, f"there are only {g.kit.combat_cards[kind]} combat cards of that value")
    for seat in range(g.players):
        g.objective_deck &= ~g.objectives[seat]
    for code in g.objective_bottom:
        g.objective_deck &= ~(1 << code % BOTTOM_OWNER)
    for card in g.encounter_bottom:
        g.encounter_deck &= ~(1 << card)
    if not any(row.head[0] == "pool" for row in found):
        owned, lying = 0, 0
        for seat in range(g.players):
            owned |= g.factory_cards[seat]
            lying |= g.rules.more_factory_cards(g, seat) | g.rules.spent_factory_cards(g, seat)
        free = [card for card in hexes_of(g.kit.factory_cards.in_play(g.options)) if not (owned | lying) >> card & 1]
        g.factory_pool = sum(1 << card for card in free[: g.players + 1 - bin(owned).count("1")])
