"""The database: tables and their seats, and the lines of each table's record, which are the truth."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("header", Text, nullable=False),  # the record's first line
    Column("seed", String(64), nullable=False),  # in hex; empty for a record whose seed nobody told
    Column("config", Text, nullable=False),
    Column("watch", String(64), nullable=False),  # SHA-256 of the spectators' secret
    Column("host", String(64), nullable=False, server_default=""),  # SHA-256 of the secret of the person who set it up
    Column("state", String(8), nullable=False),  # waiting, playing, over, replay
    Column("address", String(64), nullable=False),  # salted hash of who made it, for the limits
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger, nullable=False, server_default="0"),  # when it was dealt
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when the server itself has something to do: a bot's turn, a clock, an absent player
    Index("tables_wake", "wake"),
    Index("tables_address", "address", "created"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(24), nullable=False),  # a bot's level; empty for a person
    Column(
        "secret", String(64), nullable=False
    ),  # SHA-256 of the seat's secret; empty for a bot, or if nobody sits there
    Column("claim", String(64), nullable=False, server_default=""),  # SHA-256 of the link that gives the seat, once
    Column("pledge", String(64), nullable=False, server_default=""),  # SHA-256 of the seat's share of the seed
    Column("share", String(128), nullable=False, server_default=""),  # that share, once it was shown
    Column("issued", Integer, nullable=False, server_default="0"),  # how often its link was replaced
    Column("seen", BigInteger, nullable=False),
    Column("stand_in", Boolean, nullable=False),  # a bot plays until the person comes back
    Column("standing", Text, nullable=False),  # standing answers, by question
    PrimaryKeyConstraint("table", "seat"),
)

lines = Table(
    "lines",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),  # Answer, Undo or End, as the record writes it
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),  # milliseconds this line cost the clock of its seat
    Column("by", String(8), nullable=False),  # person, bot, standing, table
    PrimaryKeyConstraint("table", "n"),
)

meta = Table(
    "meta",
    METADATA,
    Column("key", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

archive = Table(
    "archive",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("record", Text, nullable=False),  # the whole record as it stood under those rules
    PrimaryKeyConstraint("table", "rules"),
)
