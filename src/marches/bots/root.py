"""How the bots judge Root.

A seat is worth the points it has and those its position will bring in the turns still to come. What brings them
differs by faction, so each faction has a function of its own below; what all share (cards, warriors, rule, pieces left
unguarded) comes first. Chances are shared out between the seats, so that stopping the leader pays for everyone else.

The numbers come from a fit to who won 2,157 games of Apprentices (`benchmarks/JUDGES.md`), rounded. Where the fit
said nothing, or what no player would believe (pieces in reach worth more than pieces under attack), they were set by
hand: `UNGUARDED`, `IN_REACH`, `WOOD_CUT_OFF`, `KEEP`, `FURTHER_BASE`, `MARTIAL_LAW`, `FRIEND`,
`DOMINANCE_HELD`. What else an activated Dominance card counts was checked against 300 games of Veterans, `TEMPO_OF_TWO`
against 200 of two. What deserves a first look is in `root_impressions`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.bots.root_impressions import impression
from marches.bots.search.judge import Judge, final_payoffs, shares
from marches.games.root.rules.dominance import progress
from marches.games.root.rules.factions.alliance import state as alliance
from marches.games.root.rules.factions.eyrie import state as eyrie
from marches.games.root.rules.factions.eyrie.decree import possible
from marches.games.root.rules.factions.lizards import state as lizards
from marches.games.root.rules.factions.marquise import state as marquise
from marches.games.root.rules.factions.mechanical import state as mechanical
from marches.games.root.rules.factions.riverfolk import state as riverfolk
from marches.games.root.rules.factions.vagabond import state as vagabond
from marches.games.root.rules.state import RootGame
from marches.games.root.rules.tables import BIRD, FACTIONS, HAND_LIMIT, SEATS, WARRIOR, WIN_POINTS
from marches.kernel.action import Action
from marches.kernel.bits import count, places
from marches.kernel.step import Seat

A_TURN: Final = 3.5
"""Points the leader usually makes in a turn: how many turns are left follows from it."""
NARROW: Final = 3.1
"""The error of such a guess in the last turn, in points, and how much it grows with each turn still to come."""
A_TURN_OFF: Final = 0.72

# -- what every faction has ---------------------------------------------------------------------------------------
TEMPO: Final[dict[str, float]] = {"marquise": -0.27, "alliance": 0.19, "riverfolk": 0.68, "lizards": 0.36}
"""Points per turn a faction makes beyond what it shows on the map (or short of it). Others: none."""
TEMPO_OF_TWO: Final = TEMPO | {"marquise": 0.0, "eyrie": 1.1, "alliance": -0.9, "vagabond": -0.5}
"""The same with two players: nobody else holds the Eyrie back, and sympathy has an enemy with nothing else to do."""
CARD: Final[dict[str, float]] = {"marquise": 0.1, "alliance": 0.85, "riverfolk": 1.3, "lizards": 0.8, "eyrie": 0.6}
"""A card in hand crafts, pays or fights; some factions live on cards, for the others it is `PLAIN_CARD`."""
PLAIN_CARD: Final = 0.45
AMBUSH: Final = 0.4
"""An ambush in hand makes attackers pay, and they do not know of it."""
CRAFTED: Final = 0.9
"""A persistent card in play serves every turn."""
FIGHTER: Final[dict[str, float]] = {
    "marquise": 0.12,
    "eyrie": 0.25,
    "alliance": 0.65,
    "riverfolk": 0.05,
    "lizards": 0.4,
}
"""A warrior on the map: rule, defence, reach. The fewer a faction can muster, the more each is worth."""
RULED: Final[dict[str, float]] = {"marquise": 0.37, "eyrie": 0.4, "lizards": 0.7}
"""A ruled clearing: room to build, to move through, and nobody else's; worth nothing to factions that do not need
rule.
"""
MANY: Final = 12
"""More warriors than this change little."""
UNGUARDED: Final = 0.6
"""A building or token alone with an enemy: the next battle takes it, and the enemy scores."""
IN_REACH: Final = 0.6
"""The same, if the enemy is one clearing away."""
DOMINANCE: Final = 0.5
"""An activated Dominance card, by how near it is to winning: 30 when it would."""
DOMINANCE_HELD: Final = 12.0
"""When nothing is missing, it wins at its owner's next Birdsong. It is surer the fewer opponents can still take a
clearing.
"""
BESIDE_DOMINANCE: Final = 0.4
"""How much of what the position promises counts beside it: it brings no points any more, but it holds clearings."""


def by_faction(worth: dict[str, float], otherwise: float) -> list[float]:
    """By number of faction."""
    return [worth.get(faction, otherwise) for faction in FACTIONS]


TEMPO_AT: Final = [by_faction(TEMPO_OF_TWO if players == 2 else TEMPO, 0.0) for players in range(SEATS + 1)]
CARD_OF: Final = by_faction(CARD, PLAIN_CARD)
FIGHTER_OF: Final = by_faction(FIGHTER, 0.0)
RULED_OF: Final = by_faction(RULED, 0.0)

# -- the factions ---------------------------------------------------------------------------------------------------
WOOD: Final = 0.5
"""Wood on the supply line becomes a building and its points; cut off from it, it waits."""
WOOD_CUT_OFF: Final = 0.1
SAWMILL: Final = 0.23
"""A sawmill makes a wood each turn; a recruiter brings warriors and cards, a workshop now and then a craft."""
RECRUITER: Final = 0.14
WORKSHOP: Final = 0.04
KEEP: Final = 0.6
"""The keep heals warriors and guards its clearing."""
ROOST_SHARE: Final = 0.45
"""How much of a roost's points in every turn to come is counted: turmoil and attacks take the rest."""
DECREE_CARD: Final = 0.17
"""A card in the Decree is an action every turn, as long as it can be obeyed."""
TURMOIL: Final = 1.8
"""What turmoil would cost if a card of the Decree cannot be obeyed now: cards, leader and Daylight."""
TURMOIL_BIRD: Final = 0.35
"""For each bird in the Decree: part of the point it would cost, since turmoil may still be avoided."""
SUPPORTER: Final = 0.5
"""A supporter spreads sympathy or rises in revolt."""
SUPPORTER_BEFORE: Final = 0.9
"""The same while there is no base: nothing else brings one."""
REVOLT_READY: Final = 1.7
"""Two supporters of a suit while there is no base: the Alliance saves for its first revolt."""
BASE: Final = 1.6
"""The first base frees the supporters' limit and trains officers."""
FURTHER_BASE: Final = 0.2
"""Further bases recruit, but are one more thing to defend."""
OFFICER: Final = 0.26
"""An officer is one more operation each turn."""
SYMPATHY_NEXT: Final = 0.47
"""The next tokens on the sympathy track are worth more and more."""
SYMPATHY: Final = 0.09
"""A token on the map: a player who marches in or removes it hands over a card."""
MARTIAL_LAW: Final = 0.1
"""Sympathy next to three enemy warriors of one player costs a supporter more, and is soon lost."""
ITEM: Final = 0.2
"""An undamaged item of the Vagabond: every action exhausts one."""
ITEM_TURN: Final = 0.18
"""What an item brings in each turn to come."""
SWORD_TURN: Final = 0.3
"""A sword brings more: it deals hits, and removing pieces scores."""
ITEM_DAMAGED: Final = 0.36
"""A damaged item is repaired in a forest or with a hammer."""
READY: Final = 0.17
"""An item that is face up can be used this turn."""
FRIEND: Final = 0.1
"""A step on a relationship track: what it scored is on the score track, the next step will score more."""
HOSTILE_TURN: Final = 0.13
"""An enemy to strike down for points, in each turn to come."""
GARDEN_SHARE: Final = 0.37
"""How much of a garden track's points in every turn to come is counted: it takes a card of the suit to score it."""
BALANCE: Final = 0.3
"""A second and third suit with gardens: whichever cards come, one of the suits can be scored."""
ACOLYTE: Final = 0.78
"""An acolyte is half a conspiracy."""
MACHINE: Final = 2.2
"""Points the Mechanical Marquise usually makes in a turn."""
FUND: Final = 0.9
"""A fund of the Riverfolk is an action or a trade post."""
PAYMENT: Final = 1.3
"""A payment becomes a fund, and scores if half of the funds are not spent."""
POST: Final = 0.14
"""A trade post crafts every turn and draws a customer."""
PRICE: Final[list[float]] = [0.0, 0.1, 0.25, 0.25, 0.05]
"""The value of each price for a service: two or three gets paid, one is too cheap, four keeps customers away."""


