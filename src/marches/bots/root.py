"""How the bots judge Root.

A seat is worth the points it has and those its position will bring in the turns still to come. What brings them
differs by faction, so each faction has a function of its own below; what all share (cards, warriors, rule, pieces left
unguarded) stands first. Chances are shared out between the seats, so that stopping the leader pays for everyone else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marches.bots.search.judge import Judge, final_payoffs, shares
from marches.games.root.actions import ACTIONS
from marches.games.root.bits import count, places
from marches.games.root.dominance import progress
from marches.games.root.factions.alliance import state as alliance
from marches.games.root.factions.eyrie import state as eyrie
from marches.games.root.factions.eyrie.decree import possible
from marches.games.root.factions.lizards import state as lizards
from marches.games.root.factions.marquise import state as marquise
from marches.games.root.factions.mechanical import state as mechanical
from marches.games.root.factions.riverfolk import state as riverfolk
from marches.games.root.factions.vagabond import state as vagabond
from marches.games.root.state import RootGame
from marches.games.root.tables import AMBUSHES, BIRD, HAND_LIMIT, SUIT_MASK, WARRIOR, WIN_POINTS
from marches.kernel.action import Action
from marches.kernel.game import Game

A_TURN: Final = 3.5
"""Points the leader usually makes in a turn: how many turns are left follows from it."""

# -- what every faction has ---------------------------------------------------------------------------------------
CARD: Final = 0.4
"""A card in hand crafts, pays or fights; beyond the hand limit it is discarded."""
AMBUSH: Final = 0.3
"""An ambush in hand makes attackers pay, and they do not know of it."""
CRAFTED: Final = 0.8
"""A persistent card in play serves every turn."""
FIGHTER: Final = 0.18
"""A warrior on the map: rule, defence, reach."""
RULED: Final = 0.3
"""A ruled clearing: room to build, to move through, and nobody else's."""
UNGUARDED: Final = 0.9
"""A building or token alone with an enemy: the next battle takes it, and the enemy scores."""
IN_REACH: Final = 0.2
"""The same with the enemy one clearing away."""

# -- the factions ---------------------------------------------------------------------------------------------------
WOOD: Final = 0.5
"""Wood on the supply line becomes a building and its points; cut off from it, it waits."""
WOOD_CUT_OFF: Final = 0.15
SAWMILL: Final = 0.32
"""A sawmill makes a wood each turn; recruiters and workshops bring warriors, cards and crafts."""
OTHER_BUILDING: Final = 0.16
KEEP: Final = 1.2
"""The keep heals warriors and guards its clearing."""
ROOST_SHARE: Final = 0.55
"""How much of a roost's points in every turn to come is counted: turmoil and attacks take the rest."""
DECREE_CARD: Final = 0.25
"""A card in the Decree is an action every turn, as long as it can be obeyed."""
TURMOIL: Final = 0.75
"""How much of the loss in a turmoil is counted when a card of the Decree could not be obeyed as things stand."""
TURMOIL_COST: Final = 2.5
"""What turmoil costs besides the points: the Decree, the leader, the rest of Daylight."""
SUPPORTER: Final = 0.45
"""A supporter spreads sympathy or rises in revolt; those that match few clearings wait longer."""
BASE: Final = 1.6
"""A base frees the supporters' limit, recruits, and is hard to replace."""
OFFICER: Final = 0.30
"""An officer is one more operation each turn."""
SYMPATHY_NEXT: Final = 0.35
"""The next tokens on the sympathy track are worth more and more."""
MARTIAL_LAW: Final = 0.25
"""Sympathy next to three enemy warriors of one player costs a supporter more, and is soon lost."""
ITEM: Final = 0.5
"""An undamaged item of the Vagabond: every action exhausts one."""
ITEM_TURN: Final = 0.22
"""And what it brings in each turn to come."""
ITEM_DAMAGED: Final = 0.15
READY: Final = 0.12
"""An item that is face up can be used this turn."""
FRIEND: Final = 0.7
"""A step on a relationship track: aid scores, and the next step scores more."""
GARDEN_SHARE: Final = 0.45
"""How much of a garden track's points in every turn to come is counted: it takes a card of the suit to score it."""
BALANCE: Final = 0.3
"""A second and third suit with gardens: whatever cards come, one of them can be scored."""
ACOLYTE: Final = 0.35
"""An acolyte is half a conspiracy."""
MACHINE: Final = 2.2
"""Points the Mechanical Marquise usually makes in a turn, whatever else happens."""
FUND: Final = 0.45
"""A fund of the Riverfolk is an action or a trade post."""
PAYMENT: Final = 0.5
"""A payment becomes a fund, and scores when half of them are left alone."""
POST: Final = 0.3
"""A trade post crafts every turn and draws a customer."""
WARES: Final = 0.15
"""The Riverfolk's hand lies open for sale: every card in it may be bought."""
PRICE: Final[list[float]] = [0.0, 0.1, 0.25, 0.25, 0.05]
"""By price of a service: a price of two or three is paid, one gives it away, four keeps customers off."""


