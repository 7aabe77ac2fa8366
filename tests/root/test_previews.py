"""What the interface may tell before an answer: battles, builds, who rules and why, what the Decree demands."""

from __future__ import annotations

import pytest

from marches.games.root.edge.factions.eyrie import Demand, EyrieBoard
from marches.games.root.edge.preview import RulingView, StrengthView, preview_battle
from marches.games.root.edge.view import LeftView, with_dice
from marches.games.root.rules.state import RootGame
from marches.kernel.line import Heard, Line
from tests.marks import rule
from tests.root.helpers import (
    battle,
    play,
    player,
    position,
    preview,
    question,
    roll,
    seat,
    view,
)

PLAIN = "clearing 1: marquise 2 warriors, 1 keep\nclearing 3: eyrie 1 roost, 2 warriors\n"


def battle_lines(g: RootGame, attacker: str, defender: str, clearing: int) -> dict[str, Line]:
    return {line.key: line for line in preview_battle(g, seat(g, attacker), seat(g, defender), clearing - 1)}


def hits(lines: dict[str, Line]) -> tuple[tuple[object, ...], tuple[object, ...]]:
    facts = lines["root-preview-battle"].facts
    names = ("least", "most")
    return tuple(facts[f"dealt_{n}"] for n in names), tuple(facts[f"taken_{n}"] for n in names)


@rule("root:4.3.2", "root:4.3.2.I")
def test_a_battle_shows_the_range_of_hits_each_way_within_the_warriors() -> None:
    g = position(PLAIN + "clearing 9: marquise 4 warriors; eyrie 1 warrior")
    lines = battle_lines(g, "marquise", "eyrie", 9)
    assert hits(lines) == ((0, 3), (0, 1))
    facts = lines["root-preview-battle"].facts
    assert (facts["limit"], facts["limit_other"]) == (4, 1)
    assert lines["root-preview-battle"].odds == {"dealt": (1, 3, 5, 7), "taken": (7, 9)}
    # Of 16 rolls: the higher die shows 34 in all; the lower is not zero in 9, and one warrior deals at most 1.
    assert (facts["dealt"], facts["dealt_tenths"]) == (2, 1)
    assert (facts["taken"], facts["taken_tenths"]) == (0, 5)


@rule("root:4.3.2.III")
def test_a_battle_shows_a_defenceless_side_and_counts_the_hit_in() -> None:
    g = position(PLAIN + "clearing 9: marquise 4 warriors; eyrie 1 roost")
    lines = battle_lines(g, "marquise", "eyrie", 9)
    assert hits(lines) == ((1, 4), (0, 0))
    assert dict(lines["root-preview-defenceless"].facts) == {"seat": "seat:1"}
    assert "root-preview-extra" not in lines


@rule("root:4.3.2.II", "root:7.8.3")
def test_a_battle_shows_extra_hits() -> None:
    g = position(PLAIN + "clearing 9: marquise 2 warriors; eyrie 4 warriors\neyrie leader: commander\nturn eyrie")
    lines = battle_lines(g, "eyrie", "marquise", 9)
    assert hits(lines) == ((1, 4), (0, 2))
    assert dict(lines["root-preview-extra"].facts) == {"seat": "seat:1", "hits": 1}
    assert "root-preview-extra" not in battle_lines(g, "marquise", "eyrie", 9)


@rule("root:4.3.1")
def test_an_ambush_is_possible_as_far_as_the_attacker_can_know() -> None:
    base = PLAIN + "clearing 9: marquise 2 warriors; eyrie 2 warriors\n"
    possible = battle_lines(position(base + "hand eyrie: anvil sword"), "marquise", "eyrie", 9)
    assert dict(possible["root-preview-ambush"].facts) == {"seat": "seat:1", "cards": 2}
    assert "root-preview-ambush" not in battle_lines(position(base), "marquise", "eyrie", 9)
    # 9 is a mouse clearing: with the mouse ambush discarded and both birds in one's own hand there is none left.
    gone = "discard: ambush-mouse\nhand marquise: ambush-bird ambush-bird\nhand eyrie: anvil ambush-fox\n"
    assert "root-preview-ambush" not in battle_lines(position(base + gone), "marquise", "eyrie", 9)
    left = "discard: ambush-mouse\nhand marquise: ambush-bird\nhand eyrie: anvil\n"
    assert "root-preview-ambush" in battle_lines(position(base + left), "marquise", "eyrie", 9)


@rule("root:6.5.4.III")
def test_a_build_shows_its_cost_and_what_it_scores() -> None:
    g = position("clearing 9: marquise 2 warriors, 1 sawmill, 3 wood\nclearing 3: eyrie 1 roost\nturn marquise")
    play(g, "take-build")
    assert g.decision is not None
    lines = preview(g, "build", piece="sawmill", clearing=9)
    assert [dict(line.facts) for line in lines] == [{"cost": 1, "points": 1, "wood": 3}]


