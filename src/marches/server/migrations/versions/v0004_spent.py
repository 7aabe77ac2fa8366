"""Thinking times of more than 24 days."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":  # SQLite's numbers have 64 bits anyway
        op.alter_column("lines", "spent", type_=sa.BigInteger)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("UPDATE lines SET spent = 2147483647 WHERE spent > 2147483647")
        op.alter_column("lines", "spent", type_=sa.Integer)
