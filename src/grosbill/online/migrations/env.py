"""How Alembic reaches the database: by the connection that `grosbill.online.schema` opened and locked."""

from __future__ import annotations

from alembic import context

from grosbill.online.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
