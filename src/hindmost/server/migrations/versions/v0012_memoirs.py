"""How finished games went, as everybody saw it; and a seal on the position that is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "memoirs",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
    )
    op.add_column("snapshots", sa.Column("seal", sa.String(64)))


def downgrade() -> None:
    op.drop_column("snapshots", "seal")
    op.drop_table("memoirs")
