"""Writing a position as a scenario; `scenario` reads it."""

from __future__ import annotations

from marches.games.raiders.rules.setup import ENDINGS
from marches.games.raiders.rules.state import (
    RaidersGame,
)
from marches.games.raiders.rules.tables import (
    ANIMALS,
    CREW,
    FACE_DOWN,
    GOLD,
    GOODS,
    HEROES,
    LEVELS,
    LOCATIONS,
    NEWEST_RULINGS,
    NONE,
    PLUNDER,
    QUEST_PLACES,
    QUESTS,
    SCHEMES,
    SETTLEMENTS,
    SLOTS,
    SPACES,
    VILLAGE_QUEST,
    VP,
    WORKERS,
)
from marches.games.raiders.rules.turn import TakeWorker
from marches.kernel.step import Seat


def dump(g: RaidersGame) -> str:
    """The scenario of a position at the start of a turn or in the middle of one; every field is said."""
    lines = [f"players: {', '.join(g.colours)}"]
    if g.rival is not None:
        lines.append(f"solo: {LEVELS[g.rival.level]}")
    lines += [f"first: {g.colours[g.first]}", f"turn: {g.colours[g.active]}", f"turns: {g.turns}"]
    if g.turns_left >= 0:
        lines.append(f"last turns: {g.turns_left}")
    lines += [f"ending: {ENDINGS[1]}"] if g.count_settlements else []
    lines += ["quests: open"] if g.open_quests else []
    lines += [f"rulings: {g.rulings}"] if g.rulings != NEWEST_RULINGS else []
    placed = g.decision.placed if isinstance(g.decision, TakeWorker) else NONE
    standing = [f"{LOCATIONS[at]} {WORKERS[worker]}" for at, worker in enumerate(g.village) if worker and at != placed]
    lines.append(f"village: {'; '.join(standing)}")
    lines += [f"placed: {LOCATIONS[placed]}"] if placed >= 0 else []
    for seat in range(g.players):
        lines += _dump_player(g, seat)
    lines += _dump_board(g)
    if g.rival is not None:
        lines += _dump_rival(g)
    return "\n".join([*lines, *_dump_decks(g)]) + "\n"


def _worker(g: RaidersGame, seat: Seat) -> int:
    """The worker a player holds, or has just placed."""
    if seat == g.active and isinstance(g.decision, TakeWorker):
        return int(g.village[g.decision.placed])
    return int(g.workers[seat])


def _dump_player(g: RaidersGame, seat: Seat) -> list[str]:
    name = g.colours[seat]
    things = [f"{good} {g.has(seat, kind)}" for kind, good in enumerate(GOODS[: VP + 1])]
    hero = int(g.heroes[seat])
    things += [f"worker {WORKERS[_worker(g, seat)]}", f"hero {HEROES[hero] if hero >= 0 else 'none'}"]
    lines = [f"{name}: {'; '.join(things)}"]
    for slot in range(SLOTS):
        card, wounds = g.member(seat, slot), g.wounds_on(seat, slot)
        eagle, horse = g.eagle(seat, slot), g.horse(seat, slot)
        parts = [CREW[card] if card >= 0 else "empty"]
        parts += [f"wounds {wounds}"] if wounds else []
        parts += [f"eagle {ANIMALS[eagle]}"] if eagle >= 0 else []
        parts += [f"horse {ANIMALS[horse]}"] if horse >= 0 else []
        if len(parts) > 1 or card >= 0:
            lines.append(f"{name} slot {slot + 1}: {'; '.join(parts)}")
    lines += _list(f"{name} hand", [CREW[card] for card in g.hands[seat]])
    lines += _list(f"{name} known", [CREW[card] for card in sorted(g.shown[seat])])
    return lines + _list(f"{name} quests", [QUESTS[q] for q, owner in enumerate(g.quest_owner) if owner == seat])


def _dump_board(g: RaidersGame) -> list[str]:
    lines = []
    in_play = g.kit.in_play[g.players]
    for space, name in enumerate(SPACES):
        if in_play >> space & 1:
            kinds = [f"{kind} {g.plunder[space * 4 + k]}" for k, kind in enumerate(PLUNDER) if g.plunder[space * 4 + k]]
            what = "; ".join(kinds) or "empty"
            lines.append(f"space {name}: {what if g.open_spaces >> space & 1 else 'raided'}")
    for place, name in enumerate(QUEST_PLACES):
        quest = int(g.quest_at[place])
        words = {NONE: "none", FACE_DOWN: "hidden"}
        if place >= VILLAGE_QUEST or in_play >> place & 1:
            lines.append(f"quest {name}: {words[quest] if quest < 0 else QUESTS[quest]}")
    for settlement, name in enumerate(SETTLEMENTS):
        workers = [WORKERS[g.spots[2 * settlement + i]] for i in range(2) if g.spots[2 * settlement + i]]
        lines += _list(f"settlement {name}", workers)
    return [*lines, f"display: {', '.join(ANIMALS[animal] for animal in g.display)}"]


def _dump_rival(g: RaidersGame) -> list[str]:
    rival = g.the_rival()
    things = [f"provisions {rival.provisions}", f"vp {rival.vp}"]
    if rival.scheme >= 0:
        things.append(f"scheme {SCHEMES[rival.scheme]}")
    horses = [ANIMALS[animal] for animal, count in enumerate(rival.horses) for _ in range(count)]
    lines = [f"rival: {'; '.join(things)}", *_list("rival horses", horses)]
    lines += _list("rival quests", [QUESTS[q] for q, owner in enumerate(g.quest_owner) if owner == g.players])
    left = [SCHEMES[scheme] for scheme in range(len(SCHEMES)) if rival.schemes >> scheme & 1]
    return [*lines, f"schemes: {', '.join(left)}"]


def _dump_decks(g: RaidersGame) -> list[str]:
    """Discards, and what a deck or the supply holds where it is not simply the rest."""
    lines = _list("crew discard", [CREW[card] for card, count in enumerate(g.crew_pile) for _ in range(count)])
    lines += _list("animal discard", [ANIMALS[card] for card, count in enumerate(g.animal_pile) for _ in range(count)])
    crew = [*[card for hand in g.hands for card in hand], *[int(card) for card in g.crew if card >= 0]]
    if any(crew.count(c) + g.crew_pile[c] + g.crew_deck[c] != g.kit.crew_copies[c] for c in range(len(CREW))):
        deck = [CREW[card] for card, count in enumerate(g.crew_deck) for _ in range(count)]
        lines.append(f"crew deck: {', '.join(deck)}")
    animals = [int(animal) for animal in [*g.eagles, *g.horses, *g.display] if animal >= 0]
    if g.rival is not None:
        animals += [animal for animal, count in enumerate(g.rival.horses) for _ in range(count)]
    if any(
        animals.count(a) + g.animal_pile[a] + g.animal_deck[a] != g.kit.animal_copies[a] for a in range(len(ANIMALS))
    ):
        deck = [ANIMALS[animal] for animal, count in enumerate(g.animal_deck) for _ in range(count)]
        lines.append(f"animal deck: {', '.join(deck)}")
    for kind, name in enumerate(PLUNDER):
        held = sum(g.has(seat, GOLD + kind) for seat in range(g.players))
        on_board = sum(g.plunder[space * 4 + kind] for space in range(len(SPACES)))
        if held + on_board + g.supply[kind] != g.kit.plunder_tokens[kind]:
            lines.append(f"supply: {name} {g.supply[kind]}")
    return lines


def _list(head: str, names: list[str]) -> list[str]:
    return [f"{head}: {', '.join(names)}"] if names else []
