"""The words the data files of Scythe may use, in the order the rules count them in."""

from __future__ import annotations

from marches.games.scythe.data import Terrain

TERRAINS: tuple[Terrain, ...] = ("mountain", "farm", "tundra", "forest", "village", "lake", "factory")
RESOURCES = ("metal", "food", "oil", "wood")
"""scythe:resource.types  In the order of the terrains that produce them."""
TOP_ACTIONS = ("move", "bolster", "trade", "produce")
BOTTOM_ACTIONS = ("upgrade", "deploy", "build", "enlist")
STRUCTURES = ("mine", "monument", "armory", "mill")
"""In the order of the top actions they improve."""
BONUSES = ("power", "coins", "popularity", "combat-cards")
CUBE_IDS = ("move-units", "gain-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-territories")
TRAP_IDS = ("popularity", "power", "coins", "combat-cards")
TRIUMPH_IDS = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)
MOST_MISSIONS = 2
"""How many objectives a resolution tile may show."""
MOST_DIAL = 16
"""The highest value a Power Dial can be made with."""
PAYMENTS = ("coins", "power", "popularity", "combat-card", "any-resource")
GAINS = (
    *PAYMENTS,
    *RESOURCES,
    "worker",
    "mech",
    "structure",
    "recruit",
    "upgrade",
    "produce-territories",
    "look-at-opponent-combat-cards",
    "relocate-units",
)
ENCOUNTER_GAINS = tuple(gain for gain in GAINS if gain != "produce-territories")
FACTORY_GAINS = (*PAYMENTS, "worker", "mech", "structure", "recruit", "upgrade", "produce-territories")
"""What either kind of card can give; a Factory card has no space for tokens of a given kind."""
CONDITIONS = (
    "all",
    "combat-cards-min",
    "combat-stars-min",
    "coins-max",
    "coins-min",
    "control-adjacent-to-factory-min",
    "control-around-one-lake-min",
    "control-each-terrain-with-worker",
    "control-feature",
    "control-terrain",
    "controlled-resources-each-type-min",
    "controlled-single-resource-min",
    "factory-cards",
    "forced-enemy-worker-retreat-this-turn",
    "mechs-exact",
    "mechs-min",
    "min",
    "one-controlled-territory",
    "one-territory-adjacent-to-factory",
    "one-territory-own-tokens",
    "own-structures-adjacent-to-own-base-max",
    "popularity-max",
    "popularity-min",
    "power-exact",
    "power-min",
    "power-rank",
    "recruits-min",
    "structures-min",
    "upgrades-exact",
    "upgrades-min",
    "workers-equal-recruits",
    "workers-max",
    "workers-min",
)
SIDES = ("E", "W", "NE", "NW", "SE", "SW")
"""The sides of a hex, in the order in which boards number them."""
