"""SQLite: one file, one writer thread that commits in groups, readers beside it.

Every commit is on the disk before it is acknowledged (synchronous=FULL). Grouping makes that cheap: whatever arrives
while one commit is being written goes into the next.
"""

from __future__ import annotations

import asyncio
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, Select, create_engine, event, literal
from sqlalchemy.exc import DBAPIError

from hindmost.server.store.interface import Row, Store, StoreError, Write
from hindmost.server.store.lock import FileLock, Taken
from hindmost.server.store.migrate import upgrade

GROUP: Final = 256
"""At most so many writes in one commit."""
READERS: Final = 2
UNWRITABLE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
SHORT: Final = 4 * 1024 * 1024
"""Bytes free on the disk below which a write is tried before anybody is told that all is well."""

Job = Callable[[Connection], Any] | Write
Waiting = tuple[Job, "asyncio.Future[Any]"]

STEP: Final = (
    "UPDATE positions SET version=?, revision=?, count=?, head=?, draft_seat=?, draft_steps=?, draft_redo=?, asked=?, "
    "since=?, banks=?, deadline=?, sealed=?, asks=? WHERE table_id=? AND version=? AND revision=?"
)
ACTION: Final = "INSERT INTO actions (table_id, n, kind, seat, body, at, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, count, data, seal) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET count=excluded.count, data=excluded.data, seal=excluded.seal"
)
RENAMED: Final = "UPDATE plans SET steps=? WHERE id=?"
ANSWER: Final = "INSERT INTO answers (table_id, seat, key, version, revision, at) VALUES (?, ?, ?, ?, ?, ?)"
TOUCH: Final = "UPDATE tables SET changed=?, status=coalesce(?, status) WHERE id=?"
USE: Final = (
    "INSERT INTO standing_uses (table_id, version, revision, n, seat, kind, answer) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
ARMED: Final = "SELECT id FROM plans WHERE id=? AND fate='armed'"
PLAYED: Final = "UPDATE plans SET fate='played', reason=NULL, rule='' WHERE id=?"
SEAT: Final = "UPDATE seats SET kind=?, bot=?, nonce=coalesce(?, nonce) WHERE table_id=? AND seat=?"


class SqliteStore(Store):
    kind = "sqlite"
    shared = False
    instant = literal(0.0)
    probe = 64 * 1024

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._engine: Engine | None = None
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="hindmost-read")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = FileLock(self.path.with_name(f"{self.path.name}.lock"))

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # A second process would not hear of what the first one stores, and show what is no longer true.
            self._lock.take()
            self._engine = _engine(self.path)
            await self._loop.run_in_executor(self._readers, self._prepare)
        except Taken as error:
            raise StoreError(
                f"Another server uses {self.path} already: stop it, or give this one another --db. "
                "For several servers on one database take PostgreSQL."
            ) from error
        except (OSError, sqlite3.Error, DBAPIError) as error:
            self._lock.release()
            raise StoreError(f"The database {self.path} cannot be opened: {error}") from error
        self._thread = threading.Thread(target=self._write, name="hindmost-write", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        assert self._engine is not None
        with self._engine.begin() as connection:
            upgrade(connection)
        # The file holds seeds and the server's secret: it is its owner's alone.
        self.path.chmod(0o600)

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown(wait=True)
        if self._engine is not None:
            self._engine.dispose()
        self._lock.release()

    async def rows(self, statement: Select[Any]) -> list[Row]:
        def read() -> list[Row]:
            assert self._engine is not None
            with self._engine.connect() as connection:
                return [dict(row) for row in connection.execute(statement).mappings()]

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def change(self, first: Executable, *rest: Executable, table: str | None = None) -> bool:
        def job(connection: Connection) -> bool:
            if connection.execute(first).rowcount == 0:
                return False
            for statement in rest:
                connection.execute(statement)
            return True

        return bool(await self._submit(job))

    def append(self, write: Write) -> asyncio.Future[bool]:
        return self._submit(write)

    def _submit(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    # ------------------------------------------------------------ the writer thread

    def _write(self) -> None:
        assert self._engine is not None
        with self._engine.connect() as connection:
            while True:
                first = self._jobs.get()
                if first is None:
                    return
                group = [first]
                last = False
                while len(group) < GROUP:
                    try:
                        job = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                    if job is None:
                        last = True
                        break
                    group.append(job)
                self._commit(connection, group)
                if last:
                    return

    def _commit(self, connection: Connection, group: list[Waiting]) -> None:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        try:
            steps = [job for job, _ in group if isinstance(job, Write)]
            if len(steps) == len(group):
                results = _append_all(raw, steps)
            else:
                with connection.begin():
                    results = [_append(raw, job) if isinstance(job, Write) else job(connection) for job, _ in group]
        except Exception as error:
            if len(group) == 1:
                self._answer([(group[0][1], None, self._judged(error))])
                return
            # One of them failed and took the others along: each on its own then.
            for one in group:
                self._commit(connection, [one])
            return
        self._answer([(future, result, None) for (_, future), result in zip(group, results, strict=True)])

    def _judged(self, error: Exception) -> Exception:
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
        if code & 0xFF not in UNWRITABLE:
            return error
        return self._no_room()

    @property
    def _short(self) -> bool:
        return shutil.disk_usage(self.path.parent).free < SHORT

    def _answer(self, results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, results)


def _resolve(results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _append_all(raw: sqlite3.Connection, writes: list[Write]) -> list[Any]:
    """Nothing but steps, as nearly always: no need of SQLAlchemy around them."""
    raw.execute("BEGIN IMMEDIATE")
    try:
        results = [_append(raw, write) for write in writes]
    except BaseException:
        raw.rollback()
        raise
    raw.commit()
    return results


def _append(raw: sqlite3.Connection, write: Write) -> bool:
    step = (
        write.version,
        write.revision,
        write.count,
        write.head,
        write.draft_seat,
        write.draft_steps,
        write.draft_redo,
        write.asked,
        write.since,
        write.banks,
        write.deadline,
        write.sealed,
        write.asks,
        write.table,
        *write.expect,
    )
    if write.plan is not None and raw.execute(ARMED, (write.plan.id,)).fetchone() is None:
        return False
    if raw.execute(STEP, step).rowcount == 0:
        return False
    if write.plan is not None:
        raw.execute(PLAYED, (write.plan.id,))
    raw.executemany(RENAMED, [(steps, plan) for plan, steps in write.plans])
    if write.use is not None:
        use = write.use
        raw.execute(USE, (write.table, write.version, write.revision, use.n, use.seat, use.kind, use.answer))
    if write.actions:
        raw.executemany(ACTION, [(write.table, a.n, a.kind, a.seat, a.body, a.at, a.hash) for a in write.actions])
        raw.execute(TOUCH, (write.at, write.status, write.table))
    if write.snapshot is not None:
        raw.execute(SNAPSHOT, (write.table, write.count, write.snapshot, write.seal))
    for seat in write.seats:
        raw.execute(SEAT, (seat.kind, seat.bot, seat.nonce, write.table, seat.seat))
    if write.answer is not None:
        seat_number, key, revision = write.answer
        raw.execute(ANSWER, (write.table, seat_number, key, write.version, revision, write.at))
    return True


def _engine(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 30, "isolation_level": None}
    )

    @event.listens_for(engine, "connect")
    def settle(raw: sqlite3.Connection, record: object) -> None:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("PRAGMA synchronous=FULL")
        # What is deleted is gone from the file too, and from every copy of it.
        raw.execute("PRAGMA secure_delete=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later could not get the lock: writers take it at once.
        immediate = threading.current_thread().name == "hindmost-write"
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
