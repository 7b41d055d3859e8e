"""Plans: what a seat has tried out and kept, and may have armed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(40), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("fate", sa.String(10), nullable=False),
        sa.Column("takes", sa.Integer),
        sa.Column("most", sa.Integer),
        sa.Column("reason", sa.Text),
        sa.Column("rule", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("ix_plans_fate", "plans", ["fate"])
    op.create_index("ix_plans_seat", "plans", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_table("plans")
