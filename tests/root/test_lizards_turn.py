"""root:10.5, 10.6  The Lizard Cult: rituals and Evening."""

import pytest

from marches.games.root.rules.state import RootGame
from tests.marks import rule
from tests.root.helpers import (
    discards,
    done,
    draw,
    draw_any,
    hand,
    legal,
    offered,
    offers,
    pieces,
    play,
    player,
    position,
    question,
    refused,
    score,
    seat,
    supply,
    view,
    warriors,
)
from tests.root.lizards import cult, souls


def daylight(cards: str, rest: str) -> RootGame:
    return position(f"""
        {rest}
        clearing 3: marquise 1 warrior
        hand lizards: {cards}
        turn lizards
    """)


# -- rituals ---------------------------------------------------------------------------------------------------


@rule("root:10.5")
def test_each_revealed_card_allows_one_ritual() -> None:
    g = daylight("anvil sword armorers", "clearing 1: lizards 1 garden-fox")
    play(g, "reveal-recruit", card="anvil")
    play(g, "place-faithful", clearing=6)
    play(g, "reveal-recruit", card="sword")
    play(g, "place-faithful", clearing=2)
    play(g, "reveal-sacrifice", card="armorers")
    assert (warriors(g, "lizards", 6), warriors(g, "lizards", 2), cult(g).acolytes) == (1, 1, 1)
    assert question(g) != "Rituals"


@rule("root:10.5.locked")
def test_a_revealed_card_is_used_for_nothing_else() -> None:
    g = position(
        """
        clearing 1: lizards 1 garden-fox
        clearing 3: marquise 1 warrior
        clearing 5: eyrie 1 warrior
        hand lizards: anvil sword
        available: dominance-fox
        turn lizards
    """.replace("2 garden-fox", "1 garden-fox")
    )
    assert offers(g, "take-available", card="dominance-fox")
    play(g, "reveal-recruit", card="anvil")
    play(g, "place-faithful", clearing=6)
    assert cult(g, "marquise").revealed == ["anvil"]
    assert all(a.names.get("card") != "anvil" for a in legal(g))
    refused(g, "take-available", rule="root:3.3.4", card="dominance-fox")


@rule("root:10.2.2")
def test_birds_stand_for_no_suit_in_rituals() -> None:
    g = daylight("armorers", "clearing 1: lizards 3 warriors, 1 garden-fox\nclearing 8: lizards 1 warrior")
    for verb in ("reveal-build", "reveal-recruit", "reveal-score"):
        assert offered(g, verb, "card") == []
        refused(g, verb, rule="root:10.2.2", card="armorers")
    assert offered(g, "reveal-sacrifice", "card") == ["armorers"]


@rule("root:10.5.1")
def test_build_places_a_garden_where_they_rule() -> None:
    g = daylight(
        "anvil",
        """
        clearing 8: lizards 1 warrior
        clearing 12: lizards 2 warriors; marquise 1 warrior
        clearing 6: lizards 1 warrior; marquise 1 warrior
        clearing 1: lizards 1 garden-fox
        clearing 2: lizards 5 warriors
        """,
    )
    play(g, "reveal-build", card="anvil")
    assert offered(g, "place-garden", "clearing") == [8, 12]
    refused(g, "place-garden", rule="root:10.5.1", clearing=6)
    refused(g, "place-garden", rule="root:2.2.3.full", clearing=1)
    play(g, "place-garden", clearing=8)
    assert pieces(g, "lizards", 8) == {"warrior": 1, "garden-fox": 1}


@rule("root:10.5.1")
def test_gardens_may_share_a_clearing() -> None:
    g = daylight("anvil", "clearing 8: lizards 1 garden-fox")
    play(g, "reveal-build", card="anvil")
    assert pieces(g, "lizards", 8) == {"garden-fox": 2}


@rule("root:10.5.1", "root:2.5")
def test_build_needs_a_place_and_a_garden() -> None:
    g = daylight("anvil", "clearing 2: lizards 1 warrior")
    refused(g, "reveal-build", rule="root:10.5.1", card="anvil")
    full = "clearing 8: lizards 2 garden-fox\nclearing 1: lizards 1 garden-fox\nclearing 6: lizards 1 garden-fox"
    g = daylight("anvil", f"{full}\nclearing 12: lizards 1 garden-fox")
    refused(g, "reveal-build", rule="root:2.5", card="anvil")


