"""A game in progress: the `Table` checks answers, rolls dice, undoes, replays a `Record`; a `Page` is what a seat sees.

Everything that serves people, bots and tests plays on a table. Rules never see one.
"""

from marches.table.record import Record
from marches.table.table import Refused, Table
from marches.table.view import Page

__all__ = ["Page", "Record", "Refused", "Table"]
