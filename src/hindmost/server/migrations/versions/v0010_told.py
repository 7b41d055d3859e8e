"""Tables at which chance is told by hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.String(10), nullable=False, server_default="drawn"))


def downgrade() -> None:
    op.drop_column("tables", "chance")