@rule("root:10.5.2", "root:6.2.2")
def test_recruit_reaches_every_clearing_of_the_suit_but_the_keep() -> None:
    g = daylight(
        "sword",
        "clearing 2: marquise 1 keep, 2 warriors\nclearing 7: marquise 4 warriors\nclearing 1: lizards 1 warrior",
    )
    play(g, "reveal-recruit", card="sword")
    assert offered(g, "place-faithful", "clearing") == [7, 9, 11]
    refused(g, "place-faithful", rule="root:6.2.2", clearing=2)
    play(g, "place-faithful", clearing=7)
    assert warriors(g, "lizards", 7) == 1


@rule("root:10.5.2", "root:10.5.4", "root:2.5")
def test_without_warriors_in_supply_nobody_is_recruited_or_sacrificed() -> None:
    g = daylight("sword armorers", "clearing 1: lizards 12 warriors\nclearing 2: lizards 13 warriors")
    refused(g, "reveal-recruit", rule="root:2.5", card="sword")
    refused(g, "reveal-sacrifice", rule="root:2.5", card="armorers")


def fox_gardens(number: int) -> str:
    """This many fox gardens on the map."""
    places = {1: [1], 2: [1, 6], 3: [1, 6, 12], 4: [1, 6, 12, 8], 5: [1, 6, 12, 8, 8]}[number]
    return "\n".join(f"clearing {c}: lizards {places.count(c)} garden-fox" for c in sorted(set(places)))


@rule("root:10.5.3", "root:10.6.1")
def test_score_spends_its_card() -> None:
    g = daylight("anvil sword", fox_gardens(3))
    play(g, "reveal-score", card="anvil")
    assert score(g, "lizards") == 2
    assert souls(g) == ["anvil"]
    assert cult(g).revealed == []
    play(g, "end-daylight")
    assert hand(g, "lizards") == ["sword"]


@rule("root:lizards.track", "root:10.5.3")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_score_ritual_brings_what_the_track_says(number: int, points: int) -> None:
    g = daylight("anvil", fox_gardens(number))
    assert cult(g).draws == (1 if number < 2 else 2)
    play(g, "reveal-score", card="anvil")
    assert score(g, "lizards") == points


@rule("root:10.5.3.once")
def test_each_suit_scores_once_a_turn() -> None:
    g = daylight("anvil foxfolk-steel sword", f"{fox_gardens(2)}\nclearing 2: lizards 2 garden-mouse")
    play(g, "reveal-score", card="anvil")
    refused(g, "reveal-score", rule="root:10.5.3.once", card="foxfolk-steel")
    play(g, "reveal-score", card="sword")
    assert score(g, "lizards") == 4
    play(g, "end-daylight")
    assert not any(track.scored for track in cult(g).tracks)


@rule("root:10.5.3")
def test_no_score_without_a_garden_of_the_suit() -> None:
    g = daylight("anvil sword bake-sale", fox_gardens(2))
    assert offers(g, "reveal-score", card="anvil")
    refused(g, "reveal-score", rule="root:10.5.3", card="sword")
    refused(g, "reveal-score", rule="root:10.5.3", card="bake-sale")


@rule("root:10.5.4", "root:10.6.1")
def test_sacrificed_birds_bring_acolytes_and_come_back() -> None:
    g = daylight("armorers sappers", "clearing 1: lizards 1 warrior")
    before = supply(g, "lizards")
    play(g, "reveal-sacrifice", card="armorers")
    play(g, "reveal-sacrifice", card="sappers")
    assert (cult(g).acolytes, supply(g, "lizards")) == (2, before - 2)
    assert hand(g, "lizards") == ["armorers", "sappers"]


@rule("root:10.5.4")
def test_only_birds_are_sacrificed() -> None:
    g = daylight("anvil", "clearing 1: lizards 1 warrior")
    refused(g, "reveal-sacrifice", rule="root:10.5.4", card="anvil")


