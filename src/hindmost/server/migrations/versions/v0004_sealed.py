"""Answers given in secret are kept beside the position until all are in; names of actions have room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("positions", sa.Column("sealed", sa.Text))
    _widen(20)


def downgrade() -> None:
    _widen(12)
    op.drop_column("positions", "sealed")


def _widen(length: int) -> None:
    if op.get_bind().dialect.name == "postgresql":  # SQLite counts no letters
        op.alter_column("actions", "kind", type_=sa.String(length))
