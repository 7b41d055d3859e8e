"""Tables can be played with corrected catalogues, whose texts are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "catalogues",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("catalogue", sa.String(64)))
    op.add_column("tables", sa.Column("catalogue_name", sa.String(80)))


def downgrade() -> None:
    op.drop_column("tables", "catalogue_name")
    op.drop_column("tables", "catalogue")
    op.drop_table("catalogues")
