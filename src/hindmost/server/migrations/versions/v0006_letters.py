"""Notices of turns: which were sent, and which are to be tried again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("notice", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float(53)),
    )
    op.create_index("ix_letters_due", "letters", ["due"])


def downgrade() -> None:
    op.drop_table("letters")
