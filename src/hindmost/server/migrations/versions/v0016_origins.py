"""Tables that were laid from a position of another game, and those positions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(64)))
    op.create_table(
        "origins",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("origins")
    op.drop_column("tables", "origin")