class RootJudge(Judge[RootGame]):
    """Root, with the Riverfolk."""

    def __init__(self) -> None:
        super().__init__(1, 60, moment=4, care=3, theirs=3)

    def turn(self, g: RootGame) -> int:
        return int(g.turn)

    def payoffs(self, g: RootGame) -> list[float]:
        if g.result is not None:
            return final_payoffs(g.result, g.players, 4.0)
        best = 0
        for seat in range(g.players):
            best = max(best, int(g.scores[seat]))
        pace = max(1.0, min(8.0, (WIN_POINTS - best) / A_TURN))
        points = [projected(g, seat, pace) for seat in range(g.players)]
        chances = shares(points, NARROW + A_TURN_OFF * pace)
        return together(g, chances) if mechanical.is_cooperative(g) else chances

    def weight(self, g: RootGame, seat: Seat, action: Action) -> float:
        return impression(g, seat, action)


def together(g: RootGame, chances: list[float]) -> list[float]:
    """Against the machine everyone wins together: all players have the best chance that any of them has."""
    people = [seat for seat in range(g.players) if not isinstance(g.states[seat], mechanical.MechanicalState)]
    shared = sum([chances[seat] for seat in people]) / len(people)
    return [shared if seat in people else chances[seat] for seat in range(g.players)]


