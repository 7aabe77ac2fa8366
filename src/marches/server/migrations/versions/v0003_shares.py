"""Shares of the seed that seats commit to and show."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("pledge", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("share", sa.String(128), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "share")
    op.drop_column("seats", "pledge")