class RootJudge(Judge):
    """Root, with the Riverfolk."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.base: list[float] = [first_impression(action) for action in ACTIONS.actions]

    def turn(self, g: Game) -> int:
        assert isinstance(g, RootGame)
        return int(g.turn)

    def payoffs(self, g: Game) -> list[float]:
        assert isinstance(g, RootGame)
        if g.result is not None:
            return final_payoffs(g.result, g.players, 4.0)
        best = 0
        for seat in range(g.players):
            best = max(best, int(g.scores[seat]))
        pace = max(1.0, min(8.0, (WIN_POINTS - best) / A_TURN))
        points = [projected(g, seat, pace) for seat in range(g.players)]
        chances = shares(points, 2.0 + 0.7 * pace)
        return together(g, chances) if mechanical.is_cooperative(g) else chances

    def weight(self, g: Game, seat: int, action: Action) -> float:
        return self.base[action.code]


def together(g: RootGame, chances: list[float]) -> list[float]:
    """Against the machine everyone wins together: what any of the people may expect, all of them may."""
    people = [seat for seat in range(g.players) if not isinstance(g.parts[seat], mechanical.MechanicalState)]
    shared = sum([chances[seat] for seat in people]) / len(people)
    return [shared if seat in people else chances[seat] for seat in range(g.players)]


IMPRESSIONS: Final[dict[str, float]] = {
    "done": 0.2,
    "decline": 0.3,
    "end-daylight": 0.15,  # a turn ended early is a turn half lost
    "activate": 0.03,  # Dominance gives the points up: only when nothing else wins
    "battle": 1.5,
    "take-battle": 1.2,
    "build": 3.0,
    "take-build": 4.0,
    "craft": 4.0,
    "recruit": 2.0,
    "overwork": 0.4,
    "spread": 4.0,
    "revolt": 5.0,
    "organize": 3.0,
    "ambush": 3.0,
    "establish-post": 4.0,
    "quest": 5.0,
    "aid": 1.5,
    "strike": 2.0,
    "day-labor": 0.7,
    "reveal-score": 3.0,
    "reveal-build": 3.0,
    "convert": 2.0,
    "sanctify": 3.0,
    "explore": 3.0,
    "decree-build": 2.0,
    "new-roost": 2.0,
    "resolve-decree": 3.0,
}


def first_impression(action: Action) -> float:
    """What a player tries first, whatever the position."""
    verb = action.verb
    if verb == "move":
        return 0.4 + 0.2 * int(action.names["count"])  # stragglers are lost one by one
    if verb == "add-to-decree":
        return 1.0 if action.names["column"] in ("recruit", "move") else 0.7
    return IMPRESSIONS.get(verb, 1.0)


def projected(g: RootGame, seat: int, pace: float) -> float:
    """The points a seat has and those its position will bring while the game lasts (`pace` turns)."""
    partner = int(g.partners[seat])
    if partner >= 0:
        return 0.85 * projected(g, partner, pace)
    value = common(g, seat, pace) + own(g, seat, pace)
    if g.dominance[seat] >= 0:
        return 14.0 + 0.5 * progress(g, seat) + 0.4 * value
    return float(g.scores[seat]) + value


def common(g: RootGame, seat: int, pace: float) -> float:
    """Cards, warriors, rule, and pieces nobody guards."""
    share = min(1.0, pace / 4.0)
    hand = g.hands[seat]
    held = int(count(hand))
    value = CARD * min(HAND_LIMIT, held) + AMBUSH * int(count(hand & AMBUSHES))
    value += CRAFTED * int(count(g.crafted[seat]))
    fighters = int(g.on_map(seat, WARRIOR))
    value += FIGHTER * min(12, fighters) + 0.4 * FIGHTER * max(0, fighters - 12)
    value += RULED * int(count(g.ruled_by(seat)))
    return share * (value - exposed(g, seat))


def exposed(g: RootGame, seat: int) -> float:
    """Buildings and tokens without a warrior beside them, where enemies stand or can step in."""
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


def own(g: RootGame, seat: int, pace: float) -> float:
    """What only this faction has."""
    part = g.parts[seat]
    if isinstance(part, marquise.MarquiseState):
        return marquise_worth(g, seat, pace, part)
    if isinstance(part, eyrie.EyrieState):
        return eyrie_worth(g, seat, pace, part)
    if isinstance(part, alliance.AllianceState):
        return alliance_worth(g, seat, pace, part)
    if isinstance(part, vagabond.VagabondState):
        return vagabond_worth(g, pace, part)
    if isinstance(part, riverfolk.RiverfolkState):
        return riverfolk_worth(g, seat, pace, part)
    if isinstance(part, lizards.LizardState):
        return lizards_worth(g, seat, pace, part)
    if isinstance(part, mechanical.MechanicalState):
        return MACHINE * pace
    return 0.0


def marquise_worth(g: RootGame, seat: int, pace: float, part: marquise.MarquiseState) -> float:
    """Supply lines: wood that ruled clearings connect, sawmills to make more, the points of the next buildings."""
    ruled = g.ruled_by(seat)
    value = 0.0
    for clearing in places(g.where(seat, marquise.WOOD)):
        wood = int(g.count(seat, marquise.WOOD, clearing))
        value += (WOOD if ruled >> clearing & 1 else WOOD_CUT_OFF) * wood
    value = min(value, 4.0)
    value += SAWMILL * pace * min(4, int(g.on_map(seat, marquise.SAWMILL)))
    others = g.on_map(seat, marquise.WORKSHOP) + g.on_map(seat, marquise.RECRUITER)
    value += OTHER_BUILDING * pace * int(others)
    return value + (0.0 if part.keep_lost else KEEP)


def eyrie_worth(g: RootGame, seat: int, pace: float, part: eyrie.EyrieState) -> float:
    """Roosts score every turn; the Decree acts every turn, until a card of it cannot be obeyed."""
    roosts = g.on_map(seat, eyrie.ROOST)
    value = ROOST_SHARE * pace * eyrie.roost_points(roosts)
    value += DECREE_CARD * min(3.0, pace) * int(count(part.cards()))
    impossible = 0
    for column in range(len(eyrie.COLUMNS)):
        for suit in range(BIRD + 1):
            if part.columns[column] & SUIT_MASK[suit] and not possible(g, seat, column, suit):
                impossible += 1
    if impossible:
        value -= TURMOIL * (int(part.birds()) + TURMOIL_COST + 0.5 * min(3, impossible))
    return value


def alliance_worth(g: RootGame, seat: int, pace: float, part: alliance.AllianceState) -> float:
    """Sympathy that grows dearer and scores more, supporters to pay it with, bases, officers, martial law."""
    placed = int(alliance.placed(g, seat))
    value = SUPPORTER * min(8, int(count(part.supporters)))
    value += BASE * int(alliance.bases(g, seat)) + OFFICER * pace * int(part.officers)
    turns = min(3, int(pace))
    for token in range(placed, min(alliance.TOKENS, placed + turns)):
        value += SYMPATHY_NEXT * int(alliance.POINTS[token])
    for clearing in places(alliance.sympathetic(g, seat)):
        for other in range(g.players):
            if other != seat and g.warriors(other, clearing) >= alliance.MARTIAL_LAW:
                value -= MARTIAL_LAW
    return value


def vagabond_worth(g: RootGame, pace: float, part: vagabond.VagabondState) -> float:
    """The item economy, and the friends who score: each step of a relationship is worth more than the last."""
    whole = int(part.undamaged())
    value = (ITEM + ITEM_TURN * pace) * min(12, whole) + READY * int(part.all_ready())
    value += ITEM_DAMAGED * int(part.damaged())
    for other in range(g.players):
        step = int(part.relations[other])
        if vagabond.INDIFFERENT < step <= vagabond.ALLIED:
            value += FRIEND * step
    return value


def lizards_worth(g: RootGame, seat: int, pace: float, part: lizards.LizardState) -> float:
    """Gardens score when a card of their suit is revealed: the best track counts, and balance between the suits."""
    best = 0
    suits = 0
    for suit in range(BIRD):
        number = lizards.gardens(g, seat, suit)
        best = max(best, lizards.garden_points(number))
        suits += 1 if number > 0 else 0
    value = GARDEN_SHARE * pace * best + BALANCE * pace * max(0, suits - 1)
    return value + ACOLYTE * min(8, int(part.acolytes))


def riverfolk_worth(g: RootGame, seat: int, pace: float, part: riverfolk.RiverfolkState) -> float:
    """Funds and payments, trade posts, a hand worth buying from, prices somebody will pay."""
    value = FUND * min(12, int(riverfolk.total(part.funds))) + PAYMENT * min(8, int(riverfolk.total(part.payments)))
    value += POST * pace * int(count(riverfolk.posts(g, seat)))
    value += WARES * int(count(g.hands[seat]))
    for service in range(len(riverfolk.SERVICES)):
        value += PRICE[int(part.prices[service])] * min(2.0, pace)
    return value


JUDGE: Final = RootJudge()
