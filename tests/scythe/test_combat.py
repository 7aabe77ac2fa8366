"""Combat: hidden dials and cards, the outcome, and the end that takes moves back."""

from __future__ import annotations

from random import Random

from marches.games.scythe.edge.rulebook import RULEBOOK
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import COMBAT_STAR
from tests.marks import rule
from tests.scythe.helpers import (
    commit,
    draw,
    legal,
    move,
    offers,
    play,
    position,
    question,
    refused,
    resources,
    start_move,
)

BOARD = "hex r3c3: nordic character; nordic mech 1\nhex r4c3: crimea mech 1; crimea 2 workers; 3 oil\n"


def duel(nordic: str, crimea: str, rest: str = BOARD) -> ScytheGame:
    """The Nordic character attacks the Factory, where Crimea stands; both sides may commit."""
    g = position(f"seat nordic industrial: {nordic}\nseat crimea mechanical: {crimea}\n{rest}encounters: r1c3\n")
    start_move(g)
    move(g, "r4c3")
    play(g, "done")
    return g


def at(g: ScytheGame, name: str) -> int:
    return g.board.place(name)


@rule("scythe:combat.tie", "scythe:combat.both-pay", "scythe:combat.highest-wins")
def test_equal_totals_are_the_attackers_and_both_pay() -> None:
    g = duel("power 8", "power 6")
    commit(g, 0, 5)
    commit(g, 1, 5)
    assert (g.power[0], g.power[1]) == (3, 1)
    assert g.character[0] == at(g, "r4c3")
    assert g.mech[4] == at(g, "r8c2")


@rule("scythe:combat.highest-wins", "scythe:combat.either-can-win-star", "scythe:combat.defender-no-popularity-loss")
def test_a_defender_wins_a_star_and_loses_no_popularity() -> None:
    g = duel("power 8", "power 7; popularity 7")
    commit(g, 0, 6)
    commit(g, 1, 7)
    draw(g)
    assert g.star_count(1, COMBAT_STAR) == 1
    assert g.popularity[1] == 7
    assert g.character[0] == at(g, "r0c4")


@rule("scythe:combat.dial-owned-power", "scythe:combat.dial-max", "scythe:component.power-dials")
def test_the_dial_shows_at_most_seven_and_no_more_than_ones_power() -> None:
    g = duel("power 16", "power 4")
    play(g, "play-cards", 0, twos=0, threes=0, fours=0, fives=0)
    play(g, "play-cards", 1, twos=0, threes=0, fours=0, fives=0)
    assert offers(g, "dial", 0, power=7)
    assert max(int(action.names["power"]) for action in legal(g, 0)) == 7
    assert refused(g, "dial", 1, power=5).rule == "scythe:combat.dial-owned-power"
    assert offers(g, "dial", 1, power=4)


@rule("scythe:combat.cards-per-unit")
def test_one_card_for_each_character_and_mech() -> None:
    rest = "hex r3c3: nordic character; nordic mech 1; nordic mech 2\nhex r4c3: crimea mech 1\nencounters: r1c3\n"
    seats = "seat nordic industrial: cards 2 2 2 2 2; cube move-units; covered upgrade 1\nseat crimea mechanical:\n"
    g = position(seats + rest)
    start_move(g)
    move(g, "r4c3")
    move(g, "r4c3", unit="mech-1")
    move(g, "r4c3", unit="mech-2")
    assert offers(g, "play-cards", 0, twos=3)
    assert refused(g, "play-cards", 0, twos=4).rule == "scythe:combat.cards-per-unit"


@rule("scythe:combat.cards-with-zero", "scythe:combat.reveal", "scythe:combat.cards-discarded")
def test_a_card_counts_without_power_and_never_moves_the_track() -> None:
    g = duel("power 0; cards 4", "power 6")
    commit(g, 0, 0, 4)
    commit(g, 1, 3)
    assert g.character[0] == at(g, "r4c3")
    assert g.power[0] == 0
    assert g.discard == [2]


@rule("scythe:combat.dial-secret", "scythe:combat.cards-hidden", "scythe:setup.combat-hand-visibility")
def test_nobody_sees_what_the_other_has_laid_down() -> None:
    g = duel("power 8; cards 5 5", "power 6; cards 2 3 4")
    shown = [RULEBOOK.view(g, 1).combat, RULEBOOK.view(g, 1).seats[0].combat_cards]
    play(g, "play-cards", 0, twos=0, threes=0, fours=0, fives=1)
    view = RULEBOOK.view(g, 1)
    assert view.combat is not None
    assert view.combat.own_cards is None
    assert view.seats[0].combat_cards == 2 == shown[1]
    play(g, "dial", 0, power=7)
    other = RULEBOOK.view(g, 1)
    assert other.combat is not None
    assert other.combat.own_dial is None
    assert other.combat.dials_set == (True, False)


@rule("scythe:combat.winner-popularity", "scythe:combat.winner-popularity-floor", "scythe:combat.winner-control")
def test_a_winning_attacker_loses_popularity_for_each_worker() -> None:
    g = duel("power 8; popularity 5", "power 6")
    commit(g, 0, 7)
    commit(g, 1, 1)
    draw(g)
    assert g.popularity[0] == 3
    assert g.controller(at(g, "r4c3")) == 0
    assert resources(g, "r4c3") == {"oil": 3}
    assert g.workers(1, at(g, "r8c2")) == 2
    low = duel("power 8; popularity 1", "power 6")
    commit(low, 0, 7)
    commit(low, 1, 0)
    assert low.popularity[0] == 0