def projected(g: RootGame, seat: Seat, pace: float) -> float:
    """The points a seat has, and those its position will bring while the game lasts (`pace` turns)."""
    partner = int(g.partners[seat])
    if partner >= 0:
        return 0.85 * projected(g, partner, pace)
    value = common(g, seat, pace) + own(g, seat, pace)
    if g.dominance[seat] >= 0:
        return dominance_worth(g, seat) + BESIDE_DOMINANCE * value
    return float(g.scores[seat]) + value


def dominance_worth(g: RootGame, seat: Seat) -> float:
    """The value of an activated Dominance card. One that is about to win must be stopped."""
    near = progress(g, seat)
    value = DOMINANCE * near
    if near == WIN_POINTS:
        since = (int(g.active) - seat) % g.players  # turns on from its owner's
        value += DOMINANCE_HELD * since / g.players
    return value


def common(g: RootGame, seat: Seat, pace: float) -> float:
    """The value of cards, warriors, rule and unguarded pieces."""
    share = min(1.0, pace / 4.0)
    faction = g.factions[seat]
    hand = g.hands[seat]
    held = int(count(hand))
    value = CARD_OF[faction] * min(HAND_LIMIT, held) + AMBUSH * int(count(hand & g.cards.ambushes))
    value += CRAFTED * int(count(g.crafted[seat]))
    value += FIGHTER_OF[faction] * min(MANY, int(g.on_map(seat, WARRIOR)))
    value += RULED_OF[faction] * int(count(g.ruled_by(seat)))
    return share * (value - exposed(g, seat)) + TEMPO_AT[g.players][faction] * pace


def exposed(g: RootGame, seat: Seat) -> float:
    """Buildings and tokens without a warrior in their clearing, where enemies are or can move in."""
    alone = g.presence[seat] & ~g.armies(seat)
    pawn = g.pawns[seat]
    enemies: i64 = 0
    for other in range(g.players):
        if other != seat:
            enemies |= g.own_fighting(other)
    near: i64 = 0
    for clearing in places(enemies):
        near |= g.board.paths[clearing]
    value = 0.0
    for clearing in places(alone):
        if clearing == pawn and not g.has_pieces(seat, clearing):
            continue
        pieces = int(g.all_pieces(seat, clearing))
        if enemies >> clearing & 1:
            value += UNGUARDED * pieces
        elif near >> clearing & 1:
            value += IN_REACH * pieces
    return value


def own(g: RootGame, seat: Seat, pace: float) -> float:
    """The value of what only this faction has."""
    state = g.states[seat]
    if isinstance(state, marquise.MarquiseState):
        return marquise_worth(g, seat, pace, state)
    if isinstance(state, eyrie.EyrieState):
        return eyrie_worth(g, seat, pace, state)
    if isinstance(state, alliance.AllianceState):
        return alliance_worth(g, seat, pace, state)
    if isinstance(state, vagabond.VagabondState):
        return vagabond_worth(g, pace, state)
    if isinstance(state, riverfolk.RiverfolkState):
        return riverfolk_worth(g, seat, pace, state)
    if isinstance(state, lizards.LizardState):
        return lizards_worth(g, seat, pace, state)
    if isinstance(state, mechanical.MechanicalState):
        return MACHINE * pace
    return 0.0


