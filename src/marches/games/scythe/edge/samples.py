"""The tables that the conformance suite and the long random runs play at."""

from __future__ import annotations

from random import Random

from marches.games.scythe.edge.automa_data import LEVELS
from marches.games.scythe.edge.components import PRINTED
from marches.games.scythe.rules.setup import RANDOM
from marches.kernel.setup import Setup, Value

VERSION = 2
"""The rules version: raised when an old record may no longer mean the same."""
BASE = range(2, 6)
ALL = range(2, 8)
"""How many play, without and with the Invaders."""


def table(players: int, modules: tuple[str, ...] = (), options: dict[str, Value] | None = None) -> Setup:
    """A table at which nature deals the factions."""
    return Setup("scythe", VERSION, (RANDOM,) * players, modules, options or {})


def samples() -> list[Setup]:
    """Every player count, with and without the Invaders, every faction at least once, every tile and variant."""
    found = [table(players) for players in BASE]
    found += [table(players, ("invaders",)) for players in ALL]
    found += [table(players, ("airships",)) for players in (2, 5)]
    found.append(table(7, ("invaders", "airships"), {"house-tiles": True, "own-airship-tiles": True}))
    found += other_endings() + variants() + mods_and_tracks()
    duels = [("nordic", "crimea"), ("saxony", "polania"), ("rusviet", "nordic")]
    found += [Setup("scythe", VERSION, duel) for duel in duels]
    found.append(table(3, (), {"bribes": True, "promos": True, "bonus-tiles": True}))
    found += rise_of_fenris()
    found += against_desolation() + boards()
    found += with_automas()
    found.append(Setup("scythe", VERSION, ("albion", "togawa"), ("invaders",)))
    return found


def automas(people: int, *levels: str) -> dict[str, Value]:
    """The option that seats people first and then Automas of these levels."""
    return {"automas": ", ".join(["person"] * people + list(levels))}


def with_automas() -> list[Setup]:
    """One person alone against each level, and people among several Automas."""
    found = [table(2, (), automas(1, level)) for level in LEVELS]
    found.append(Setup("scythe", VERSION, ("togawa", "rusviet"), ("invaders",), automas(1, "automa")))
    found.append(table(3, (), {**automas(2, "ultimaszyna"), "bribes": True}))
    found.append(table(5, ("invaders",), automas(3, "automa", "autometta")))
    return found


def automas_and_modules() -> list[Setup]:
    """Automas with modules at random, both modes; combinations that are refused are left out."""
    rng = Random(24)
    found: list[Setup] = []
    for players in [*ALL] * 6:
        wanted = [name for name in BESIDE_AUTOMAS if rng.random() < 0.3]
        modules = [name for name in wanted if not {*AGAINST.get(name, ())} & {*wanted}]
        if players > max(BASE) or rng.random() < 0.5:
            modules.append("invaders")
        people = rng.randint(1, players - 1)
        levels = [rng.choice(LEVELS) for _ in range(players - people)]
        mode = rng.choice(("competitive", "cooperative"))
        options: dict[str, Value] = {**automas(people, *levels), "automa-mode": mode, "house-tiles": rng.random() < 0.5}
        found.append(table(players, tuple(modules), options))
    return found


BESIDE_AUTOMAS = (
    *("airships", "resolution", "mechmods", "inframods", "fenris", "war", "peace", "triumphtiles", "rivals", "tesla"),
    *("mad-tesla", "alliances", "modular"),
)
AGAINST = {"war": ("peace", "triumphtiles"), "peace": ("triumphtiles",), "rivals": ("peace",), "tesla": ("mad-tesla",)}
"""Modules that give way to others."""


def many_automas() -> list[Setup]:
    """Every number of seats with Automas of all levels among them, at random."""
    rng = Random(23)
    found: list[Setup] = []
    for players in [*ALL] * 6:
        modules = ("invaders",) if players > max(BASE) or rng.random() < 0.5 else ()
        people = rng.randint(1, players - 1)
        levels = [rng.choice(LEVELS) for _ in range(players - people)]
        found.append(table(players, modules, automas(people, *levels)))
    return found


