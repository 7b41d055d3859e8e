"""The first schema: tables, seats, actions with their chain, chat and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("chronicles", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("live_drafts", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(90), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("watch_nonce", sa.String(40), nullable=False),
        sa.Column("base_url", sa.String(200), nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.String(40)),
        sa.Column("rematch", sa.String(40)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("nonce", sa.String(40), nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_holders_person", "holders", ["person"])
    op.create_index("ix_holders_table_id", "holders", ["table_id"])
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.Column("draft_seat", sa.Integer),
        sa.Column("draft_steps", sa.Text),
        sa.Column("draft_redo", sa.Text),
        sa.Column("asked", sa.String(80), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("banks", sa.Text, nullable=False),
        sa.Column("deadline", sa.Float(53)),
    )
    op.create_index("ix_positions_deadline", "positions", ["deadline"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for name in (
        "chat",
        "answers",
        "snapshots",
        "actions",
        "positions",
        "holders",
        "seats",
        "tables",
        "notices",
        "people",
        "keys",
    ):
        op.drop_table(name)
