"""Tables, seats, lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_address", "tables", ["address", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table", "n"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "rules"),
    )


def downgrade() -> None:
    for name in ("archive", "meta", "lines", "seats", "tables"):
        op.drop_table(name)
