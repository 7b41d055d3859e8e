"""The database's tables. The migrations build them; this is how queries name them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, false

META = MetaData()

keys = Table(
    "keys",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    META,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float(53), nullable=False),
)

notices = Table(
    "notices",
    META,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("target", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
)

letters = Table(
    "letters",
    META,
    Column("notice", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("turn", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float(53), index=True),
)
"""The last turn (a version) that an address was told of at a table; `due`: when it is tried again, if it must be."""

tables = Table(
    "tables",
    META,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("chronicles", Text, nullable=False),
    Column("automa", String(20)),
    Column("options", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("live_drafts", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("absence", Integer, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("host", String(40), nullable=False),
    Column("seed", String(90), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("watch_nonce", String(40), nullable=False),
    Column("base_url", String(200), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("rematch_of", String(40)),
    Column("rematch", String(40)),
    Column("catalogue", String(64)),
    Column("catalogue_name", String(80)),
    Column("chance", String(10), nullable=False, server_default="drawn"),
    Column("keyed", Boolean, nullable=False, server_default=false()),
    Column("occasion", String(40)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("origin", String(64)),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
)

origins = Table(
    "origins",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("data", Text, nullable=False),
)
"""The positions that tables were laid from, of those that did not begin at the beginning; `tables.origin` is their
SHA-256."""

results = Table(
    "results",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
)
"""How finished games have ended, of those that somebody has asked for: read from the game once."""

catalogues = Table(
    "catalogues",
    META,
    Column("mark", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Corrected catalogues that tables are played with, by the SHA-256 of their text: the file may change or go."""

seats = Table(
    "seats",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("nonce", String(40), nullable=False),
)

holders = Table(
    "holders",
    META,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Who may use which seat; seat -1 is a place to watch from. One seat may have several: a player's devices."""

standins = Table(
    "standins",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("agreed", String(80), nullable=False),
)
"""Whether a bot may play a seat: who asks it, and the seats that have agreed. At most one such question at a table."""

positions = Table(
    "positions",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("count", Integer, nullable=False),
    Column("head", String(64), nullable=False),
    Column("draft_seat", Integer),
    Column("draft_steps", Text),
    Column("draft_redo", Text),
    Column("asked", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("banks", Text, nullable=False),
    Column("deadline", Float(53), index=True),
    Column("sealed", Text),
    Column("asks", Text),
)
"""What changes with every step. `version` counts what all may see, `revision` what was done in private since. `asks` is
the kind of question, for whoever looks for those that are answered already."""

actions = Table(
    "actions",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("hash", String(64), nullable=False),
)
"""What stands, in order. Rows are only ever added."""

snapshots = Table(
    "snapshots",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("seal", String(64)),
)
"""The position after the last committed turn. `seal` ties it to the chain of hashes; older ones have none."""

memoirs = Table(
    "memoirs",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("data", Text, nullable=False),
    Column("seal", String(64), nullable=False),
)
"""How finished games went, as everybody saw it: shown where their answers are understood no more."""

analyses = Table(
    "analyses",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("maker", String(200), nullable=False),
    Column("data", Text, nullable=False),
    Column("seal", String(64), nullable=False),
)
"""Finished games thought over. `maker` says by what: one that another engine or other rules have made is made anew."""

answers = Table(
    "answers",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(80), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""Idempotency keys and what came of them."""

chat = Table(
    "chat",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

plans = Table(
    "plans",
    META,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String(40), nullable=False),
    Column("note", Text, nullable=False),
    Column("steps", Text, nullable=False),
    Column("fate", String(10), nullable=False, index=True),
    Column("takes", Integer),
    Column("most", Integer),
    Column("reason", Text),
    Column("rule", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
)
"""What seats have planned. `nonce` is that of the seat: whoever is given the seat later does not inherit its plans."""

standing = Table(
    "standing",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("nonce", String(40), nullable=False),
    Column("answer", Text, nullable=False),
)
"""What seats answer to questions of a kind, whenever they come. `nonce` as with plans."""

standing_uses = Table(
    "standing_uses",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("revision", BigInteger, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("answer", Text, nullable=False),
)
"""Which steps a standing answer has made, for the log of its seat alone: so many actions stood before it."""

Index("ix_plans_seat", plans.c.table_id, plans.c.seat)
Index("ix_holders_person", holders.c.person)
