"""Bots that stand in: the absence a table agrees on, and the question whether a bot may play somebody's seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # At the tables that are there nothing of the kind was agreed on.
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "standins",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("agreed", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standins")
    op.drop_column("tables", "absence")
