"""A table from what is stored: the actions are replayed, and must lead to the position that was kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import select

import hindmost
from hindmost import Game, Msg
from hindmost.kernel.errors import HindmostError
from hindmost.server import chain
from hindmost.server.clocks import Timing
from hindmost.server.draft import Draft, resumed
from hindmost.server.errors import Clash
from hindmost.server.journal import Journal
from hindmost.server.sheet import SeatRow, Sheet, read_sheet
from hindmost.server.store import ActionRow, SeatChange, Store
from hindmost.server.store.interface import Row
from hindmost.server.store.tables import actions, holders, positions, seats, snapshots, tables


class Damaged(Clash):
    """What is stored is not what was written, or is of other rules: the table stands still."""

    status = 409
    code = "damaged"


class Loaded:
    """All that is known of a table at one moment. Replaced, never changed."""

    def __init__(
        self,
        sheet: Sheet,
        version: int,
        revision: int,
        count: int,
        head: str,
        game: Game | None,
        journal: Journal,
        draft: Draft | None,
        timing: Timing | None,
        window: int | None,
    ) -> None:
        self.sheet = sheet
        self.version = version
        self.revision = revision
        self.count = count
        self.head = head
        self.game = game
        self.journal = journal
        self.draft = draft
        self.timing = timing
        self.window = window
        """The version at which the simultaneous question now open was first asked; None if there is none."""

    def with_draft(self, draft: Draft, revision: int) -> Loaded:
        return Loaded(
            self.sheet,
            self.version,
            revision,
            self.count,
            self.head,
            self.game,
            self.journal,
            draft,
            self.timing,
            self.window,
        )

    def advanced(
        self,
        rows: list[ActionRow],
        game: Game,
        timing: Timing,
        status: Any,
        changes: tuple[SeatChange, ...],
        at: float,
    ) -> Loaded:
        """After what this process has stored itself."""
        for row in rows:
            if row.kind != "play":
                note_event(self.journal, game, row)
        return Loaded(
            _changed(self.sheet, status, changes, at),
            self.version + 1,
            0,
            self.count + len(rows),
            rows[-1].hash,
            game,
            self.journal,
            None,
            timing,
            _window(self, game),
        )


def note_event(journal: Journal, game: Game, row: ActionRow) -> None:
    """Write what befell the table into its log."""
    args: dict[str, int | str | Msg] = {"seat": row.seat}
    if row.body:
        args["bot"] = row.body
    journal.add(game, -1, f"log-table-{row.kind}", args)


def _changed(sheet: Sheet, status: Any, changes: tuple[SeatChange, ...], at: float) -> Sheet:
    rows = list(sheet.seats)
    for change in changes:
        old = rows[change.seat]
        kind: Any = change.kind
        rows[change.seat] = SeatRow(old.seat, kind, old.name, change.bot, change.nonce or old.nonce)
    facts = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    return Sheet(**{**facts, "status": status, "changed": at, "seats": tuple(rows)})


def _window(before: Loaded, game: Game) -> int | None:
    """Whether the same simultaneous question is still open: fewer seats are asked, and the same thing."""
    if game.over:
        return None
    questions = game.questions
    now = {question.seat for question in questions}
    if before.game is not None and not before.game.over:
        asked = before.game.questions
        was = {question.seat for question in asked}
        same = now <= was and asked[0].kind == questions[0].kind
        if same and (len(was) > 1 or before.window is not None):
            return before.version if before.window is None else before.window
    return before.version + 1 if len(now) > 1 else None


async def _facts(store: Store, table: str) -> tuple[Sheet, Row | None] | None:
    found, seat_rows, holder_rows, position = await asyncio.gather(
        store.rows(select(tables).where(tables.c.id == table)),
        store.rows(select(seats).where(seats.c.table_id == table)),
        store.rows(select(holders).where(holders.c.table_id == table)),
        store.rows(select(positions).where(positions.c.table_id == table)),
    )
    if not found:
        return None
    return read_sheet(found[0], seat_rows, holder_rows), position[0] if position else None


async def action_rows(store: Store, table: str, start: int, end: int) -> list[ActionRow]:
    query = select(actions).where(actions.c.table_id == table, actions.c.n >= start, actions.c.n < end)
    found = await store.rows(query.order_by(actions.c.n))
    return [ActionRow(row["n"], row["kind"], row["seat"], row["body"], row["at"], row["hash"]) for row in found]


async def load(store: Store, table: str) -> Loaded | None:
    """All of it, proved: the chain of hashes, the replay, and the position that was kept."""
    facts = await _facts(store, table)
    if facts is None:
        return None
    sheet, position = facts
    if position is None:
        return Loaded(sheet, 0, 0, 0, "", None, Journal(), None, None, None)
    rows = await action_rows(store, table, 0, position["count"])
    kept = await store.rows(select(snapshots).where(snapshots.c.table_id == table))
    return await asyncio.to_thread(_replayed, sheet, position, rows, kept[0] if kept else None)


def _replayed(sheet: Sheet, position: Row, rows: list[ActionRow], kept: Row | None) -> Loaded:
    try:
        head = chain.verify(sheet.header, rows)
        if head != position["head"] or len(rows) != position["count"]:
            raise Damaged("The table's actions are not all there: it stands still.")
        if chain.commitment(sheet.seed) != sheet.commitment:
            raise Damaged("The table's seed is not the one that was committed to: it stands still.")
        game = begin(sheet)
        journal = Journal()
        _play(game, journal, rows)
        game.mark_barrier()  # an imported game may have ended in mid-turn; what is stored stands all the same
    except (chain.BrokenChain, HindmostError) as error:
        raise Damaged(f"The table stands still: {error}") from error
    if kept is not None and kept["count"] == len(rows):
        state = json.loads(kept["data"])["state"]
        if json.loads(json.dumps(game.snapshot()["state"])) != state:
            raise Damaged("The table's actions do not lead to the position that was kept: it stands still.")
    window = position["version"] if len(game.questions) > 1 else None
    return _with_position(sheet, position, game, journal, head, window)


def begin(sheet: Sheet) -> Game:
    """The game as it began. The rules must be the ones it was begun with."""
    game = hindmost.new_game(
        sheet.game, len(sheet.seats), tuple(sheet.chronicles), int(sheet.seed), dict(sheet.options)
    )
    version = game.setup.rules.version
    if version != sheet.rules:
        raise Damaged(
            f"The game was begun with version {sheet.rules} of the rules, and this server plays version {version}: "
            "use the server it was begun with."
        )
    return game


def _play(game: Game, journal: Journal, rows: list[ActionRow]) -> None:
    for row in rows:
        if row.kind == "play":
            game.play(row.seat, row.body)
        else:
            note_event(journal, game, row)


def _with_position(sheet: Sheet, position: Row, game: Game, journal: Journal, head: str, window: int | None) -> Loaded:
    draft = None
    if position["draft_seat"] is not None:
        draft = resumed(
            game, position["draft_seat"], json.loads(position["draft_steps"]), json.loads(position["draft_redo"])
        )
    asked = [int(seat) for seat in position["asked"].split(",") if seat]
    running = tuple(seat for seat in asked if sheet.plays(seat, "human"))
    timing = Timing(position["since"], tuple(json.loads(position["banks"])), running)
    version, revision = position["version"], position["revision"]
    return Loaded(sheet, version, revision, position["count"], head, game, journal, draft, timing, window)


async def rows_since(store: Store, before: Loaded) -> Loaded | None:
    """What others have stored since; `before` itself if nothing."""
    facts = await _facts(store, before.sheet.id)
    if facts is None:
        return None
    sheet, position = facts
    if position is None or before.game is None:
        if position is not None:
            return await load(store, sheet.id)
        return before if sheet == before.sheet else Loaded(sheet, 0, 0, 0, "", None, before.journal, None, None, None)
    if (position["version"], position["revision"]) == (before.version, before.revision):
        if sheet == before.sheet:
            return before
        return _with_position(sheet, position, before.game, before.journal, before.head, before.window)
    rows = await action_rows(store, sheet.id, before.count, position["count"])
    head = before.head
    for row in rows:
        if chain.link(head, row.n, row.kind, row.seat, row.body, row.at).hash != row.hash:
            raise Damaged("The table's actions do not follow each other: it stands still.")
        head = row.hash
    if head != position["head"]:
        raise Damaged("The table's actions are not all there: it stands still.")
    game = before.game.clone()
    _play(game, before.journal, rows)
    window = before.window if not rows else (before.version + 1 if len(game.questions) > 1 else None)
    return _with_position(sheet, position, game, before.journal, head, window)
