"""Positions of Root as text: one thing a line, readable by people.

    map autumn
    seats: marquise eyrie
    clearing 5: marquise 3 warriors; eyrie 1 warrior, 1 roost
    hand eyrie: ambush-fox
    eyrie leader: commander
    turn marquise daylight 12

Lines left out mean: the autumn map, the factions named anywhere in setup order, an empty clearing, no cards, 0 points,
the ruins where the map has them, turn 1. Cards named nowhere are in the deck. Clearings are written by number.

    deck: 5 cards                       (or their names: the others stay in the box)
    supply marquise: 3 warriors, 0 wood (what is left there: other pieces not on the map are out of the game)

A turn begins with the phase it names, unless lines say what has happened in that phase:

    used: fox fox codebreakers          (crafting pieces and cards used up this turn; or nothing)
    marquise actions: 1                 (left this Daylight)
    marquise recruited:
    eyrie resolved: recruit armorers vizier; move sword
    alliance operations: 2              (left this Evening)
"""

from __future__ import annotations

from marches.games.root.edge.factions.shown import names_of, take_named
from marches.games.root.edge.view import FACTION_VIEWS
from marches.games.root.rules.kit import Print
from marches.games.root.rules.scoring import note_best
from marches.games.root.rules.setup import blank, read_suits, set_ruins
from marches.games.root.rules.state import BIRDSONG, DAYLIGHT, PHASES, RootGame
from marches.games.root.rules.tables import (
    BIRD,
    BUILDING,
    CARDS,
    CLEARINGS,
    FACTIONS,
    ITEMS,
    PIECE_IDS,
    PIECES,
    SUITS,
    TOKEN,
    ClearingId,
)
from marches.games.root.rules.turn import END_TURN, PHASE_STEPS
from marches.games.scenario import Row, rows
from marches.kernel.bits import count, first
from marches.kernel.rulebook import ScenarioError
from marches.kernel.setup import Value
from marches.kernel.step import Seat

DEFAULTS: dict[str, Value] = {"map": "autumn", "seating": "given"}


def load(text: str, defaults: dict[str, Value], printed: Print) -> RootGame:
    """The position a scenario describes, advanced to its first decision."""
    lines = rows(text)
    options = {**defaults, **DEFAULTS}
    for row in lines:
        if row.head[:1] == ["option"] and len(row.head) == 2 and row.clauses:
            options[row.head[1]] = _option(row, options)
        if row.head[:1] == ["map"]:
            maps = [board.name for board in printed.boards]
            options["map"] = maps[row.one_of(_word(row, 1), maps)]
    names = _seats(lines)
    g = blank(printed, names, options)
    turn: Row | None = None
    quiet = 0
    later: list[Row] = []
    for row in lines:
        if row.head[0] == "turn":
            turn = row
        elif row.head == ["quiet"] and row.clauses:
            quiet = row.whole(row.clauses[0][0])
        elif row.head[0] not in ("map", "seats", "option", "deck", "box") and not _read(g, names, row):
            later.append(row)
    _read_deck(g, lines)
    _read_turn(g, names, turn)
    _settle(g, names)
    for row in later:
        if row.head[0] == "supply":
            _read_stock(g, names, row)
    _start(g, names, quiet, [row for row in later if row.head[0] != "supply"])
    return g


def _option(row: Row, options: dict[str, Value]) -> Value:
    name, word = row.head[1], row.clauses[0][0]
    if name not in options:
        raise row.fail(f"unknown option {name!r}. Available: {', '.join(options)}")
    before = options[name]
    if isinstance(before, bool):
        return word == "true"
    return row.whole(word) if isinstance(before, int) else word


def _word(row: Row, place: int) -> str:
    if len(row.head) <= place:
        raise row.fail(f"a word is missing after {' '.join(row.head)!r}")
    return row.head[place]


def _said(row: Row) -> list[str]:
    return [word for clause in row.clauses for word in clause]


def _seats(lines: list[Row]) -> list[str]:
    for row in lines:
        if row.head == ["seats"]:
            for name in _said(row):
                row.one_of(name, list(FACTION_VIEWS))
            return _said(row)
    words = {word for row in lines for word in [*row.head, *_said(row)]}
    named = [faction for faction in FACTIONS if faction in words and faction in FACTION_VIEWS]
    if len(named) < 2:
        raise ScenarioError(1, "fewer than two factions are named")
    return named


def _seat(row: Row, names: list[str], place: int) -> int:
    return row.one_of(_word(row, place), names)


def _read(g: RootGame, names: list[str], row: Row) -> bool:
    """Read a line; False where it can only be read once the position stands."""
    word = row.head[0]
    if word in names:
        return FACTION_VIEWS[word].load(g, names.index(word), row, row.head[1:])
    if row.head == ["used"] or (word == "supply" and len(row.head) == 2):
        return False
    readers = {
        "order": _read_order,
        "suits": _read_suits,
        "ruins": _read_ruins,
        "closed": _read_closed,
        "clearing": _read_clearing,
        "forest": _read_forest,
        "hand": _read_hand,
        "known": _read_known,
        "crafted": _read_crafted,
        "score": _read_score,
        "best": _read_best,
        "dominance": _read_dominance,
        "partner": _read_partner,
        "items": _read_items,
        "supply": _read_supply,
        "discard": _read_discard,
        "available": _read_available,
    }
    if word not in readers:
        raise row.fail(f"unknown word {word!r}. Available: {', '.join([*readers, 'map', 'seats', 'turn', *names])}")
    readers[word](g, names, row)
    return True


