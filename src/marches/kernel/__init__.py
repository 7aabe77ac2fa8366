"""The kernel: what the rules of every game are written with. It knows no game.

- `Action`, `ActionTable`: the answers of a game, each built once,
- `Game`: a position and its agenda, the list of what the rules still have to do,
- `Step`: something to do; `Decision`: a question; `SeatDecision`: a question to one player; `Sealed`: one that several
  players answer at once; `Chance`: a roll or a draw,
- `Window`, `Offer`: a question with answers of its own and what others offer there,
- `Line`, `Reason`, `Result`: what is said, why an answer is not allowed, how a game ended,
- `Rulebook`: one game as everything else uses it, with its `Setup`, `Module` and `Choice`,
- `Mistake`: an error that is shown to a person as it stands.

A game in progress is a `marches.table.Table`.
"""

from marches.kernel.action import Action, ActionTable
from marches.kernel.game import Game
from marches.kernel.line import Line, Reason, Result
from marches.kernel.mistake import Mistake
from marches.kernel.rulebook import Rulebook
from marches.kernel.setup import Choice, Module, Setup
from marches.kernel.step import Chance, Decision, Sealed, SeatDecision, Step
from marches.kernel.window import Offer, Window

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
    "Offer",
    "Reason",
    "Result",
    "Rulebook",
    "Sealed",
    "SeatDecision",
    "Setup",
    "Step",
    "Window",
]
