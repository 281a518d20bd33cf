"""Which tables are listed, so that a list needs no look into every set-up."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What the set-ups say."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("listed"))
    connection = op.get_bind()
    for name, setup in connection.execute(sa.select(tables.c.id, tables.c.setup)).all():
        if json.loads(setup).get("listed"):
            connection.execute(sa.update(tables).where(tables.c.id == name).values(listed=True))
    op.create_index("tables_to_join", "tables", ["listed", "over", "created"])


def downgrade() -> None:
    """The set-ups go on saying it."""
    op.drop_index("tables_to_join", "tables")
    op.drop_column("tables", "listed")