# -- evening ---------------------------------------------------------------------------------------------------


@rule("root:10.6", "root:10.6.2")
def test_a_revealed_card_is_back_before_crafting() -> None:
    g = daylight("root-tea-mouse", "clearing 2: lizards 1 garden-mouse\nlizards outcast: mouse")
    play(g, "reveal-recruit", card="root-tea-mouse")
    play(g, "place-faithful", clearing=7)
    assert question(g) == "CultCraft"
    play(g, "craft", card="root-tea-mouse")
    assert score(g, "lizards") == 2
    assert souls(g) == ["root-tea-mouse"]
    assert question(g) == "DrawOne"


@rule("root:10.6.1")
def test_revealed_cards_return_to_hand_and_everyone_knows_them() -> None:
    g = daylight("anvil sword armorers bake-sale", fox_gardens(2) + "\nlizards outcast: rabbit")
    play(g, "reveal-score", card="anvil")
    play(g, "reveal-recruit", card="sword")
    play(g, "place-faithful", clearing=7)
    play(g, "reveal-sacrifice", card="armorers")
    play(g, "end-daylight")
    assert hand(g, "lizards") == ["armorers", "bake-sale", "sword"]
    assert sorted(player(g, "lizards", "marquise").known) == ["armorers", "sword"]


@rule("root:10.6.1")
def test_of_three_revealed_cards_one_spent_two_return() -> None:
    g = position("""
        clearing 3: marquise 1 warrior; lizards 1 warrior
        lizards revealed: sword armorers
        lizards souls: anvil
        turn lizards evening
    """)
    assert hand(g, "lizards") == ["armorers", "sword"]
    assert cult(g).revealed == []


@rule("root:10.6.2", "root:10.2.1")
def test_only_gardens_of_the_outcast_craft() -> None:
    g = position(f"""
        {fox_gardens(3)}
        clearing 2: lizards 1 garden-mouse
        clearing 3: marquise 1 warrior
        lizards outcast: mouse
        hand lizards: root-tea-fox anvil
        turn lizards evening
    """)
    assert offered(g, "craft", "card") == ["root-tea-fox"]
    refused(g, "craft", rule="root:4.1.1", card="anvil")


@rule("root:10.2.1", "root:crafting-pieces")
def test_two_rabbit_gardens_craft_in_evening_and_not_before() -> None:
    text = """
        clearing 5: lizards 2 garden-rabbit
        clearing 3: marquise 1 warrior
        lizards outcast: rabbit
        lizards souls: cobbler
        hand lizards: cobbler investments
        turn lizards {phase}
    """
    g = position(text.format(phase="birdsong"))
    while view(g, "lizards").phase != "evening":
        assert offered(g, "craft", "card") == []
        play(g, "end-daylight" if question(g) == "Rituals" else "done")
    assert offered(g, "craft", "card") == ["cobbler", "investments"]
    play(g, "craft", card="investments")
    refused(g, "craft", rule="root:4.1.1", card="cobbler")


@rule("root:10.6.3")
def test_one_card_and_one_more_per_suit_with_two_gardens() -> None:
    g = position(f"""
        {fox_gardens(2)}
        clearing 2: lizards 2 garden-mouse
        clearing 3: marquise 1 warrior
        turn lizards evening
    """)
    assert draw_any(g) == 3


@rule("root:10.6.3")
def test_the_cult_keep_five_cards() -> None:
    g = position("""
        clearing 3: marquise 1 warrior; lizards 1 warrior
        hand lizards: anvil sword armorers bake-sale cobbler
        turn lizards evening
    """)
    draw(g, "investments")
    play(g, "discard", "lizards", card="anvil")
    assert len(hand(g, "lizards")) == 5
    assert souls(g) == ["anvil"]
    assert discards(g) == []


@rule("root:10.6.2")
def test_crafting_may_be_left() -> None:
    g = position("""
        clearing 2: lizards 1 garden-mouse
        clearing 3: marquise 1 warrior
        lizards outcast: mouse
        hand lizards: root-tea-fox
        turn lizards evening
    """)
    done(g, "lizards")
    assert question(g) == "DrawOne"
    assert view(g, "lizards").active == seat(g, "lizards")
