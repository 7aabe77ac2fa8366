"""Positions as text: anything left out is as in a new game, and decks hold whatever is left.

players: purple, orange            solo: lookout (one player against this rival)
turn: purple                       first: purple          turns: 12          last turns: 3
village: farm blue; market grey; stables red
purple: vp 3; silver 4; provision 2; kumis 1; gold 1; equipment 0; wagon 2; livestock 1; worker grey; hero vadasz
purple slot 1: brawler; wounds 1; eagle animal-01; horse animal-05
purple hand: brawler, herdsman     purple known: brawler  purple quests: q01, q05
space cimmeria-1a: gold 1; livestock 3 (or empty)         space cimmeria-1b: raided
raided: persia-1a, persia-1b       open: greece-1a (and every other space is raided)
quest village-1: q02               quest cimmeria-1b: q06 (or hidden, or none)
settlement cimmeria-1: grey        (the workers on its spots)
display: animal-01, animal-02, animal-03                  supply: gold 2; wagon 0
crew deck: ...    crew discard: ...    animal deck: ...    animal discard: ...    (a deck also: 3 cards, whichever)
placed: market (the worker of the player whose turn it is was placed there and used, and another one is to be taken)
rival: provisions 3; vp 10; scheme scheme-06              rival horses: animal-05
rival quests: q03                  schemes: scheme-01, scheme-02 (those still in the deck)
ending: settlements (not spaces)   quests: open (not hidden)                rulings: 1 (not the newest)
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.raiders.rules.actions import MOST_KUMIS
from marches.games.raiders.rules.hooks import Hooks
from marches.games.raiders.rules.kit import Kit
from marches.games.raiders.rules.setup import ENDINGS, blank
from marches.games.raiders.rules.solo import SOLO, seat_rival
from marches.games.raiders.rules.state import (
    RaidersGame,
)
from marches.games.raiders.rules.tables import (
    ANIMALS,
    COLOURS,
    CREW,
    FACE_DOWN,
    GOLD,
    GOODS,
    GREY,
    HEROES,
    KUMIS,
    LEVELS,
    LIVESTOCK,
    LOCATIONS,
    NO_WORKER,
    NONE,
    PLUNDER,
    QUEST_PLACES,
    QUESTS,
    SCHEMES,
    SETTLEMENTS,
    SHOWN,
    SLOTS,
    SPACE_CIV,
    SPACES,
    STRIDE,
    VILLAGE_QUEST,
    VP,
    WORKERS,
)
from marches.games.raiders.rules.turn import END_TURN, TAKE_WORKER, WORK_OR_RAID, TakeWorker, WorkOrRaid
from marches.games.scenario import Row, rows
from marches.kernel.rulebook import ScenarioError
from marches.kernel.step import Seat

TOKENS = GOODS[: VP + 1]
FILL = (LIVESTOCK - GOLD, 1, 2, 0)
"""What lies on raid spaces nobody described: livestock, equipment, wagon in turn, gold last."""


def is_quiet(g: RaidersGame) -> bool:
    """A turn is about to start, or a worker to be taken by a player who has used up nothing for this turn."""
    rested = not g.hero_used and g.eagles_used == 0
    return isinstance(g.decision, WorkOrRaid) or (isinstance(g.decision, TakeWorker) and rested)


def load(text: str, kit: Kit) -> RaidersGame:
    """The position a scenario describes, ready for its player's turn."""
    return _Loader(rows(text), kit).game()


