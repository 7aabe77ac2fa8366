"""Positions as text. Between turns, and around the actions of a turn, a position can be written and read back.

What a text leaves out is as at the start.

modules: invaders
seat nordic industrial: power 5; coins 4; cards 2 3 5; objectives 1 2; section trade; star combat 2; cube move-units
seat crimea mechanical: popularity 12; recruit build; bonus coins; covered upgrade 1; factory 3
hex r2c4: nordic character; nordic 2 workers; nordic mech 1; nordic mine; 2 wood
encounters: r1c3 r2c1
combat-deck: 2 2 5 (or 3 cards, whichever; likewise objective-deck and encounter-deck: other cards are out of the game)
seat saxony automaszyna: coins 7 (an Automa, with its level in place of a mat)
turn crimea: 12 (how many turns there were)
turn crimea: 12 bottom (its section is chosen, and of its actions this one is left; or top: both, or end: none)
"""

from __future__ import annotations

from collections.abc import Sequence

from marches.games.scenario import Row, rows
from marches.games.scythe.data.words import BONUSES, BOTTOM_ACTIONS, CUBE_IDS, RESOURCES, STRUCTURES, TOP_ACTIONS
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, module_views
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.objectives import BOTTOM_OWNER
from marches.games.scythe.rules.seating import Options, Seating
from marches.games.scythe.rules.setup import TakeSeats, blank
from marches.games.scythe.rules.stars import TRIUMPH_IDS
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import (
    CARD_KINDS,
    CHAMPION,
    FACTORY_SECTION,
    FIRST_MECH,
    LOWEST_CARD,
    WORKERS,
    HexId,
    hexes_of,
)
from marches.games.scythe.rules.turn import (
    CHOOSE_BOTTOM,
    CHOOSE_TOP,
    END_OF_TURNS,
    open_turn,
)
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Value
from marches.kernel.step import Seat

CARD_VALUES = [str(LOWEST_CARD + kind) for kind in range(CARD_KINDS)]


DECKS = ("combat-deck", "objective-deck", "encounter-deck")
ALONE = ("desolation",)
"""Modules that one player can play."""
LEFT = ("top", "bottom", "end")
"""What may be left of a turn whose section is chosen: both actions, the bottom action, or only its end."""


def load(text: str, kit: Kit) -> ScytheGame:
    """The position a scenario describes, with the components of a kit."""
    found = rows(text)
    seats = [row for row in found if row.head[0] == "seat"]
    most = len(kit.mats.faction_ids)
    options = _options(found)
    least = 1 if any(options.has(module) for module in ALONE) else 2
    if not least <= len(seats) <= most:
        raise ScenarioError(1, f"{least} to {most} rows 'seat <faction> <mat>:' are needed, not {len(seats)}")
    g = blank(len(seats), options, kit)
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
        if row.head[0] not in ("seat", "hex", "modules", "option", *DECKS):
            _read_row(g, row)
    _deal_the_rest(g, found)
    g.reassemble()
    _begin(g, found)
    g.advance()
    return g


def _options(found: list[Row]) -> Options:
    modules: tuple[str, ...] = ()
    values: dict[str, Value] = {}
    seats = [row.head[2] for row in found if row.head[0] == "seat" and len(row.head) > 2]
    for module in MODULE_VIEWS:
        values.update(module.seat_option(seats))
    for row in found:
        if row.head[0] == "modules":
            modules = tuple(word for clause in row.clauses for word in clause)
        elif row.head[0] == "option":
            words = " ".join(word for clause in row.clauses for word in clause)
            values[row.head[1]] = {"True": True, "False": False}.get(words, int(words) if words.isdigit() else words)
    return Options(modules, values)


def _seating(kit: Kit, seats: list[Row]) -> Seating:
    """Factions and mats. A seat has no mat if a module's word takes its place."""
    factions, mats = [], []
    instead = [word for module in MODULE_VIEWS for word in module.seat_words()]
    for row in seats:
        if len(row.head) != 3:
            raise row.fail("a seat is written 'seat <faction> <mat>:'")
        factions.append(row.one_of(row.head[1], kit.mats.faction_ids))
        mats.append(-1 if row.head[2] in instead else row.one_of(row.head[2], kit.mats.ids))
        dealt = [mat for mat in mats if mat >= 0]
        if len(set(factions)) < len(factions) or len(set(dealt)) < len(dealt):
            raise row.fail("a faction or mat is dealt twice")
    if not dealt:
        raise seats[-1].fail("at least one seat needs a player mat")
    return Seating(factions, mats)


def _default_cards(g: ScytheGame) -> None:
    g.structure_bonus = 0
    g.active = g.seating.first
    g.turns = 1


def _read_seat(g: ScytheGame, row: Row, seat: Seat, words: list[str]) -> None:
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


def _read_mask(g: ScytheGame, row: Row, seat: Seat, word: str, name: str) -> None:
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
        if faction_of(g, seat) in named:
            for at in hexes_of(g.worker_hexes[seat]):
                g.add_workers(seat, at, -g.workers(seat, at))
            g.mat_workers[seat] = WORKERS
    for row in found:
        at = hex_named(g, row, row.head[1])
        for clause in row.clauses:
            _read_piece(g, row, at, clause)


