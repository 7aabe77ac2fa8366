"""Automas at the edges: view, scenario text and help."""

from __future__ import annotations

from marches.games.scenario import Row
from marches.games.scythe.data.words import BONUSES
from marches.games.scythe.edge.automa_account import ROW, account_row, read_account
from marches.games.scythe.edge.automa_data import CARDS, GAINS, LEVELS, MOVES, automa_file
from marches.games.scythe.edge.extras import (
    AutomaAccountView,
    AutomaFightView,
    AutomaGainView,
    AutomaMatView,
    AutomaProspectView,
    AutomasView,
    AutomaTryView,
)
from marches.games.scythe.edge.factions import hex_named
from marches.games.scythe.edge.view import MODULE_VIEWS, ModuleView
from marches.games.scythe.rules.actions import UNITS
from marches.games.scythe.rules.expansions.automa.account import Account, Try
from marches.games.scythe.rules.expansions.automa.combat import showings
from marches.games.scythe.rules.expansions.automa.outlook import outlook
from marches.games.scythe.rules.expansions.automa.places import reach_of
from marches.games.scythe.rules.expansions.automa.planning import badges_of
from marches.games.scythe.rules.expansions.automa.several import cooperative, token_of
from marches.games.scythe.rules.expansions.automa.state import (
    AUTOMA_STATE,
    AUTOMAS,
    NO_CARD,
    PERSON,
    automa_seats,
    cards_left,
    tracker_of,
    turn_card,
    used_cards,
    words_of,
)
from marches.games.scythe.rules.kit import Kit
from marches.games.scythe.rules.seating import Options
from marches.games.scythe.rules.state import ScytheGame
from marches.games.scythe.rules.tables import CHARACTER, FIRST_MECH, MECHS, NOWHERE, hexes_of
from marches.kernel.line import Line
from marches.kernel.rulebook import Help
from marches.kernel.setup import Value
from marches.kernel.step import Seat

TIES = ("only", "base", "units", "enemy", "fighters", "workers", "factory", "reading")
MORE_TIES = ("token", "rival", "influence")
"""Decides whether a module is in play."""
REASONS = ("bracket", "power", "no-unit", "nowhere", "unsafe", "stays", "done")
MAT = "automa"
"""The head of a scenario's row about one Automa."""


