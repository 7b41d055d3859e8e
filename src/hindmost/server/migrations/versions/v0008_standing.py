"""Standing answers: what seats answer to questions out of turn, and when that was used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("nonce", sa.String(40), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "standing_uses",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("version", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("revision", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.add_column("positions", sa.Column("asks", sa.Text))


def downgrade() -> None:
    op.drop_column("positions", "asks")
    op.drop_table("standing_uses")
    op.drop_table("standing")