def rise_of_fenris() -> list[Setup]:
    """Vesna and Fenris, alone and among all nine factions, also under airships."""
    found = [
        Setup("scythe", VERSION, ("vesna", "fenris"), ("fenris",)),
        Setup("scythe", VERSION, ("fenris", "vesna", "togawa"), ("invaders", "fenris", "airships")),
    ]
    found.append(table(5, ("fenris",)))
    found.append(table(3, ("invaders", "tesla")))
    found.append(table(5, ("invaders", "fenris", "alliances")))
    found.append(Setup("scythe", VERSION, ("togawa", "vesna", "albion", "fenris"), ("invaders", "fenris", "alliances")))
    found.append(
        Setup("scythe", VERSION, ("polania", "nordic", "fenris"), ("fenris", "tesla"), {"tesla-for": "polania"})
    )
    found.append(table(3, ("mad-tesla",)))
    found.append(table(4, ("invaders", "airships", "mad-tesla"), {"mad-tesla-end": "sixth-star"}))
    found.append(table(7, ("invaders", "fenris")))
    return found


def against_desolation() -> list[Setup]:
    """Every number of players together, with what makes it easier, harder or harder to follow."""
    named: dict[str, Value] = {"desolation-faction": "saxony", "desolation-harder": True}
    return [
        table(1, ("desolation",)),
        table(1, ("desolation", "fenris", "airships", "mechmods", "inframods"), {"desolation-harder": True}),
        table(2, ("desolation",), {"desolation-harder": True}),
        table(3, ("desolation", "mechmods", "inframods")),
        table(3, ("desolation", "airships"), {"house-tiles": True}),
        table(4, ("desolation", "alliances"), named),
        Setup("scythe", VERSION, ("saxony", "fenris", "togawa"), ("invaders", "fenris", "desolation")),
        table(5, ("desolation",)),
        table(7, ("invaders", "fenris", "desolation")),
    ]


def co_operative() -> list[Setup]:
    """Every number of players against Desolation, with modules and options at random."""
    rng = Random(23)
    found: list[Setup] = []
    for players in [*range(1, 8)] * 6:
        modules = ["invaders"] if players > max(BASE) or rng.random() < 0.5 else []
        modules += [box for box in ("airships", "fenris", "mechmods", "inframods") if rng.random() < 0.4]
        modules += ["alliances"] if players > 1 and rng.random() < 0.4 else []
        options: dict[str, Value] = {"desolation-harder": True} if rng.random() < 0.5 else {}
        if rng.random() < 0.4:
            options |= {"house-tiles": True, "promos": True, "bonus-tiles": True}
        if players < max(BASE) and rng.random() < 0.4:  # with more, every faction may be played
            options |= {"desolation-faction": "saxony"}
        found.append(table(players, ("desolation", *modules), options))
    return found


def boards() -> list[Setup]:
    """The modular board, whole and smaller, both sides, with and without other boxes."""
    return [
        table(2, ("modular",), {"layout": "farms", "remove-tiles": "fewest-tiles"}),
        table(3, ("modular", "invaders"), {"layout": "no-farms", "remove-tiles": "fewer-tiles"}),
        table(5, ("modular", "fenris")),
        table(7, ("modular", "invaders", "fenris", "airships", "mechmods")),
    ]


def ending(tile: str, players: int, *modules: str) -> Setup:
    """A table with one resolution tile."""
    return table(players, ("resolution", *modules), {"resolution": tile, "house-tiles": True})


def other_endings() -> list[Setup]:
    """A table with each resolution tile."""
    return [ending(tile.id, 3) for tile in PRINTED.resolution]


def mods_and_tracks() -> list[Setup]:
    """A table with Mods of each kind, with each triumph track and with Rivals, alone and among other boxes."""
    return [
        table(2, ("mechmods",)),
        table(7, ("invaders", "mechmods"), {"printed-only": True}),
        table(4, ("airships", "mechmods", "resolution")),
        table(3, ("inframods",)),
        table(7, ("invaders", "inframods"), {"printed-only": True}),
        table(5, ("airships", "mechmods", "inframods")),
        table(3, ("war",)),
        table(5, ("war", "rivals", "airships")),
        table(2, ("rivals",)),
        Setup("scythe", VERSION, ("saxony", RANDOM, RANDOM), ("peace",)),
        table(4, ("peace", "resolution", "airships")),
        table(2, ("triumphtiles",)),
        table(7, ("invaders", "triumphtiles", "rivals")),
        table(4, ("triumphtiles", "rivals")),
    ]


def variants() -> list[Setup]:
    """A table with each variant."""
    chosen: list[tuple[int, dict[str, Value]]] = [
        (4, {"teams": True}),
        (3, {"final-turns": True}),
        (4, {"mat-order": True}),
        (3, {"tournament": True}),
        (3, {"delay-of-game": True}),
        (2, {"rusviet": "first-printing"}),
    ]
    return [table(players, (), options) for players, options in chosen]


def soaks() -> list[Setup]:
    """Every faction with every mat, every player count with every box, every tile, every variant and option."""
    found = crowds() + pairs() + skies() + endings() + choices() + mods_and_tracks() + mixed()
    return found + co_operative() + layouts() + with_automas() + many_automas() + automas_and_modules()


