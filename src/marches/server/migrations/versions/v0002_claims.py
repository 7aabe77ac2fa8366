"""Links that are claimed once, a host, tables that wait for their players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("begun", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("claim", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("issued", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    # A link nobody has opened becomes the seat's secret, as it was before. An undealt table has nothing to lose.
    op.execute("UPDATE seats SET secret = claim WHERE secret = '' AND claim <> ''")
    for table in ("lines", "seats", "archive"):
        op.execute(f"DELETE FROM {table} WHERE \"table\" IN (SELECT id FROM tables WHERE state = 'waiting')")
    op.execute("DELETE FROM tables WHERE state = 'waiting'")
    op.drop_column("seats", "issued")
    op.drop_column("seats", "claim")
    op.drop_column("tables", "begun")
    op.drop_column("tables", "host")
