"""PostgreSQL: any number of server processes on one database.

Each process appends through one connection of its own, a group of steps in one transaction with a fixed number of
statements. Whoever finds another version than expected has lost the race. Changes are announced with NOTIFY in the
same transaction, so that the others hear of what is stored and of nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, Executable, Select, extract, func, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hindmost.server.store.interface import Row, Store, StoreError, Write
from hindmost.server.store.migrate import upgrade

GROUP: Final = 256
CHANNEL: Final = "hindmost"
MIGRATION_LOCK: Final = 0x68696E64
"""Two processes that start at once must not both build the schema."""
RECONNECT: Final = 0.5

log = logging.getLogger("hindmost.server")

LOCK: Final = (
    "SELECT table_id, version, revision FROM positions WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR UPDATE"
)
STEP: Final = """
UPDATE positions AS p SET version=u.version, revision=u.revision, count=u.count, head=u.head,
    draft_seat=u.draft_seat, draft_steps=u.draft_steps, draft_redo=u.draft_redo, asked=u.asked, since=u.since,
    banks=u.banks, deadline=u.deadline, sealed=u.sealed, asks=u.asks
FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[],
    $9::text[], $10::float8[], $11::text[], $12::float8[], $13::text[], $14::text[])
    AS u(table_id, version, revision, count, head, draft_seat, draft_steps, draft_redo, asked, since, banks, deadline,
        sealed, asks)
WHERE p.table_id = u.table_id
"""
ACTION: Final = """
INSERT INTO actions (table_id, n, kind, seat, body, at, hash)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[], $7::text[])
"""
SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, count, data, seal)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
ON CONFLICT (table_id) DO UPDATE SET count=excluded.count, data=excluded.data, seal=excluded.seal
"""
ANSWER: Final = """
INSERT INTO answers (table_id, seat, key, version, revision, at)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::float8[])
"""
TOUCH: Final = """
UPDATE tables AS t SET changed=u.changed, status=coalesce(u.status, t.status)
FROM unnest($1::text[], $2::float8[], $3::text[]) AS u(id, changed, status) WHERE t.id = u.id
"""
USE: Final = """
INSERT INTO standing_uses (table_id, version, revision, n, seat, kind, answer)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::text[])
"""
ARMED: Final = "SELECT id FROM plans WHERE id = ANY($1::text[]) AND fate = 'armed' ORDER BY id FOR UPDATE"
PLAYED: Final = "UPDATE plans SET fate = 'played', reason = NULL, rule = '' WHERE id = ANY($1::text[])"
SEAT: Final = """
UPDATE seats AS s SET kind=u.kind, bot=u.bot, nonce=coalesce(u.nonce, s.nonce)
FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[]) AS u(table_id, seat, kind, bot, nonce)
WHERE s.table_id = u.table_id AND s.seat = u.seat
"""
TELL: Final = "SELECT pg_notify($1, id || ' ' || $2) FROM unnest($3::text[]) AS u(id)"

Job = tuple[Write, "asyncio.Future[bool]"]


