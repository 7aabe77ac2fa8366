"""The kernel: what every game stands on. It knows no game.

Rules are written with

- `Action`, `ActionTable`: the answers of a game, each built once,
- `Game`: a position and its agenda, the list of what the rules still have to do,
- `Step`, `Decision`, `SeatDecision`, `Sealed`, `Chance`: what is on the agenda: something to do, a question, a question
  to one player, a question several players answer at once, a roll or a draw,
- `Line`, `Reason`, `Result`: what is said, why an answer is not allowed, how a game ended.

Whatever serves people, bots and tests uses

- `Rulebook`: one game, with its `Setup`, `Module` and `Choice`,
- `Table`: a game in progress; it checks answers, rolls dice, undoes, replays a `Record`,
- `Mistake`: an error that is shown to a person as it stands.
"""

from marches.kernel.action import Action, ActionTable
from marches.kernel.game import Game
from marches.kernel.line import Line, Reason, Result
from marches.kernel.mistake import Mistake
from marches.kernel.record import Record
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Choice, Module, Setup
from marches.kernel.step import Chance, Decision, Sealed, SeatDecision, Step
from marches.kernel.table import Table

__all__ = [
    "Action",
    "ActionTable",
    "Chance",
    "Choice",
    "Decision",
    "Game",
    "Line",
    "Mistake",
    "Module",
    "Reason",
    "Record",
    "Result",
    "Rulebook",
    "Sealed",
    "SeatDecision",
    "Setup",
    "Step",
    "Table",
]
