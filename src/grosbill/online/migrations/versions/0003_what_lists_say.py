"""What lists say of a table, so that a list opens none; of those that are there it is not known yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Noted when a table is next opened or listed."""
    op.add_column("tables", sa.Column("noted", sa.LargeBinary))


def downgrade() -> None:
    """The logs go on saying it."""
    op.drop_column("tables", "noted")
