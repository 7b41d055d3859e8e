"""Tables for one: the level of the solo opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("automa", sa.String(20)))


def downgrade() -> None:
    op.drop_column("tables", "automa")