@rule("root:4.1.2", "root:7.2.3", "root:7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("charismatic", 1), ("builder", 3)])
def test_crafting_an_item_shows_what_it_scores_and_not_what_is_printed(leader: str, points: int) -> None:
    roosts = "clearing 5: eyrie 1 roost\nclearing 10: eyrie 1 roost\n"
    g = position(PLAIN + roosts + f"hand eyrie: bake-sale, cobbler\neyrie leader: {leader}\nturn eyrie")
    lines = preview(g, "craft", card="bake-sale")
    assert [(line.key, dict(line.facts)) for line in lines] == [("root-preview-item", {"points": points})]
    assert preview(g, "craft", card="cobbler") == []


@rule("root:2.8", "root:2.8.tie", "root:7.2.2")
def test_a_clearing_shows_who_rules_it_and_why() -> None:
    g = position(
        PLAIN
        + """
        clearing 9: marquise 2 warriors, 1 sawmill; eyrie 2 warriors
        clearing 12: marquise 2 warriors; eyrie 1 roost, 1 warrior
        """
    )
    assert ruling(g, 9).strengths == [
        StrengthView(seat=0, strength=3, warriors=2, buildings=1),
        StrengthView(seat=1, strength=2, warriors=2, buildings=0),
    ]
    assert ruling(g, 9).how == "most"
    assert ruling(g, 12).how == "tie"
    assert (ruling(g, 8).how, ruling(g, 8).strengths) == ("empty", [])


@rule("root:2.8.tie", "root:10.2.4")
def test_a_tie_without_lords_and_a_garden_are_told_as_such() -> None:
    g = position(
        """
        seats: marquise lizards alliance
        clearing 9: marquise 2 warriors; alliance 2 warriors
        clearing 2: lizards 1 garden-mouse; marquise 3 warriors
        """
    )
    assert ruling(g, 9).how == "nobody"
    assert ruling(g, 2).how == "outright"


def ruling(g: RootGame, clearing: int) -> RulingView:
    return view(g, "marquise").clearings[clearing - 1].ruling


@rule("root:7.5.2", "root:7.5.2.fail")
def test_the_decree_shows_what_it_still_demands_and_what_can_be_met() -> None:
    g = position(
        PLAIN
        + """
        eyrie leader: despot
        eyrie recruit: cobbler
        eyrie battle: foxfolk-steel
        hand eyrie: sword
        turn eyrie
        """
    )
    assert demands(g) == [
        Demand("recruit", "rabbit", 1, possible=True),
        Demand("move", "bird", 1, possible=True),
        Demand("battle", "fox", 1, possible=False),
        Demand("build", "bird", 1, possible=False),
    ]
    play(g, "resolve-decree")
    assert "recruit" not in [demand.column for demand in demands(g)]


def demands(g: RootGame) -> list[Demand]:
    board = player(g, "eyrie", viewer="marquise").board
    assert isinstance(board, EyrieBoard)
    return board.demands


@rule("root:7.6.1", "root:7.5.2.IV")
def test_a_roost_shows_what_it_adds_each_evening() -> None:
    g = position(
        """
        clearing 1: marquise 1 warrior, 1 keep
        clearing 3: eyrie 1 roost, 2 warriors
        clearing 5: eyrie 2 warriors
        clearing 9: eyrie 2 warriors
        eyrie leader: builder
        eyrie build: armorers
        turn eyrie
        """
    )
    while question(g) != "DecreeBuild":
        assert g.decision is not None
        g.play(g.decision.seats(g)[0], g.decision.options(g, g.decision.seats(g)[0])[0])
    assert g.decision is not None
    lines = g.decision.preview(g, seat(g, "eyrie"), g.decision.options(g, seat(g, "eyrie"))[0])
    assert [(line.key, dict(line.facts)) for line in lines] == [("root-preview-roost", {"points": 1, "before": 0})]


@rule("root:4.3.2")
def test_a_battle_shows_its_dice_once_they_are_rolled() -> None:
    g = position(PLAIN + "clearing 9: marquise 4 warriors; eyrie 2 warriors\nhand eyrie: ambush-fox")
    assert g.events is not None
    battle(g, "marquise", "eyrie", 9)
    assert dice(g) == []
    play(g, "decline", "eyrie")
    roll(g, 2, 1)
    assert g.fight is None or dice(g) == [2, 1]
    assert any(event.line.key == "root-did-roll" for event in g.events)


def dice(g: RootGame) -> list[int]:
    """The dice of the battle being fought, as the Marquise has heard of them."""
    heard = Heard(0, 0, tuple(event.line for event in g.events or []))
    shown = with_dice(view(g, "marquise"), iter([heard]))
    assert shown.battle is not None
    return shown.battle.dice


@rule("root:6.5", "root:7.5", "root:8.6")
def test_a_phase_shows_how_much_of_it_is_left() -> None:
    g = position(PLAIN + "turn marquise")
    assert view(g, "eyrie").left == LeftView("actions", 3, pips=True)
    g = position(PLAIN + "eyrie leader: despot\neyrie recruit: cobbler\nturn eyrie")
    assert view(g, "eyrie").left == LeftView("decree", sum(demand.cards for demand in demands(g)), pips=True)


@rule("root:3.1")
def test_those_with_the_most_points_lead() -> None:
    g = position(PLAIN + "score marquise: 4\nscore eyrie: 4")
    assert view(g, "eyrie").leaders == [0, 1]
