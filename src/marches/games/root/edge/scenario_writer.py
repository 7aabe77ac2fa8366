"""Writing a position of Root as a scenario; `scenario` reads it."""

from __future__ import annotations

from marches.games.root.edge.factions.shown import names_of
from marches.games.root.edge.scenario import DEFAULTS
from marches.games.root.edge.view import FACTION_VIEWS
from marches.games.root.rules.scoring import best
from marches.games.root.rules.setup import blank
from marches.games.root.rules.state import PHASES, RootGame
from marches.games.root.rules.tables import (
    CLEARINGS,
    FACTIONS,
    ITEMS,
    PIECE_IDS,
    PIECES,
    SUITS,
)
from marches.kernel.setup import Value
from marches.kernel.step import Seat


def is_quiet(g: RootGame) -> bool:
    """Whether a scenario can say where the game is: a phase begins, or has come as far as its faction can tell."""
    return g.decision is not None and (g.fresh or _under_way(g) is not None)


def dump(g: RootGame, defaults: dict[str, Value]) -> str:
    """The scenario of a quiet position."""
    names = [FACTIONS[faction] for faction in g.factions]
    found = [f"map {g.board.name}", f"seats: {' '.join(names)}"]
    found += [
        f"option {name}: {str(value).lower()}"
        for name, value in sorted(g.chosen.items())
        if name not in DEFAULTS and value != defaults.get(name)
    ]
    found.append("order: " + " ".join(names[seat] for seat in g.order))
    if any(suit < 0 for suit in g.board.suits):
        found.append("suits: " + " ".join(SUITS[suit] for suit in g.suits))
    found += _numbers("ruins", int(g.ruins))
    if g.closed:
        found += _numbers("closed", int(g.closed))
    found += _map_rows(g, names)
    found += _card_rows(g, names)
    for seat, name in enumerate(names):
        found += _seat_rows(g, seat, name)
        found += [f"{name} {line}" for line in FACTION_VIEWS[name].dump(g, seat)]
    found += _late_rows(g, names)
    found += _stock_rows(g, names)
    if g.turn > g.scored:
        found.append(f"quiet: {g.turn - g.scored}")
    found.append(f"turn {names[g.active]} {PHASES[g.phase]} {g.turn}")
    if not g.fresh:
        found += _under_way(g) or []
    return "\n".join(found) + "\n"


def _numbers(word: str, mask: int) -> list[str]:
    return [f"{word}: " + " ".join(str(place + 1) for place in range(CLEARINGS) if mask >> place & 1)]


def _map_rows(g: RootGame, names: list[str]) -> list[str]:
    found = []
    for clearing in range(CLEARINGS):
        clauses = []
        for seat, name in enumerate(names):
            pieces = [
                f"{g.count(seat, kind, clearing)} {PIECE_IDS[g.factions[seat]][kind]}"
                for kind in range(PIECES)
                if g.count(seat, kind, clearing)
            ]
            if pieces:
                clauses.append(f"{name} {', '.join(pieces)}")
            if g.pawns[seat] == clearing:
                clauses.append(f"{name} pawn")
        if clauses:
            found.append(f"clearing {clearing + 1}: {'; '.join(clauses)}")
    for place, forest in enumerate(g.board.forests):
        pawns = [f"{name} pawn" for seat, name in enumerate(names) if g.pawns[seat] == CLEARINGS + place]
        if pawns:
            found.append(f"forest {forest}: {'; '.join(pawns)}")
    return found


def _card_rows(g: RootGame, names: list[str]) -> list[str]:
    found = []
    if g.discard:
        found.append("discard: " + " ".join(names_of(g, g.discard)))
    if g.available:
        found.append("available: " + " ".join(names_of(g, g.available)))
    plain = blank(g.kit.print, names, g.chosen)
    if g.unused != plain.unused:
        found.append("box: " + " ".join(names_of(g, g.unused)))
    return found


def _box(g: RootGame, seat: Seat, item: int) -> int:
    return int(g.boxes[seat * len(ITEMS) + item])


def _listed(word: str, name: str, things: list[str]) -> list[str]:
    return [f"{word} {name}: {' '.join(things)}"] if things else []


def _seat_rows(g: RootGame, seat: Seat, name: str) -> list[str]:
    activated = g.cards.kind_mask[g.dominance[seat]] if g.dominance[seat] >= 0 else 0
    found = _listed("hand", name, names_of(g, g.hands[seat]))
    found += _listed("crafted", name, names_of(g, g.crafted[seat] & ~activated))
    found += _listed("dominance", name, names_of(g, activated))
    found += _listed("items", name, [ITEMS[item] for item in range(len(ITEMS)) for _ in range(_box(g, seat, item))])
    if g.scores[seat]:
        found.append(f"score {name}: {g.scores[seat]}")
    if best(g, seat) > g.scores[seat]:
        found.append(f"best {name}: {best(g, seat)}")
    return found


def _late_rows(g: RootGame, names: list[str]) -> list[str]:
    """What refers to other lines: partners, what hands were seen, items that are neither in supply nor in boxes."""
    found = [f"partner {names[s]}: {names[g.partners[s]]}" for s in range(g.players) if g.partners[s] >= 0]
    for observer, name in enumerate(names):
        seen = [
            f"{other} {' '.join(names_of(g, g.known[observer * g.players + owner]))}"
            for owner, other in enumerate(names)
            if g.known[observer * g.players + owner]
        ]
        if seen:
            found.append(f"known {name}: {'; '.join(seen)}")
    left = [
        g.kit.print.items[item] - sum(_box(g, seat, item) for seat in range(g.players)) for item in range(len(ITEMS))
    ]
    if left != [int(g.items[item]) for item in range(len(ITEMS))]:
        found.append("supply: " + " ".join(ITEMS[i] for i in range(len(ITEMS)) for _ in range(int(g.items[i]))))
    return found


def _stock_rows(g: RootGame, names: list[str]) -> list[str]:
    """What is left in a supply, where pieces have left the game."""
    plain = blank(g.kit.print, names, g.chosen)
    found = []
    for seat, name in enumerate(names):
        short = [
            f"{g.in_supply(seat, kind)} {piece}"
            for kind, piece in enumerate(PIECE_IDS[g.factions[seat]])
            if piece and _all(g, seat, kind) < _all(plain, seat, kind)
        ]
        found += [f"supply {name}: {', '.join(short)}"] if short else []
    return found


def _all(g: RootGame, seat: Seat, kind: int) -> int:
    """Pieces of a kind in the game, wherever they are."""
    held = sum(int(state.held(seat, kind)) for state in g.states)
    return int(g.in_supply(seat, kind) + g.on_map(seat, kind)) + held


def _under_way(g: RootGame) -> list[str] | None:
    """What a phase has used up, and how far its faction has come; None where it cannot be said."""
    seat = int(g.active)
    name = FACTIONS[g.factions[seat]]
    own = FACTION_VIEWS[name].under_way(g, seat)
    if own is None:
        return None
    used = [suit for place, suit in enumerate(SUITS) for _ in range(int(g.activated[place]))]
    return [f"used: {' '.join([*used, *names_of(g, g.spent)])}".rstrip(), *[f"{name} {line}".rstrip() for line in own]]