def mixed() -> list[Setup]:
    """Every player count with boxes, Mods, tracks and Rivals thrown together at random."""
    rng = Random(16)
    found: list[Setup] = []
    for players in [*ALL] * 8:
        modules = ["invaders"] if players > max(BASE) or rng.random() < 0.5 else []
        modules += [box for box in ("airships", "resolution", "fenris", "mechmods", "inframods") if rng.random() < 0.5]
        track = rng.choice(["", "war", "peace", "triumphtiles"])
        modules += [track] if track else []
        modules += ["rivals"] if track != "peace" and rng.random() < 0.6 else []
        options: dict[str, Value] = {}
        if rng.random() < 0.4:
            options = {"house-tiles": True, "printed-only": True, "promos": True}
        if players in (4, 6) and rng.random() < 0.3 and not {"peace", "triumphtiles", "rivals"} & {*modules}:
            options["teams"] = True
        found.append(table(players, tuple(modules), options))
    return found


def layouts() -> list[Setup]:
    """Every player count on the modular board, with boxes thrown together at random."""
    rng = Random(22)
    found: list[Setup] = []
    for players in [*ALL] * 4:
        modules = ["modular", *(["invaders"] if players > max(BASE) or rng.random() < 0.5 else [])]
        boxes = ("airships", "resolution", "fenris", "mechmods", "inframods", "alliances", "mad-tesla")
        modules += [box for box in boxes if rng.random() < 0.4]
        track = rng.choice(["", "war", "peace", "triumphtiles"])
        modules += [track] if track else []
        removal = rng.choice(["all-tiles", "fewer-tiles", "fewest-tiles"])
        found.append(
            table(players, tuple(modules), {"layout": rng.choice(["farms", "no-farms"]), "remove-tiles": removal})
        )
    return found


def crowds() -> list[Setup]:
    """Every player count with every set of modules."""
    found: list[Setup] = []
    for boxes in [
        (),
        ("airships",),
        ("resolution",),
        ("airships", "resolution"),
        ("fenris",),
        ("tesla",),
        ("mad-tesla",),
        ("alliances",),
    ]:
        found += [table(players, boxes) for players in BASE]
        found += [table(players, ("invaders", *boxes)) for players in ALL]
    return found


def pairs() -> list[Setup]:
    """Every faction with every mat it may be played with."""
    banned = [(pair.faction, pair.mat) for pair in PRINTED.banned_pairs]
    allowed = [(f.id, m.id) for f in PRINTED.factions for m in PRINTED.mats if (f.id, m.id) not in banned]
    return [
        Setup("scythe", VERSION, (faction, RANDOM), ("invaders", "fenris"), {"mats": mat}) for faction, mat in allowed
    ]


def skies() -> list[Setup]:
    """Every airship tile for all, and a pair of tiles for each, at every player count."""
    found: list[Setup] = []
    for index, (one, other) in enumerate(zip(PRINTED.aggressive, PRINTED.passive, strict=True)):
        options: dict[str, Value] = {"house-tiles": True, "airship-tiles": f"{one.id} {other.id}"}
        found.append(table(2 + index % 4, ("airships",), options))
    for players in ALL:
        found.append(table(players, ("invaders", "airships"), {"house-tiles": True, "own-airship-tiles": True}))
    return found


def endings() -> list[Setup]:
    """Every resolution tile, on the ground and under airships."""
    found: list[Setup] = []
    for index, tile in enumerate(PRINTED.resolution):
        found.append(ending(tile.id, 2 + index % 4))
        found.append(ending(tile.id, 5 - index % 4, "airships"))
    return found


def choices() -> list[Setup]:
    """Every variant and every other option."""
    more: list[tuple[int, dict[str, Value]]] = [
        (5, {"final-turns": True}),
        (5, {"bidding": True}),
        (2, {"delay-of-game": True}),
        (2, {"objective-timing": "printed"}),
        (4, {"bribes": True}),
        (3, {"promos": True, "bonus-tiles": True, "house-tiles": True}),
    ]
    found = variants() + [table(players, (), options) for players, options in more]
    found.append(table(6, ("invaders",), {"teams": True}))
    found.append(table(4, ("war",), {"teams": True}))
    found.append(table(7, ("invaders",), {"tournament": True}))
    found.append(Setup("scythe", VERSION, ("polania", RANDOM, RANDOM), ("tesla",), {"tesla-for": "polania"}))
    found.append(table(3, ("mad-tesla",), {"mad-tesla-end": "sixth-star"}))
    return found