class Automas(ModuleView):
    """scythe:automa.nature.open
    Everything about Automas is public except the order of their decks and their combat cards.
    """

    name = AUTOMAS

    def in_use(self, g: ScytheGame) -> bool:
        return AUTOMA_STATE.in_use(g)

    def problem(self, kit: Kit, options: Options, players: int) -> Line | None:
        """scythe:automa.several.seats, scythe:automa.setup.tracker  Known levels, one per seat at most, a person."""
        words = words_of(options)
        if len(words) > players:
            return Line("scythe-setup-automas-many", {"count": len(words), "players": players})
        for word in words:
            if word not in (PERSON, *LEVELS):
                return Line("scythe-setup-automas-unknown", {"word": word, "known": ", ".join([PERSON, *LEVELS])})
        if len([word for word in words if word != PERSON]) == players:
            return Line("scythe-setup-automas-alone", {})
        return None

    def seat_words(self) -> tuple[str, ...]:
        return LEVELS

    def seat_option(self, words: list[str]) -> dict[str, Value]:
        named = [word if word in LEVELS else PERSON for word in words]
        return {AUTOMAS: ", ".join(named)} if not words or {*named} != {PERSON} else {}

    def seat_word(self, g: ScytheGame, seat: Seat) -> str:
        return LEVELS[AUTOMA_STATE.of(g).levels[seat]]

    def help(self, kit: Kit) -> dict[str, dict[str, Help]]:
        rules = ["scythe:automa.component.trackers", "scythe:automa.tracker.advance", "scythe:automa.turn.sequence"]
        levels = {tracker.id: Help([], rules, tracker.status) for tracker in automa_file(kit.data).trackers}
        card = ["scythe:automa.component.deck", "scythe:automa.move.line", "scythe:automa.gain.line"]
        ties, why = ["scythe:automa.move.ties"], ["scythe:automa.move.line"]
        return {
            "automa-move": {one: Help([], ["scythe:automa.move.line"]) for one in MOVES},
            "automa-gain": {one: Help([], ["scythe:automa.gain.line"]) for one in GAINS},
            "automa-tie": {one: Help([], ties) for one in (*TIES, *MORE_TIES)},
            "automa-reason": {one: Help([], why) for one in REASONS},
            "automa-level": levels,
            "automa-card": {one.id: Help([], card, one.status) for one in automa_file(kit.data).cards},
        }

    def view(self, g: ScytheGame, seat: Seat) -> AutomasView:
        token = token_of(g)
        return AutomasView(
            [mat_of(g, one) for one in automa_seats(g)],
            g.board.id(token) if token >= 0 else "",
            cooperative(g.options, g.players),
        )

    def dump(self, g: ScytheGame) -> list[str]:
        """One row for each Automa: `automa saxony: marker 12; scheme 2; card 5; used 3 5 9`."""
        state, rows = AUTOMA_STATE.of(g), []
        for seat in automa_seats(g):
            parts = [f"marker {state.marker[seat]}", f"scheme {state.scheme[seat] + 1}"]
            parts += [f"card {state.card[seat] + 1}"] if state.card[seat] != NO_CARD else []
            used = [str(card + 1) for card in hexes_of(used_cards(g, seat))]
            parts += [" ".join(["used", *used])] if used else []
            gone = [str(card + 1) for card in range(CARDS) if not state.pack[seat] >> card & 1]
            parts += [" ".join(["without", *gone])] if gone else []
            parts += [f"fought {state.fought_with[seat] + 1}"] if state.fought_with[seat] != NO_CARD else []
            parts += ["postponed"] if state.due[seat] else []
            parts += ["provoked"] if state.provoked[seat] else []
            out = [UNITS[unit] for unit in fighters_on_mat(g, seat) if unit == CHARACTER]
            parts += [" ".join(["mat", *out])] if out else []
            rows.append(f"{MAT} {g.kit.mats.faction_ids[g.seating.faction[seat]]}: {'; '.join(parts)}")
            account = state.accounts[seat]
            rows += [account_row(g, seat, account)] if account is not None else []
        return rows + ([f"automa-token: {g.board.id(state.token)}"] if state.token >= 0 else [])

    def load(self, g: ScytheGame, row: Row) -> bool:
        if row.head[0] not in (MAT, ROW, "automa-token"):
            return False
        if not AUTOMA_STATE.in_use(g):
            raise row.fail("no Automa is in this game")
        if row.head[0] == "automa-token":
            AUTOMA_STATE.of(g).token = hex_named(g, row, row.only())
            return True
        seat = g.seating.seat_of(row.one_of(row.head[1], g.kit.mats.faction_ids))
        if seat not in automa_seats(g):
            raise row.fail(f"{row.head[1]} is not an Automa")
        if row.head[0] == ROW:
            read_account(g, row, seat)
            return True
        for clause in row.clauses:
            _read_clause(g, row, seat, clause)
        return True


def _read_clause(g: ScytheGame, row: Row, seat: Seat, words: list[str]) -> None:
    state, numbers = AUTOMA_STATE.of(g), [str(card + 1) for card in range(CARDS)]
    cards = sum(1 << row.one_of(word, numbers) for word in words[1:]) if words[0] in ("used", "without") else 0
    if words[0] == "marker":
        state.marker[seat] = row.whole(words[1])
        if not 1 <= state.marker[seat] <= tracker_of(g, seat).spaces:
            raise row.fail(f"the tracker has spaces 1 to {tracker_of(g, seat).spaces}")
    elif words[0] == "scheme":
        state.scheme[seat] = row.one_of(words[1], ("1", "2"))
    elif words[0] == "card":
        state.card[seat] = row.one_of(words[1], numbers)
    elif words[0] == "fought":
        state.fought_with[seat] = row.one_of(words[1], numbers)
    elif words[0] == "used":
        state.deck[seat] = state.pack[seat] & ~cards
    elif words[0] == "without":
        state.pack[seat] &= ~cards
        state.deck[seat] &= ~cards
    elif words[0] == "postponed":
        state.due[seat] = True
    elif words[0] == "provoked":
        state.provoked[seat] = True
    elif words == ["mat", "character"]:
        g.put_unit(seat, CHARACTER, NOWHERE)
    else:
        raise row.fail(f"unknown word {words[0]!r}")