class _Loader:
    """Reads a scenario line by line, then fills in what was not said."""

    def __init__(self, lines: list[Row], kit: Kit) -> None:
        self.lines = lines
        self.kit = kit
        self.g = self._start()
        self.said_spaces: set[int] = set()
        self.said_quests: set[int] = set()
        self.said_heroes: set[int] = set()
        self.supply: dict[int, int] = {}
        self.display: list[int] = []
        self.placed = NONE
        self.sizes: dict[str, Row] = {}

    def game(self) -> RaidersGame:
        g = self.g
        for row in self.lines:
            self._read(row)
        self._fill_quests()
        self._fill_heroes()
        self._fill_display()
        self._fill_spaces()
        for kind, row in self.sizes.items():
            self._shorten(row, g.crew_deck if kind == "crew" else g.animal_deck)
        g.crew_left, g.crew_piled = sum(g.crew_deck), sum(g.crew_pile)
        g.animals_left, g.animals_piled = sum(g.animal_deck), sum(g.animal_pile)
        g.quests_left = sum(1 for quest in g.quest_at if quest != NONE)
        g.restart(WORK_OR_RAID[g.active])
        if self.placed >= 0:
            self._place(self.placed)
        g.advance()
        return g

    def _place(self, location: int) -> None:
        """Half of the turn is over: the worker was placed and used."""
        g, seat = self.g, self.g.active
        g.village[location], g.workers[seat] = g.workers[seat], NO_WORKER
        g.restart(END_TURN[seat])
        g.then(TAKE_WORKER[seat * len(LOCATIONS) + location])

    def _start(self) -> RaidersGame:
        labels: tuple[str, ...] = ("purple", "orange")
        level = NONE
        for row in self.lines:
            if row.head == ["players"]:
                labels = tuple(_words(row))
                for label in labels:
                    row.one_of(label, COLOURS)
                if len(set(labels)) != len(labels) or not 1 <= len(labels) <= len(COLOURS):
                    raise row.fail(f"1 to {len(COLOURS)} different colours are expected")
            elif row.head == ["solo"]:
                level = row.one_of(_one(row), LEVELS)
        if level >= 0 and not any(row.head == ["players"] for row in self.lines):
            labels = labels[:1]
        if (len(labels) == 1) != (level >= 0):
            raise ScenarioError(1, "one player needs a line 'solo', and only one player may have it")
        hooks: list[Hooks] = [SOLO] if level >= 0 else []
        g = blank(self.kit, labels, hooks)
        if level >= 0:
            seat_rival(g, level)
        return g

    # -- lines ------------------------------------------------------------------------------------------------

    def _read(self, row: Row) -> None:
        head = row.head
        key = " ".join(head)
        if key in ("players", "solo"):
            return
        if key in ("turn", "first", "turns", "last turns"):
            self._clock(row, key)
        elif key in ("ending", "quests", "rulings"):
            self._option(row, key)
        elif key == "village":
            self._village(row)
        elif key == "placed":
            self._placed(row)
        elif key in ("raided", "open"):
            self._raided(row, key)
        elif key in ("display", "supply"):
            self._shown(row, key)
        elif len(head) == 2 and head[1] in ("deck", "discard"):
            self._pile(row)
        elif len(head) == 2 and head[0] in ("space", "quest", "settlement"):
            self._board(row)
        elif head and head[0] in ("rival", "schemes"):
            self._rival(row)
        elif head and head[0] in self.g.colours:
            self._player(row, self.g.colours.index(head[0]))
        else:
            raise row.fail(f"unknown line {key!r}")

    def _clock(self, row: Row, key: str) -> None:
        g = self.g
        if key == "turns":
            g.turns = row.whole(_one(row))
        elif key == "last turns":
            g.turns_left = row.whole(_one(row))
        else:
            seat = row.one_of(_one(row), g.colours)
            if key == "first":
                g.first = seat
            if key == "turn" or not any(other.head == ["turn"] for other in self.lines):
                g.active = seat

    def _option(self, row: Row, key: str) -> None:
        word = _one(row)
        if key == "ending":
            self.g.count_settlements = row.one_of(word, ENDINGS) == 1
        elif key == "quests":
            self.g.open_quests = row.one_of(word, ("hidden", "open")) == 1
        else:
            self.g.rulings = 1 + row.one_of(word, ("1", "2"))

    def _shown(self, row: Row, key: str) -> None:
        if key == "supply":
            for name, count in _pairs(row):
                self.supply[row.one_of(name, PLUNDER)] = row.whole(count)
            return
        self.display = [self._animal(row, name) for name in _words(row)]
        if len(self.display) != SHOWN:
            raise row.fail(f"{SHOWN} animals are expected on display")

    def _village(self, row: Row) -> None:
        for location in range(len(LOCATIONS)):
            self.g.village[location] = NO_WORKER
        for name, colour in _pairs(row):
            self.g.village[row.one_of(name, LOCATIONS)] = row.one_of(colour, WORKERS[:4])
        if sum(1 for worker in self.g.village if worker) != 3:
            raise row.fail("three workers stand in the village between turns")

    def _placed(self, row: Row) -> None:
        self.placed = row.one_of(_one(row), LOCATIONS)
        if self.g.village[self.placed] != NO_WORKER:
            raise row.fail(f"a worker stands at {LOCATIONS[self.placed]} already")

    def _shorten(self, row: Row, deck: vec[i64]) -> None:
        """`crew deck: 3 cards`: the last ones of those named nowhere; the others are out of the game."""
        surplus = sum(deck) - row.whole(_words(row)[0])
        if not 0 <= surplus <= sum(deck):
            raise row.fail(f"only {sum(deck)} cards are left for the deck")
        for card in range(len(deck)):
            gone = min(surplus, int(deck[card]))
            deck[card] -= gone
            surplus -= gone

    def _pile(self, row: Row) -> None:
        kind, which = row.head
        names, deck, pile = (
            (CREW, self.g.crew_deck, self.g.crew_pile),
            (ANIMALS, self.g.animal_deck, self.g.animal_pile),
        )[row.one_of(kind, ("crew", "animal"))]
        if which == "deck" and _words(row)[-1:] == ["cards"]:
            self.sizes[kind] = row
            return
        cards = [row.one_of(name, names) for name in _words(row)]
        if which == "discard":
            for card in cards:
                self._take(row, deck, card, names)
                pile[card] += 1
            return
        left = [0] * len(names)
        for card in cards:
            left[card] += 1
            if left[card] > deck[card]:
                raise row.fail(f"there are not that many of {names[card]!r}")
        if any(other.head[-1] != "deck" and other.head != ["supply"] for other in self.lines[self.lines.index(row) :]):
            raise row.fail("decks and the supply come last")
        for card, count in enumerate(left):
            deck[card] = count

    def _board(self, row: Row) -> None:
        kind, name = row.head
        if kind == "space":
            self._space(row, row.one_of(name, SPACES))
        elif kind == "quest":
            self._quest(row, row.one_of(name, QUEST_PLACES))
        else:
            first = 2 * row.one_of(name, SETTLEMENTS)
            workers = [row.one_of(word, WORKERS) for word in _words(row)]
            if len(workers) > 2:
                raise row.fail("a settlement has two worker spots")
            for i in range(2):
                self.g.spots[first + i] = workers[i] if i < len(workers) else NO_WORKER

    def _raided(self, row: Row, key: str) -> None:
        named = [row.one_of(name, SPACES) for name in _words(row)]
        for space in range(len(SPACES)):
            if self.g.open_spaces >> space & 1 and (space in named) == (key == "raided"):
                self.said_spaces.add(space)
                self.g.open_spaces &= ~(1 << space)

    def _space(self, row: Row, space: int) -> None:
        if not self.g.open_spaces >> space & 1:
            raise row.fail(f"{SPACES[space]} is not in play, or was described before")
        self.said_spaces.add(space)
        if _words(row) == ["raided"]:
            self.g.open_spaces &= ~(1 << space)
            return
        if _words(row) == ["empty"]:
            return
        for name, count in _pairs(row):
            kind, number = row.one_of(name, PLUNDER), row.whole(count)
            self.g.plunder[space * 4 + kind] = number
            self._from_supply(row, kind, number)

    def _quest(self, row: Row, place: int) -> None:
        word = _one(row)
        holds = place >= VILLAGE_QUEST or (
            self.kit.has_quests[SPACE_CIV[place]] and self.kit.in_play[self.g.players] >> place & 1
        )
        if word != "none" and not holds:
            raise row.fail(f"no quest ever lies at {QUEST_PLACES[place]}")
        self.said_quests.add(place)
        if word in ("hidden", "none"):
            self.g.quest_at[place] = FACE_DOWN if word == "hidden" else NONE
            return
        self.g.quest_at[place] = self._tile(row, word)

    def _player(self, row: Row, seat: Seat) -> None:
        what = row.head[1] if len(row.head) > 1 else ""
        g = self.g
        if what == "slot" and len(row.head) == 3:
            self._slot(row, seat, row.whole(row.head[2]) - 1)
        elif what == "hand":
            for name in _words(row):
                card = row.one_of(name, CREW)
                self._take(row, g.crew_deck, card, CREW)
                g.to_hand(seat, card)
        elif what == "known":
            g.shown[seat] = sorted(row.one_of(name, CREW) for name in _words(row))
        elif what == "quests":
            for name in _words(row):
                g.quest_owner[self._tile(row, name)] = seat
        elif not what:
            for name, value in _pairs(row):
                self._thing(row, seat, name, value)
        else:
            raise row.fail(f"unknown line {' '.join(row.head)!r}")

    def _thing(self, row: Row, seat: Seat, name: str, value: str) -> None:
        g = self.g
        if name == "worker":
            g.workers[seat] = row.one_of(value, WORKERS[:4])
        elif name == "hero":
            self.said_heroes.add(seat)
            g.heroes[seat] = NONE if value == "none" else row.one_of(value, HEROES)
        else:
            kind, number = row.one_of(name, [*TOKENS, "worker", "hero"]), row.whole(value)
            if number < 0 or (kind == KUMIS and number > MOST_KUMIS):
                raise row.fail(f"{number} is not a number of {name}")
            if GOLD <= kind <= LIVESTOCK:
                self._from_supply(row, kind - GOLD, number)
            g.goods[seat * STRIDE + kind] = number

    def _slot(self, row: Row, seat: Seat, slot: int) -> None:
        if not 0 <= slot < SLOTS:
            raise row.fail(f"slots are 1 to {SLOTS}")
        g, at = self.g, seat * SLOTS + slot
        for clause in row.clauses:
            word = clause[-1]
            if clause[0] == "wounds":
                g.wounds[at] = row.whole(word)
            elif clause[0] == "eagle":
                g.eagles[at] = self._animal(row, word)
            elif clause[0] == "horse":
                g.horses[at] = self._animal(row, word)
            elif word != "empty":
                card = row.one_of(word, CREW)
                self._take(row, g.crew_deck, card, CREW)
                g.crew[at] = card
        if g.wounds[at] > (g.kit.crew_strength[g.crew[at]] if g.crew[at] >= 0 else 0):
            raise row.fail("a member carries at most as many wounds as its strength")

    def _rival(self, row: Row) -> None:
        g = self.g
        rival = g.rival
        if rival is None:
            raise row.fail("there is a rival only with a line 'solo'")
        what = row.head[1] if len(row.head) > 1 else ""
        if what == "horses":
            for name in _words(row):
                rival.horses[self._animal(row, name)] += 1
        elif what == "quests":
            for name in _words(row):
                g.quest_owner[self._tile(row, name)] = g.players
        elif row.head == ["rival"]:
            for name, value in _pairs(row):
                if name == "scheme":
                    scheme = row.one_of(value, SCHEMES)
                    rival.scheme = scheme
                    rival.schemes &= ~(1 << scheme)
                else:
                    setattr(rival, ("provisions", "vp")[row.one_of(name, ("provisions", "vp"))], row.whole(value))
        elif row.head == ["schemes"]:
            rival.schemes = sum(1 << row.one_of(name, SCHEMES) for name in _words(row))
        else:
            raise row.fail(f"unknown line {' '.join(row.head)!r}")

    # -- components are limited -----------------------------------------------------------------------------------

    def _take(self, row: Row, deck: vec[i64], card: int, names: list[str]) -> None:
        if deck[card] < 1:
            raise row.fail(f"there are not that many of {names[card]!r}")
        deck[card] -= 1

    def _animal(self, row: Row, name: str) -> int:
        animal = row.one_of(name, ANIMALS)
        self._take(row, self.g.animal_deck, animal, ANIMALS)
        return animal

    def _tile(self, row: Row, name: str) -> int:
        quest = row.one_of(name, QUESTS)
        if not self.g.unseen_quests >> quest & 1:
            raise row.fail(f"quest {name!r} is named twice")
        self.g.unseen_quests &= ~(1 << quest)
        return quest

    def _from_supply(self, row: Row, kind: int, number: int) -> None:
        self.g.supply[kind] -= number
        if number < 0 or self.g.supply[kind] < 0:
            raise row.fail(f"there are not that many {PLUNDER[kind]} tokens")

    # -- what was not said ----------------------------------------------------------------------------------------

    def _fill_quests(self) -> None:
        g = self.g
        for place in range(len(QUEST_PLACES)):
            if place in self.said_quests:
                continue
            if place >= VILLAGE_QUEST:
                quest = (g.unseen_quests & -g.unseen_quests).bit_length() - 1
                g.unseen_quests &= ~(1 << quest)
                g.quest_at[place] = quest
            elif not g.open_spaces >> place & 1:
                g.quest_at[place] = NONE

    def _fill_heroes(self) -> None:
        g = self.g
        free = [hero for hero in range(len(HEROES)) if hero not in list(g.heroes)]
        for seat in range(g.players):
            if seat not in self.said_heroes:
                g.heroes[seat] = free.pop(0)

    def _fill_display(self) -> None:
        deck = self.g.animal_deck
        for position in range(SHOWN):
            if self.display:
                self.g.display[position] = self.display[position]
                continue
            animal = next((kind for kind in range(len(ANIMALS)) if kind >= position and deck[kind]), NONE)
            if animal == NONE:
                raise ScenarioError(1, "no animals are left for the display: say what lies there")
            deck[animal] -= 1
            self.g.display[position] = animal

    def _fill_spaces(self) -> None:
        g = self.g
        turn = 0
        for space in range(len(SPACES)):
            if space not in self.said_spaces and g.open_spaces >> space & 1:
                for _ in range(g.kit.space_plunder[space]):
                    kind = next((FILL[(turn + i) % 3] for i in range(3) if g.supply[FILL[(turn + i) % 3]]), 0)
                    turn += 1
                    if g.supply[kind]:
                        g.supply[kind] -= 1
                        g.plunder[space * 4 + kind] += 1
        for kind, number in self.supply.items():
            g.supply[kind] = number
        self._fill_spots()

    def _fill_spots(self) -> None:
        g = self.g
        said = {row.head[1] for row in self.lines if row.head[0] == "settlement" and len(row.head) == 2}
        for space in self.said_spaces:
            settlement = space // 2
            if not g.open_spaces >> space & 1 and SETTLEMENTS[settlement] not in said:
                g.spots[2 * settlement + (1 if g.spots[2 * settlement] else 0)] = GREY


def _words(row: Row) -> list[str]:
    return [word for clause in row.clauses for word in clause]


def _one(row: Row) -> str:
    words = _words(row)
    if len(words) != 1:
        raise row.fail("one word is expected after the colon")
    return words[0]


def _pairs(row: Row) -> list[tuple[str, str]]:
    words = _words(row)
    if len(words) % 2:
        raise row.fail("names and values are expected in pairs")
    return list(zip(words[::2], words[1::2], strict=True))
