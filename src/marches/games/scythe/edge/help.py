"""What the things of Scythe are for, and what a fortune consists of, for anyone who looks at a table."""

from __future__ import annotations

from collections.abc import Sequence

from marches.games.scythe.data import Mat
from marches.games.scythe.data.words import STRUCTURES
from marches.games.scythe.rules.encounters import ENCOUNTERS_PART, OPTION_IDS
from marches.games.scythe.rules.factory import card_lines
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.objectives import goal_lines
from marches.games.scythe.rules.scoring import score_of
from marches.games.scythe.rules.state import ScytheGame
from marches.kernel.line import TITLE, Fact, Line
from marches.kernel.rulebook import Help, ScoreSource
from marches.kernel.step import Seat

TILE_RULES = {
    "in-a-row": "row",
    "on-farms-and-tundras": "farms-tundras",
    "next-to-base-or-factory": "home-or-factory",
    "around-one-lake": "same-lake",
    "on-villages": "villages",
    "on-mountains-and-forests": "mountains-forests",
    "around-one-encounter": "same-encounter",
}
"""Where the ledger calls a structure bonus tile otherwise."""


FENRIS_RULES = {
    "vesna.technophile": "vesna.technophile",
    "vesna.riverwalk": "vesna.riverwalk",
    "vesna.space-2": "vesna.latent-abilities",
    "vesna.space-3": "vesna.latent-abilities",
    "fenris.influence": "fenris.influence-place",
    "fenris.leap": "fenris.leap",
    "fenris.horrify": "fenris.horrify",
    "fenris.death-ray": "fenris.death-ray",
    "fenris.fanatical": "fenris.fanatical",
}
"""Where the ledger keeps the abilities of Vesna and Fenris."""


STEPS = ("section", "top", "bottom")
"""What the steps of a turn are called before a section is chosen."""
NOTES = {
    "tie-attacker": ("combat.tie",),
    "tie-defender": ("combat.tie", "mechmod.entrenched"),
    "by-structures": ("vesna.riverwalk",),
    "keep-mods": ("inframod.keep-two", "inframod.once"),
    "highest-mat-first": ("modular.faction-pick",),
    "influence-end": ("fenris.influence-scoring",),
    "tesla-ends": ("tesla.mad.end",),
    "tesla-goes-on": ("tesla.mad.resolution",),
    "timer-at-zero": ("desolation.lose",),
    "harder": ("desolation.variant-harder",),
    "skipped-turn": ("automa.turn.autometta-skip",),
    "no-move": ("automa.move.line",),
}
"""A rule in one sentence, for the place on the table it is about."""


def catalogue(kit: Kit) -> dict[str, dict[str, Help]]:
    """Factions, mats, abilities, cards, tiles, structures, stars."""
    box = kit.data
    return {
        **_factions(kit),
        "step": {name: Help() for name in STEPS},
        "note": {name: Help(rules=[f"scythe:{rule}" for rule in rules]) for name, rules in NOTES.items()},
        "mat": {mat.id: Help(_mat_lines(mat), status=mat.status) for mat in box.mats},
        "encounter": {
            card.id: Help(_encounter_lines(kit, index), status=card.status) for index, card in enumerate(box.encounters)
        },
        "objective": {
            card.id: Help(goal_lines(kit, index), status=card.status) for index, card in enumerate(box.objectives)
        },
        "factory-card": {
            card.id: Help(card_lines(kit, index), status=card.status) for index, card in enumerate(box.factory_cards)
        },
        "structure-bonus": {
            tile.id: Help(_steps(tile.steps), [f"scythe:score.bonus.{TILE_RULES.get(tile.id, tile.id)}"], tile.status)
            for tile in box.bonus_tiles
        },
        "structure": {name: Help(rules=[f"scythe:build.{name}"]) for name in STRUCTURES},
        "trap": {trap.id: Help(rules=["scythe:faction.togawa.trap-trigger"], status=trap.status) for trap in box.traps},
        "triumph": {
            star.id: Help(rules=[f"scythe:star.{star.id}"], status=star.status) for star in box.scoring.triumphs
        },
    }


def _factions(kit: Kit) -> dict[str, dict[str, Help]]:
    """A faction is its ability and those of its mechs."""
    factions: dict[str, Help] = {}
    abilities: dict[str, list[str]] = {}
    for faction in kit.data.factions:
        rules = [f"scythe:{_ability_rule(faction.id, name)}" for name in (faction.ability, *faction.mechs)]
        start: dict[str, Fact] = {"power": faction.power, "cards": faction.combat_cards}
        factions[faction.id] = Help([Line("scythe-help-faction", start)], list(dict.fromkeys(rules)), faction.status)
        for name, rule in zip((faction.ability, *faction.mechs), rules, strict=True):
            abilities.setdefault(name, []).append(rule)
    known = {name: Help(rules=list(dict.fromkeys(rules))) for name, rules in abilities.items()}
    return {"faction": factions, "label": factions, "ability": known}


def _ability_rule(faction: str, ability: str) -> str:
    if ability == "speed":
        return "deploy.speed"
    return FENRIS_RULES.get(f"{faction}.{ability}", f"faction.{faction}.{ability}")


def _mat_lines(mat: Mat) -> list[Line]:
    start: dict[str, Fact] = {"objectives": mat.objectives, "popularity": mat.popularity, "coins": mat.coins}
    lines = [Line("scythe-help-mat", start)]
    for column in mat.columns:
        facts: dict[str, Fact] = {"section": f"section:{column.top}", "bottom": f"bottom:{column.bottom}"}
        facts |= {"cost": column.cost, "least": column.cost - column.bracketed, "coins": column.coins}
        lines.append(Line("scythe-help-column", facts))
    return lines


def _encounter_lines(kit: Kit, card: int) -> list[Line]:
    lines: list[Line] = []
    for name, deal in zip(OPTION_IDS, ENCOUNTERS_PART.of(kit).options[card], strict=True):
        lines += [
            Line("scythe-help-option", {"option": f"option:{name}"}, TITLE),
            *deal.cost_lines(),
            *deal.gain_lines(),
        ]
    return lines


def _steps(steps: Sequence[tuple[int, int]]) -> list[Line]:
    """From how many on a tile pays how much."""
    return [Line("scythe-help-step", {"count": count, "coins": coins}) for count, coins in steps]


def breakdown(g: ScytheGame, seat: Seat) -> list[ScoreSource]:
    """scythe:score.final, scythe:score.floor
    Coins held, what stars, territories, resources and the rest brought, and what lifts a fortune to nothing.
    """
    score = score_of(g, seat)
    parts = [
        ScoreSource(Line("scythe-part-held"), score.held),
        ScoreSource(Line("scythe-part-stars", {"count": score.stars}), score.star_coins),
        ScoreSource(Line("scythe-part-territories", {"count": score.territories}), score.territory_coins),
        ScoreSource(Line("scythe-part-resources", {"count": score.resources}), score.resource_coins),
    ]
    parts += [ScoreSource(Line(f"scythe-part-{name}"), coins) for name, coins in score.others]
    lifted = score.total() - score.counted()
    return [*parts, ScoreSource(Line("scythe-part-floor"), lifted)] if lifted else parts