def fighters_on_mat(g: ScytheGame, seat: Seat) -> list[int]:
    """Its character and mechs that have not been gained yet."""
    return [unit for unit in (CHARACTER, *range(FIRST_MECH, FIRST_MECH + MECHS)) if g.unit_at(seat, unit) == NOWHERE]


def mat_of(g: ScytheGame, seat: Seat) -> AutomaMatView:
    """Everything visible about one Automa."""
    state, tracker = AUTOMA_STATE.of(g), tracker_of(g, seat)
    card, fought = state.card[seat], state.fought_with[seat]
    return AutomaMatView(
        seat=seat,
        level=LEVELS[state.levels[seat]],
        badges=badges_of(g, seat),
        marker=state.marker[seat],
        spaces=tracker.spaces,
        barred=tracker.barred,
        second=tracker.second,
        stars=tracker.stars,
        next_star=next((space - state.marker[seat] for space in tracker.stars if space > state.marker[seat]), 0),
        scheme=state.scheme[seat] + 1,
        postponed=state.due[seat],
        deck=cards_left(g, seat),
        used=[str(one + 1) for one in hexes_of(used_cards(g, seat))],
        card=str(card + 1) if card != NO_CARD else "",
        combat_card=str(fought + 1) if fought != NO_CARD else "",
        loot=turn_card(g, seat).loot if card != NO_CARD else 0,
        factory_card=g.factory_cards[seat] != 0,
        mat_workers=int(g.mat_workers[seat]),
        mat_fighters=[UNITS[unit] for unit in fighters_on_mat(g, seat)],
        account=account_of(g, state.accounts[seat]),
        prospects=prospects_of(g, seat),
        fights=fights_of(g, seat),
        reach=[g.board.id(at) for at in hexes_of(reach_of(g, seat))],
    )


def account_of(g: ScytheGame, account: Account | None) -> AutomaAccountView | None:
    """What its latest turn consisted of, step by step."""
    if account is None:
        return None
    return AutomaAccountView(
        turn=account.turn,
        card=str(account.card + 1),
        half=account.scheme + 1,
        skipped=account.skipped,
        no_move=account.no_move,
        tries=[try_of(g, one) for one in account.tries],
        gains=[AutomaGainView(GAINS[kind], shown, taken) for kind, shown, taken in account.gains],
        bonus=BONUSES[account.bonus] if account.bonus >= 0 else "",
        takers=list(account.takers),
        marker=account.marker,
        star=account.star,
        change=account.change,
    )


def try_of(g: ScytheGame, tried: Try) -> AutomaTryView:
    """An option and the result of trying it."""
    shown = AutomaTryView(MOVES[tried.option.kind], tried.option.only, tried.option.power, tried.reason)
    if tried.reason is not None:
        shown.why = f"automa-reason:{tried.reason.key.removeprefix('scythe-why-automa-')}"
    if tried.unit >= 0:
        shown.unit, shown.start, shown.chosen_by = UNITS[tried.unit], g.board.id(tried.start), tried.chosen_by
    if tried.possible():
        shown.to, shown.tie, shown.rule = g.board.id(tried.to), tried.tie or "only", tried.rule
    return shown


def prospects_of(g: ScytheGame, seat: Seat) -> list[AutomaProspectView]:
    """scythe:automa.nature.open  What it would do with each card that its next turn may bring."""
    found = []
    for prospect in outlook(g, seat):
        cards, move = [str(card + 1) for card in hexes_of(prospect.cards)], prospect.move
        if move is None:
            found.append(AutomaProspectView("", "", "", cards))
        else:
            found.append(AutomaProspectView(UNITS[move.unit], g.board.id(move.start), g.board.id(move.to), cards))
    return found


def fights_of(g: ScytheGame, seat: Seat) -> list[AutomaFightView]:
    """scythe:automa.combat.power, scythe:automa.combat.cards  What it would show in a combat now, the highest first."""
    return [AutomaFightView(one.dial, one.cards, one.count) for one in showings(g, seat)]


MODULE_VIEWS.append(Automas())