def _read_order(g: RootGame, names: list[str], row: Row) -> None:
    for place, name in enumerate(_said(row)):
        g.order[place] = row.one_of(name, names)


def _read_suits(g: RootGame, names: list[str], row: Row) -> None:
    said = _said(row)
    if len(said) != CLEARINGS:
        raise row.fail(f"{len(said)} suits for {CLEARINGS} clearings")
    for clearing, suit in enumerate(said):
        g.suits[clearing] = row.one_of(suit, SUITS[:BIRD])
    read_suits(g)


def _clearings(row: Row) -> int:
    mask = 0
    for word in _said(row):
        mask |= 1 << _clearing(row, word)
    return mask


def _clearing(row: Row, word: str) -> int:
    number = row.whole(word)
    if not 1 <= number <= CLEARINGS:
        raise row.fail(f"there is no clearing {number}")
    return number - 1


def _read_ruins(g: RootGame, names: list[str], row: Row) -> None:
    set_ruins(g, _clearings(row))


def _read_closed(g: RootGame, names: list[str], row: Row) -> None:
    g.closed = _clearings(row)


def _read_clearing(g: RootGame, names: list[str], row: Row) -> None:
    clearing = _clearing(row, _word(row, 1))
    for clause in row.clauses:
        seat = row.one_of(clause[0], names)
        if clause[1:] == ["pawn"]:
            g.set_pawn(seat, clearing)
            continue
        if len(clause) % 2 == 0:
            raise row.fail(f"numbers and pieces do not pair up in {' '.join(clause)!r}")
        for number, piece in zip(clause[1::2], clause[2::2], strict=True):
            _put(g, row, seat, clearing, row.whole(number), piece)


def _kind(g: RootGame, row: Row, seat: Seat, piece: str) -> int:
    """The kind of piece a word names, in the singular or plural."""
    names = PIECE_IDS[g.factions[seat]]
    known = [name for name in names if name]
    return names.index(known[row.one_of(piece if piece in names else piece.removesuffix("s"), known)])


def _put(g: RootGame, row: Row, seat: Seat, clearing: ClearingId, number: int, piece: str) -> None:
    kind = _kind(g, row, seat, piece)
    if BUILDING <= kind < TOKEN and g.free[clearing] < number:
        raise row.fail(f"clearing {clearing + 1} has {g.free[clearing]} open slots, not {number}")
    if g.place(seat, kind, clearing, number) < number:
        raise row.fail(f"there are fewer than {number} {piece} left")


def _read_forest(g: RootGame, names: list[str], row: Row) -> None:
    forest = row.one_of(_word(row, 1), g.board.forests)
    for clause in row.clauses:
        g.set_pawn(row.one_of(clause[0], names), CLEARINGS + forest)


def _read_hand(g: RootGame, names: list[str], row: Row) -> None:
    g.hands[_seat(row, names, 1)] |= take_named(g, row, _said(row))


def _read_known(g: RootGame, names: list[str], row: Row) -> None:
    """`known marquise: eyrie armorers`: what the first has seen of the second's hand. Stands after that hand's line."""
    observer = _seat(row, names, 1)
    for clause in row.clauses:
        owner = row.one_of(clause[0], names)
        for name in clause[1:]:
            held = int(g.hands[owner] & ~g.known[observer * g.players + owner])
            kind = row.one_of(name, CARDS)
            cards = [
                card
                for card in range(held.bit_length())
                if held >> card & 1 and names_of(g, 1 << card) == [CARDS[kind]]
            ]
            if not cards:
                raise row.fail(f"{clause[0]} does not hold {name!r}")
            g.known[observer * g.players + owner] |= 1 << cards[0]


def _read_crafted(g: RootGame, names: list[str], row: Row) -> None:
    g.crafted[_seat(row, names, 1)] |= take_named(g, row, _said(row))


def _read_score(g: RootGame, names: list[str], row: Row) -> None:
    g.scores[_seat(row, names, 1)] = row.whole(_said(row)[0])


def _read_best(g: RootGame, names: list[str], row: Row) -> None:
    """`best eyrie: 12`: the most points it has had, where that is more than it has."""
    seat = _seat(row, names, 1)
    points = g.scores[seat]
    g.scores[seat] = row.whole(_said(row)[0])
    note_best(g, seat)
    g.scores[seat] = points


def _read_dominance(g: RootGame, names: list[str], row: Row) -> None:
    """The activated card, which is in the play area."""
    seat = _seat(row, names, 1)
    card = _said(row)[0]
    g.crafted[seat] |= take_named(g, row, [card])
    g.dominance[seat] = CARDS.index(card)