def marquise_worth(g: RootGame, seat: Seat, pace: float, state: marquise.MarquiseState) -> float:
    """Supply lines: wood that ruled clearings connect, sawmills to make more, the points of the next buildings."""
    ruled = g.ruled_by(seat)
    value = 0.0
    for clearing in places(g.where(seat, marquise.WOOD)):
        wood = int(g.count(seat, marquise.WOOD, clearing))
        value += (WOOD if ruled >> clearing & 1 else WOOD_CUT_OFF) * wood
    value = min(value, 4.0)
    value += SAWMILL * pace * min(4, int(g.on_map(seat, marquise.SAWMILL)))
    value += RECRUITER * pace * int(g.on_map(seat, marquise.RECRUITER))
    value += WORKSHOP * pace * int(g.on_map(seat, marquise.WORKSHOP))
    return value + (0.0 if state.keep_lost else KEEP)


def eyrie_worth(g: RootGame, seat: Seat, pace: float, state: eyrie.EyrieState) -> float:
    """Roosts score every turn; the Decree acts every turn, until a card of it cannot be obeyed."""
    roosts = g.on_map(seat, eyrie.ROOST)
    value = ROOST_SHARE * pace * eyrie.roost_points(g, roosts)
    value += DECREE_CARD * min(3.0, pace) * int(count(state.cards()))
    impossible = False
    for column in range(len(eyrie.COLUMNS)):
        for suit in range(BIRD + 1):
            if state.columns[column] & g.cards.suit_mask[suit] and not possible(g, seat, column, suit):
                impossible = True
    if impossible:
        value -= TURMOIL + TURMOIL_BIRD * int(state.birds(g))
    return value


def alliance_worth(g: RootGame, seat: Seat, pace: float, state: alliance.AllianceState) -> float:
    """Sympathy that grows dearer and scores more, supporters to pay it with, bases, officers, martial law."""
    placed = int(alliance.placed(g, seat))
    supporters = int(count(state.supporters))
    bases = int(alliance.bases(g, seat))
    value = OFFICER * pace * int(state.officers) + SYMPATHY * pace * int(count(alliance.sympathetic(g, seat)))
    if bases:
        value += BASE + FURTHER_BASE * (bases - 1) + SUPPORTER * min(8, supporters)
    else:
        value += SUPPORTER_BEFORE * min(5, supporters)
        for suit in range(BIRD):
            if alliance.able(g, state, suit) >= g.kit.mats.alliance.revolt:
                value += REVOLT_READY
                break
    turns = min(3, int(pace))
    for token in range(placed, min(alliance.TOKENS, placed + turns)):
        value += SYMPATHY_NEXT * int(g.kit.mats.alliance.points[token])
    for clearing in places(alliance.sympathetic(g, seat)):
        for other in range(g.players):
            if other != seat and g.warriors(other, clearing) >= g.kit.mats.alliance.martial_law:
                value -= MARTIAL_LAW
    return value


def vagabond_worth(g: RootGame, pace: float, state: vagabond.VagabondState) -> float:
    """The item economy, and the friends who score: each step of a relationship is worth more than the last."""
    whole = int(state.undamaged())
    value = (ITEM + ITEM_TURN * pace) * min(12, whole) + READY * int(state.all_ready())
    value += SWORD_TURN * pace * min(3, int(state.swords())) + ITEM_DAMAGED * int(state.damaged())
    for other in range(g.players):
        step = int(state.relations[other])
        if vagabond.INDIFFERENT < step <= vagabond.ALLIED:
            value += FRIEND * step
        elif step == vagabond.HOSTILE:
            value += HOSTILE_TURN * pace
    return value


def lizards_worth(g: RootGame, seat: Seat, pace: float, state: lizards.LizardState) -> float:
    """Gardens score when a card of their suit is revealed: the best track counts, and balance between the suits."""
    best = 0
    suits = 0
    for suit in range(BIRD):
        number = lizards.gardens(g, seat, suit)
        best = max(best, lizards.garden_points(g, number))
        suits += 1 if number > 0 else 0
    value = GARDEN_SHARE * pace * best + BALANCE * pace * max(0, suits - 1)
    return value + ACOLYTE * min(8, int(state.acolytes))


def riverfolk_worth(g: RootGame, seat: Seat, pace: float, state: riverfolk.RiverfolkState) -> float:
    """Funds and payments, trade posts, prices somebody will pay."""
    value = FUND * min(12, int(riverfolk.total(state.funds))) + PAYMENT * min(8, int(riverfolk.total(state.payments)))
    value += POST * pace * int(count(riverfolk.posts(g, seat)))
    for service in range(len(riverfolk.SERVICES)):
        value += PRICE[int(state.prices[service])] * min(2.0, pace)
    return value


JUDGE: Final = RootJudge()