@rule("scythe:combat.loser-card")
def test_a_loser_who_showed_power_draws_a_card() -> None:
    g = duel("power 8", "power 6; cards 2")
    commit(g, 0, 7)
    commit(g, 1, 0, 2)
    assert question(g) == "DrawCard"
    draw(g)
    assert g.hand_size(1) == 1
    silent = duel("power 8", "power 6; cards 2")
    commit(silent, 0, 7)
    commit(silent, 1, 0)
    assert question(silent) == "ChooseFactoryCard"
    assert silent.hand_size(1) == 1


@rule("scythe:combat.winner-star", "scythe:star.combat", "scythe:combat.after-two-stars")
def test_a_third_win_gives_no_star() -> None:
    g = duel("power 8; star combat 2", "power 6")
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert g.star_count(0, COMBAT_STAR) == 2


@rule("scythe:combat.order-of-combats")
def test_the_attacker_chooses_which_combat_comes_first() -> None:
    rest = "hex r3c3: nordic character\nhex r5c5: nordic mech 1\nhex r4c3: crimea mech 1\nhex r6c4: crimea mech 2\n"
    g = position("seat nordic industrial: power 8\nseat crimea mechanical:\n" + rest)
    start_move(g)
    move(g, "r4c3")
    move(g, "r6c4", unit="mech-1")
    assert question(g) == "ChooseCombat"
    play(g, "fight", hex="r6c4")
    commit(g, 0, 1)
    commit(g, 1, 0)
    assert g.mech[5] == at(g, "r8c2")
    assert question(g) == "Commit"


@rule("scythe:end.undo-shared", "scythe:end.pending-combat")
def test_the_sixth_star_takes_back_what_was_not_fought() -> None:
    rest = "hex r3c3: nordic character\nhex r5c5: nordic mech 1; nordic 2 workers; 2 wood\nhex r4c3: crimea mech 1\n"
    stars = "star power; star workers; star mechs; star upgrades; star combat"
    seats = f"seat nordic industrial: power 8; {stars}\nseat crimea mechanical: power 5\n"
    g = position(seats + rest + "hex r6c4: crimea mech 2\n")
    start_move(g)
    move(g, "r4c3")
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r6c4")
    play(g, "fight", hex="r4c3")
    commit(g, 0, 1)
    commit(g, 1, 0)
    assert g.result is not None
    assert g.mech[0] == at(g, "r5c5")
    assert g.workers(0, at(g, "r5c5")) == 2
    assert resources(g, "r5c5") == {"wood": 2}
    assert g.power[1] == 5


@rule("scythe:combat.example.seven-seven")
def test_seven_against_seven_is_the_attackers() -> None:
    board = (
        "hex r3c3: nordic character\nhex r5c3: nordic mech 1; nordic 2 workers\n"
        "hex r4c3: crimea character; crimea mech 1; crimea worker; 3 food\nhex r8c3: crimea worker\n"
    )
    seats = "seat nordic industrial: power 10; popularity 6; cards 2\nseat crimea mechanical: power 4; cards 3\n"
    g = position(seats + board)
    start_move(g)
    move(g, "r3c2")
    play(g, "move", unit="mech-1")
    play(g, "load-all")
    play(g, "go", to="r4c3")
    commit(g, 0, 7)
    commit(g, 1, 4, 3)
    draw(g)
    assert g.controller(at(g, "r4c3")) == 0
    assert resources(g, "r4c3") == {"food": 3}
    assert (g.star_count(0, COMBAT_STAR), g.popularity[0], g.power[0]) == (1, 5, 3)
    home = at(g, "r8c2")
    assert (g.power[1], g.character[1], g.mech[4], g.workers(1, home)) == (0, home, home, 1)
    assert g.discard == [1]
    assert g.hand_size(1) == 1


@rule("scythe:combat.no-requirement")
def test_a_combat_needs_neither_power_nor_popularity() -> None:
    g = duel("power 0; popularity 0", "power 0")
    commit(g, 0, 0)
    commit(g, 1, 0)
    assert g.star_count(0, COMBAT_STAR) == 1


@rule("scythe:encounter.after-combat", "scythe:combat.winner-encounter")
def test_an_encounter_waits_for_the_combat_and_for_a_character() -> None:
    board = "hex r5c3: nordic character\nhex r6c2: crimea mech 1\n"
    g = position(f"seat nordic industrial: power 8\nseat crimea mechanical: power 8\n{board}")
    start_move(g)
    move(g, "r6c2")
    play(g, "done")
    lost = g.clone()
    commit(g, 0, 7)
    commit(g, 1, 0)
    assert question(g) == "DrawEncounter"
    commit(lost, 0, 0)
    commit(lost, 1, 7)
    assert question(lost) == "ChooseBottom"
    assert lost.encounters >> at(lost, "r6c2") & 1


@rule("scythe:combat.reveal")
def test_revealed_dials_are_not_re_dealt_while_the_loser_retreats() -> None:
    board = "hex r3c3: nordic character\nhex r1c3: nordic mech 2\nhex r4c3: crimea mech 1\n"
    g = duel("power 8", "power 8", board)
    commit(g, 0, 0)
    commit(g, 1, 7)
    assert question(g) == "RetreatUnit"
    for seed in range(20):
        dealt = RULEBOOK.redeal(g, 1, Random(seed))
        play(dealt, "retreat", to="r0c4")
        assert question(dealt) == "ChooseBottom", "a side that showed nothing draws no card"
