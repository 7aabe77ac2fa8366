"""The kernel: what every game stands on. It knows no game.

Rules use `Action`, `Step`, `Decision`, `Sealed`, `Chance`, `Bag` and `Game`; everything that serves people,
bots and tests uses `Table`, `Record`, `Rulebook` and what they return.
"""
