"""Alembic runs this with the connection `marches.server.storage` gives it."""

from alembic import context

from marches.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