def _read_partner(g: RootGame, names: list[str], row: Row) -> None:
    g.partners[_seat(row, names, 1)] = row.one_of(_said(row)[0], names)


def _read_items(g: RootGame, names: list[str], row: Row) -> None:
    seat = _seat(row, names, 1)
    for word in _said(row):
        item = row.one_of(word, ITEMS)
        g.boxes[seat * len(ITEMS) + item] += 1
        g.items[item] -= 1


def _read_supply(g: RootGame, names: list[str], row: Row) -> None:
    """Exactly these items are in the common supply; missing ones are out of the game unless a faction has them."""
    for item in range(len(ITEMS)):
        g.items[item] = _said(row).count(ITEMS[item])


def _read_discard(g: RootGame, names: list[str], row: Row) -> None:
    g.discard = take_named(g, row, _said(row))


def _read_available(g: RootGame, names: list[str], row: Row) -> None:
    g.available = take_named(g, row, _said(row))


def _read_deck(g: RootGame, lines: list[Row]) -> None:
    """`deck`: only these are left to draw, cards not named stay in the box. `box`: only these stay there."""
    for row in lines:
        if row.head == ["box"]:
            g.deck |= g.unused
            g.unused = take_named(g, row, _said(row))
        elif row.head == ["deck"]:
            wanted = _counted(g, row) if _said(row)[-1:] == ["cards"] else take_named(g, row, _said(row))
            g.unused |= g.deck & ~wanted
            g.deck = wanted


def _counted(g: RootGame, row: Row) -> int:
    """`deck: 5 cards`: five cards, no matter which."""
    number = row.whole(_said(row)[0])
    found = int(first(g.deck, number))
    if number < 0 or count(found) < number:
        raise row.fail(f"only {count(g.deck)} cards are left for the deck")
    return found


def _read_stock(g: RootGame, names: list[str], row: Row) -> None:
    """`supply marquise: 3 warriors, 0 wood`: what is left in a supply; the rest is out of the game."""
    seat = _seat(row, names, 1)
    said = _said(row)
    if len(said) % 2:
        raise row.fail(f"numbers and pieces do not pair up in {' '.join(said)!r}")
    for number, piece in zip(said[::2], said[1::2], strict=True):
        kind = _kind(g, row, seat, piece)
        if not 0 <= row.whole(number) <= g.in_supply(seat, kind):
            raise row.fail(f"there are only {g.in_supply(seat, kind)} {piece} left")
        g.supply[seat * PIECES + kind] = row.whole(number)


def _read_turn(g: RootGame, names: list[str], row: Row | None) -> None:
    """`turn eyrie evening 7`: whose turn it is, which phase begins, how many turns there were."""
    g.active, g.phase, g.turn = 0, DAYLIGHT, 1
    if row is not None:
        g.active = _seat(row, names, 1)
        g.phase = row.one_of(row.head[2], PHASES) if len(row.head) > 2 else DAYLIGHT
        g.turn = row.whole(row.head[3]) if len(row.head) > 3 else 1


def _settle(g: RootGame, names: list[str]) -> None:
    if -1 in list(g.suits):
        raise ScenarioError(1, "this map needs a line `suits:` with the suits of its 12 clearings")
    for seat, name in enumerate(names):
        FACTION_VIEWS[name].settle(g, seat)


def _start(g: RootGame, names: list[str], quiet: int, under_way: list[Row]) -> None:
    """`quiet: 12` says that nobody's score has changed for that many turns."""
    for each in range(g.players):
        note_best(g, each)
    g.scored = g.turn - quiet
    g.then_one(END_TURN[g.active])
    for later in range(len(PHASES) - 1, g.phase, -1):
        g.then_one(PHASE_STEPS[later][g.active])
    if under_way:
        _resume(g, names, under_way)
    else:
        g.then_one(PHASE_STEPS[g.phase][g.active])
    g.advance()


def _resume(g: RootGame, names: list[str], under_way: list[Row]) -> None:
    """The phase goes on where the lines say."""
    seat = int(g.active)
    hooks, name = g.rules[seat], names[seat]
    if g.phase == BIRDSONG:
        raise under_way[0].fail("this cannot be said of Birdsong")
    g.then_all(hooks.daylight(g, seat) if g.phase == DAYLIGHT else hooks.evening(g, seat))
    for row in under_way:
        if row.head == ["used"]:
            _read_used(g, row)
        elif row.head[0] != name or not FACTION_VIEWS[name].resume(g, seat, row, row.head[1:]):
            raise row.fail(f"{row.head[0]} has no line {' '.join(row.head[1:])!r}")


def _read_used(g: RootGame, row: Row) -> None:
    """`used: fox codebreakers`: crafting pieces by suit, and cards in play, that are used up for this turn."""
    for word in _said(row):
        if word in SUITS:
            g.activated[SUITS.index(word)] += 1
        else:
            card = g.crafted[g.active] & g.cards.kind_mask[row.one_of(word, CARDS)]
            if not card:
                raise row.fail(f"{word!r} is not in play")
            g.spent |= card