def _read_piece(g: ScytheGame, row: Row, at: HexId, words: list[str]) -> None:
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
    """Decks hold what is nowhere else; the Factory's cards are the first that nobody has, unless they are named."""
    for kind, left in enumerate(combat_rest(g)):
        g.deck[kind] = left
        if left < 0:
            raise ScenarioError(1, f"there are only {g.kit.combat_cards[kind]} combat cards of that value")
    g.objective_deck = objective_rest(g, int(g.objective_deck))
    g.encounter_deck = encounter_rest(g, int(g.encounter_deck))
    for row in found:
        if row.head[0] in DECKS:
            _read_deck(g, row)
    if not any(row.head[0] == "pool" for row in found):
        owned, lying = 0, 0
        for seat in range(g.players):
            owned |= g.factory_cards[seat]
            lying |= g.rules.more_factory_cards(g, seat) | g.rules.spent_factory_cards(g, seat)
        free = [card for card in hexes_of(g.kit.factory_cards.in_play(g.options)) if not (owned | lying) >> card & 1]
        g.factory_pool = sum(1 << card for card in free[: g.players + 1 - bin(owned).count("1")])


def _read_deck(g: ScytheGame, row: Row) -> None:
    """`combat-deck: 3 cards` or `objective-deck: 4 7`: what a deck holds of the cards that are nowhere else."""
    kind = row.head[0].removesuffix("-deck")
    words = [word for clause in row.clauses for word in clause]
    number = row.whole(words[0]) if words[-1:] == ["cards"] else NAMED
    if kind == "combat":
        _read_combat_deck(g, row, words, number)
    elif kind == "objective":
        g.objective_deck = _part_of(row, int(g.objective_deck), g.kit.objectives.ids, words, number)
    else:
        g.encounter_deck = _part_of(row, int(g.encounter_deck), g.kit.encounters.ids, words, number)


def _read_combat_deck(g: ScytheGame, row: Row, words: list[str], number: int) -> None:
    rest = [kind for kind in range(CARD_KINDS) for _ in range(g.deck[kind])]
    named = [row.one_of(word, CARD_VALUES) for word in words] if number == NAMED else rest[: max(0, number)]
    if len(named) != (len(words) if number == NAMED else number) or any(named.count(k) > rest.count(k) for k in named):
        raise row.fail(
            f"only {len(rest)} combat cards are left for the deck, of each value at most what is nowhere else"
        )
    for kind in range(CARD_KINDS):
        g.deck[kind] = named.count(kind)


def _part_of(row: Row, deck: int, ids: Sequence[str], words: list[str], number: int) -> int:
    rest = hexes_of(deck)
    named = [row.one_of(word, list(ids)) for word in words] if number == NAMED else rest[: max(0, number)]
    if len(named) != (len(words) if number == NAMED else number) or not set(named) <= set(rest):
        raise row.fail(f"only {len(rest)} cards are left for the deck, or one of them is elsewhere")
    return sum(1 << card for card in named)


NAMED = -1
"""In place of a number of cards: they are named."""


def _begin(g: ScytheGame, found: list[Row]) -> None:
    """The turn begins, or goes on with what is left of it."""
    left = ""
    for row in found:
        words = [word for clause in row.clauses for word in clause]
        if row.head[0] == "turn" and len(words) > 1:
            left = LEFT[row.one_of(words[1], LEFT)]
            if not 0 <= g.section[g.active] < FACTORY_SECTION:
                raise row.fail(f"{row.head[1]} needs a section of its mat before anything of its turn can be left")
    if not left:
        g.restart()
        open_turn(g, g.active)
        return
    end_window, end_turn = END_OF_TURNS[g.active]
    g.restart(end_turn)
    g.then(end_window)
    if left != "end":
        g.then(CHOOSE_BOTTOM[g.active])
    if left == "top":
        g.then(CHOOSE_TOP[g.active])


def combat_rest(g: ScytheGame) -> list[int]:
    """Combat cards that are nowhere else, by kind."""
    held = [sum(g.hand(seat, kind) for seat in range(g.players)) for kind in range(CARD_KINDS)]
    for module in module_views(g):
        for kind, count in module.combat_cards(g).items():
            held[kind] += count
    return [g.kit.combat_cards[kind] - held[kind] - g.discard.count(kind) for kind in range(CARD_KINDS)]


def objective_rest(g: ScytheGame, deck: int) -> int:
    """Of a whole deck of objectives: those that are nowhere else."""
    for seat in range(g.players):
        deck &= ~int(g.objectives[seat])
    for code in g.objective_bottom:
        deck &= ~(1 << code % BOTTOM_OWNER)
    return deck


def encounter_rest(g: ScytheGame, deck: int) -> int:
    """Of a whole deck of encounters: those that are not under it."""
    for card in g.encounter_bottom:
        deck &= ~(1 << card)
    return deck


def faction_of(g: ScytheGame, seat: Seat) -> str:
    """The faction a seat plays."""
    return g.kit.mats.faction_ids[g.seating.faction[seat]]
