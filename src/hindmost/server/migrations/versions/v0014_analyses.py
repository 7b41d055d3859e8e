"""Analyses of finished games: they took long to make, and are there after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("maker", sa.String(200), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
