"""Vesna's tokens and open Factory cards as they are seen, written, counted and explained."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.edge.extras import VesnaView
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.factions.technophile import OPEN_CARDS_STATE
from marches.games.scythe.rules.factions.vesna import TOKEN_IDS, VESNA, VESNA_STATE, unplaced
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.mech_spaces import is_printed, put_ability
from marches.games.scythe.rules.state import ScytheGame, faction_seat
from marches.games.scythe.rules.tables import hexes_of
from marches.kernel.rulebook import Help
from marches.kernel.step import Seat

ABILITY_RULES = {
    "artillery": "faction.nordic.artillery",
    "camaraderie": "faction.polania.camaraderie",
    "disarm": "faction.saxony.disarm",
    "feint": "mechmod.feint",
    "peoples-army": "faction.rusviet.peoples-army",
    "regroup": "mechmod.regroup",
    "ronin": "faction.togawa.ronin",
    "scout": "faction.crimea.scout",
    "seaworthy": "faction.nordic.seaworthy",
    "shield": "faction.albion.shield",
    "stealth": "mechmod.stealth",
    "submerge": "faction.polania.submerge",
    "suiton": "faction.togawa.suiton",
    "sword": "faction.albion.sword",
    "tactics": "mechmod.tactics",
    "township": "faction.rusviet.township",
    "underpass": "faction.saxony.underpass",
    "wayfare": "vesna.wayfare-token",
}
"""scythe:vesna.same-name  The rule that says what each token does."""
FIRST_TOKENS = ("artillery", "camaraderie")
FIRST_CARDS = ("10", "11", "12")
"""What a scenario gives Vesna unless it says otherwise."""


class Vesna(ModuleView):
    """scythe:vesna.tokens-timing, scythe:vesna.factory-setup  Her tokens, her choice and her cards are open to all."""

    name = "vesna"

    def in_use(self, g: ScytheGame) -> bool:
        return VESNA_STATE.in_use(g)

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        tokens = kit.data.fenris.fenris.vesna_tokens
        rules = {token.id: ["scythe:vesna.same-name", f"scythe:{ABILITY_RULES[token.id]}"] for token in tokens}
        return {"vesna-token": {token.id: Help([], rules[token.id], token.status) for token in tokens}}

    def view(self, g: ScytheGame, seat: Seat) -> VesnaView:
        vesna = faction_seat(g, VESNA)
        state = OPEN_CARDS_STATE.of(g)
        ids = g.kit.factory_cards.ids
        status = {token.id: token.status for token in g.kit.data.fenris.fenris.vesna_tokens}
        drawn = [TOKEN_IDS[token] for token in hexes_of(VESNA_STATE.of(g).drawn)] + unplaced(g, vesna)
        return VesnaView(
            vesna,
            {ability: status.get(ability, "") for ability in drawn},
            [ids[card] for card in hexes_of(state.cards[vesna])],
            [ids[card] for card in hexes_of(state.boxed)],
        )

    def start(self, g: ScytheGame) -> None:
        vesna = faction_seat(g, VESNA)
        if not g.seating.led(vesna):
            return  # an Automa has neither cards nor tokens  (scythe:automa.vesna.setup)
        ids = g.kit.factory_cards.ids
        for card in FIRST_CARDS:
            OPEN_CARDS_STATE.of(g).cards[vesna] |= 1 << ids.index(card)
        for space, ability in enumerate(FIRST_TOKENS, 1):
            if is_printed(g, vesna, space):
                put_ability(g, vesna, space, ability)

    def dump(self, g: ScytheGame) -> list[str]:
        state = OPEN_CARDS_STATE.of(g)
        ids = g.kit.factory_cards.ids
        clauses = ["drawn " + " ".join(TOKEN_IDS[token] for token in hexes_of(VESNA_STATE.of(g).drawn))]
        for seat in range(g.players):
            if state.cards[seat]:
                cards = " ".join(ids[card] for card in hexes_of(state.cards[seat]))
                clauses.append(f"cards {g.kit.mats.faction_ids[g.seating.faction[seat]]} {cards}")
        if state.boxed:
            clauses.append("boxed " + " ".join(ids[card] for card in hexes_of(state.boxed)))
        return [f"vesna: {'; '.join(clauses)}"]

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] != "vesna":
            return False
        if not self.in_use(g):
            raise row.fail("Vesna is not in this game")
        state = OPEN_CARDS_STATE.of(g)
        ids = g.kit.factory_cards.ids
        for seat in range(g.players):
            state.cards[seat] = 0
        for words in row.clauses:
            if words[0] == "drawn":
                VESNA_STATE.of(g).drawn = sum(1 << row.one_of(word, TOKEN_IDS) for word in words[1:])
            elif words[0] == "cards":
                seat = g.seating.seat_of(row.one_of(words[1], g.kit.mats.faction_ids))
                state.cards[seat] = sum(1 << row.one_of(word, ids) for word in words[2:])
            elif words[0] == "boxed":
                state.boxed = sum(1 << row.one_of(word, ids) for word in words[1:])
            else:
                raise row.fail(f"unknown word {words[0]!r}")
        return True


MODULE_VIEWS.append(Vesna())
