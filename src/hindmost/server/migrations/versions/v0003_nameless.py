"""Whoever has given no name has none: "Guest" was a word of one language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for place in ("people", "seats", "chat"):
        named = sa.table(place, sa.column("name", sa.String))
        op.execute(named.update().where(named.c.name == "Guest").values(name=""))


def downgrade() -> None:
    for place in ("people", "chat"):
        named = sa.table(place, sa.column("name", sa.String))
        op.execute(named.update().where(named.c.name == "").values(name="Guest"))
    # An open seat had no name before either.
    seats = sa.table("seats", sa.column("name", sa.String), sa.column("kind", sa.String))
    op.execute(seats.update().where(seats.c.name == "", seats.c.kind == "human").values(name="Guest"))
