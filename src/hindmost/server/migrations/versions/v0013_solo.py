"""For what occasion a table was laid, and how games that are counted have ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("occasion", sa.String(40)))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_column("tables", "occasion")