class PostgresStore(Store):
    kind = "postgresql"
    shared = True
    probe = 200
    instant = extract("epoch", func.clock_timestamp())

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._name = secrets.token_hex(8)
        """Tells our own announcements from those of others."""
        self._engine: AsyncEngine | None = None
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: Any = None
        self._closing = False

    async def open(self) -> None:
        rest = self._url.partition("://")[2]
        self._engine = create_async_engine(f"postgresql+asyncpg://{rest}", pool_size=5, max_overflow=5)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)
            self._writer = await asyncpg.connect(self._url)
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreError(f"The database cannot be opened: {error}") from error
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._write(), name="hindmost-write"),
            asyncio.create_task(self._listen(ready), name="hindmost-listen"),
        ]
        await ready.wait()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def close(self) -> None:
        self._closing = True
        if self._tasks:
            writer, listener = self._tasks
            self._jobs.put_nowait(None)
            await writer
            listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listener
            self._tasks = []
        if self._writer is not None:
            await self._writer.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def rows(self, statement: Select[Any]) -> list[Row]:
        assert self._engine is not None
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def change(self, first: Executable, *rest: Executable, table: str | None = None) -> bool:
        assert self._engine is not None
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(first)).rowcount == 0:
                    return False
                for statement in rest:
                    await connection.execute(statement)
                if table is not None:
                    payload = {"channel": CHANNEL, "payload": f"{table} {self._name}"}
                    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)
        except DBAPIError as error:
            judged = self._judged(error)
            if judged is error:
                raise
            raise judged from error
        return True

    def _judged(self, error: Exception) -> Exception:
        if getattr(getattr(error, "orig", error), "sqlstate", "") != asyncpg.DiskFullError.sqlstate:
            return error
        return self._no_room()

    def append(self, write: Write) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((write, future))
        return future

    # ------------------------------------------------------------ the writer

    async def _write(self) -> None:
        while True:
            first = await self._jobs.get()
            if first is None:
                return
            group = [first]
            last = False
            while len(group) < GROUP and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    last = True
                    break
                group.append(job)
            await self._commit(group)
            if last:
                return

    async def _commit(self, group: list[Job]) -> None:
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await asyncpg.connect(self._url)
            won = await self._store([write for write, _ in group])
        except Exception as error:
            if len(group) == 1:
                if not group[0][1].done():
                    group[0][1].set_exception(self._judged(error))
                return
            for one in group:
                await self._commit([one])
            return
        for write, future in group:
            if not future.done():
                future.set_result(write.table in won)

    async def _store(self, writes: list[Write]) -> set[str]:
        """The tables whose step was stored. A group has at most one step of a table: a room does one at a time."""
        connection = self._writer
        async with connection.transaction():
            found = await connection.fetch(LOCK, [write.table for write in writes])
            there = {row["table_id"]: (row["version"], row["revision"]) for row in found}
            won = [write for write in writes if there.get(write.table) == write.expect]
            wanted = [write.plan.id for write in won if write.plan is not None]
            if wanted:
                armed = {row["id"] for row in await connection.fetch(ARMED, wanted)}
                won = [write for write in won if write.plan is None or write.plan.id in armed]
            if won:
                await self._store_won(won)
        return {write.table for write in won}

    async def _store_won(self, won: list[Write]) -> None:
        run = self._writer.execute
        await run(
            STEP,
            [w.table for w in won],
            [w.version for w in won],
            [w.revision for w in won],
            [w.count for w in won],
            [w.head for w in won],
            [w.draft_seat for w in won],
            [w.draft_steps for w in won],
            [w.draft_redo for w in won],
            [w.asked for w in won],
            [w.since for w in won],
            [w.banks for w in won],
            [w.deadline for w in won],
            [w.sealed for w in won],
            [w.asks for w in won],
        )
        used = [(w, w.use) for w in won if w.use is not None]
        if used:
            await run(
                USE,
                [w.table for w, _ in used],
                [w.version for w, _ in used],
                [w.revision for w, _ in used],
                [use.n for _, use in used],
                [use.seat for _, use in used],
                [use.kind for _, use in used],
                [use.answer for _, use in used],
            )
        plans = [w.plan for w in won if w.plan is not None]
        if plans:
            await run(PLAYED, [plan.id for plan in plans])
        for plan_id, steps in [each for w in won for each in w.plans]:
            await run("UPDATE plans SET steps=$2 WHERE id=$1", plan_id, steps)
        acted = [w for w in won if w.actions]
        if acted:
            rows = [(w.table, a) for w in acted for a in w.actions]
            await run(
                ACTION,
                [table for table, _ in rows],
                [a.n for _, a in rows],
                [a.kind for _, a in rows],
                [a.seat for _, a in rows],
                [a.body for _, a in rows],
                [a.at for _, a in rows],
                [a.hash for _, a in rows],
            )
            await run(TOUCH, [w.table for w in acted], [w.at for w in acted], [w.status for w in acted])
        kept = [w for w in won if w.snapshot is not None]
        if kept:
            await run(
                SNAPSHOT,
                [w.table for w in kept],
                [w.count for w in kept],
                [w.snapshot for w in kept],
                [w.seal for w in kept],
            )
        seats = [(w.table, seat) for w in won for seat in w.seats]
        if seats:
            await run(
                SEAT,
                [table for table, _ in seats],
                [seat.seat for _, seat in seats],
                [seat.kind for _, seat in seats],
                [seat.bot for _, seat in seats],
                [seat.nonce for _, seat in seats],
            )
        answered = [(w, w.answer) for w in won if w.answer is not None]
        if answered:
            await run(
                ANSWER,
                [w.table for w, _ in answered],
                [answer[0] for _, answer in answered],
                [answer[1] for _, answer in answered],
                [w.version for w, _ in answered],
                [answer[2] for _, answer in answered],
                [w.at for w, _ in answered],
            )
        await run(TELL, CHANNEL, self._name, [w.table for w in won] + [plan.announced for plan in plans])

    # ------------------------------------------------------------ the listener

    async def _listen(self, ready: asyncio.Event) -> None:
        """Hear what other processes announce. After a lost connection anything may have been missed, and we say so."""
        while not self._closing:
            try:
                connection = await asyncpg.connect(self._url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._hear)
                if ready.is_set():
                    self.heard("")
                ready.set()
                try:
                    await lost.wait()
                finally:
                    if not connection.is_closed():
                        await connection.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listen-lost", extra={"fields": {"error": type(error).__name__}})
            await asyncio.sleep(RECONNECT)

    def _hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        table, _, sender = payload.partition(" ")
        if sender != self._name:
            self.heard(table)


def _upgrade(connection: Connection) -> None:
    upgrade(connection)
