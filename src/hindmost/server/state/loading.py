"""A table from what is stored: the actions are replayed, and must lead to the position that was kept."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any

import msgspec
from sqlalchemy import select, tuple_

import hindmost
from hindmost import Game
from hindmost.api import followed
from hindmost.kernel.errors import HindmostError
from hindmost.server.printed.kept import text_with
from hindmost.server.sight.journal import Journal
from hindmost.server.state import chain, origin
from hindmost.server.state.clocks import Timing
from hindmost.server.state.draft import resumed
from hindmost.server.state.loaded import AS_KEPT, GONE_OVER, Loaded, note_events, note_lost, note_use
from hindmost.server.state.sealed import read
from hindmost.server.state.sheet import Sheet, read_sheet
from hindmost.server.store import ActionRow, StandingUse, Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import actions, holders, positions, seats, snapshots, standing_uses, standins, tables
from hindmost.server.wire.errors import Clash


class Damaged(Clash):
    """What is stored is not what was written, or is of other rules: the table stands still."""

    status = 409
    code = "damaged"


async def _facts(store: Store, table: str) -> tuple[Sheet, Row | None] | None:
    found, seat_rows, holder_rows, standin_rows, position = await asyncio.gather(
        store.rows(select(tables).where(tables.c.id == table)),
        store.rows(select(seats).where(seats.c.table_id == table)),
        store.rows(select(holders).where(holders.c.table_id == table)),
        store.rows(select(standins).where(standins.c.table_id == table)),
        store.rows(select(positions).where(positions.c.table_id == table)),
    )
    if not found:
        return None
    sheet = read_sheet(found[0], seat_rows, holder_rows, standin_rows)
    if sheet.catalogue is not None:
        text = await text_with(store, sheet.catalogue)
        if text is None:
            raise Damaged("damaged", detail="Its corrected catalogue is not there.")
        sheet = msgspec.structs.replace(sheet, corrected=text)
    if sheet.origin is not None:
        text = await origin.text_with(store, table, sheet.origin)
        if text is None:
            raise Damaged("damaged", detail="The position that it was laid from is not there.")
        sheet = msgspec.structs.replace(sheet, laid_from=text)
    return sheet, position[0] if position else None


async def action_rows(store: Store, table: str, start: int, end: int) -> list[ActionRow]:
    query = select(actions).where(actions.c.table_id == table, actions.c.n >= start, actions.c.n < end)
    found = await store.rows(query.order_by(actions.c.n))
    return [ActionRow(row["n"], row["kind"], row["seat"], row["body"], row["at"], row["hash"]) for row in found]


async def _uses(store: Store, position: Row, since: tuple[int, int] = (-1, 0)) -> list[StandingUse]:
    """The standing answers that were used after a mark, up to the position."""
    columns = standing_uses.c
    mark = tuple_(columns.version, columns.revision)
    now = (position["version"], position["revision"])
    query = select(standing_uses).where(columns.table_id == position["table_id"], mark > since, mark <= now)
    found = await store.rows(query.order_by(columns.version, columns.revision))
    return [StandingUse(row["n"], row["seat"], row["kind"], row["answer"]) for row in found]


async def load(store: Store, table: str) -> Loaded | None:
    """All of it, proved: the chain of hashes, the replay, and the position that was kept."""
    facts = await _facts(store, table)
    if facts is None:
        return None
    sheet, position = facts
    if position is None:
        return Loaded(sheet, 0, 0, 0, "", None, Journal(), None, None)
    rows = await action_rows(store, table, 0, position["count"])
    uses = await _uses(store, position)
    kept = await store.rows(select(snapshots).where(snapshots.c.table_id == table))
    return await asyncio.to_thread(_replayed, sheet, position, rows, uses, kept[0] if kept else None)


def _replayed(sheet: Sheet, position: Row, rows: list[ActionRow], uses: list[StandingUse], kept: Row | None) -> Loaded:
    try:
        head = chain.verify(sheet.header, rows)
    except chain.BrokenChain as error:
        raise Damaged("damaged", detail=str(error)) from error
    if head != position["head"] or len(rows) != position["count"]:
        raise Damaged("damaged", detail="Its actions are not all there.")
    if chain.commitment(sheet.seed) != sheet.commitment:
        raise Damaged("damaged", detail="Its seed is not the one that was committed to.")
    there = kept is not None and kept["count"] == len(rows)
    if kept is not None and there and kept["seal"] not in (None, chain.seal(head, kept["data"])):
        raise Damaged("damaged", detail="The position that was kept is not the one that was written.")
    snapshot = json.loads(kept["data"]) if kept is not None and there else None
    journal = Journal()
    try:
        game = _play(begin(sheet), journal, rows, uses)
        game.mark_barrier()  # an imported game may have ended in mid-turn; what is stored stands all the same
    except HindmostError as error:
        journal = Journal()
        game = _as_kept(journal, rows, snapshot, str(error))
        return _with_position(sheet, position, game, journal, head)
    try:
        led_there = snapshot is None or game.stands_at(snapshot)
    except HindmostError as error:
        raise Damaged("damaged", detail=str(error)) from error
    if not led_there:
        why = "Its actions do not lead to the position that was kept."
        if kept is None or kept["seal"] is None:
            raise Damaged("damaged", detail=why)
        # Both are what was written, so the rules have changed without a word.
        journal = Journal()
        game = _as_kept(journal, rows, snapshot, why)
    return _with_position(sheet, position, game, journal, head)


def _as_kept(journal: Journal, rows: list[ActionRow], snapshot: Any, why: str) -> Game:
    """The game from its last position, where its answers are those that were given and rules have changed since: how it
    came there cannot be shown any more, but it is neither lost nor stopped. `why`: what speaks against playing them."""
    if snapshot is None:
        raise Damaged("damaged", detail=why)
    choices = [f"{row.seat} {row.body}" for row in rows if row.kind == "play"]
    try:
        game = hindmost.restore({**snapshot, "choices": choices})
    except HindmostError as error:
        raise Damaged("damaged", detail=why) from error
    journal.add(game, -1, AS_KEPT, {"seat": -1})
    return game


def begin(sheet: Sheet) -> Game:
    """The game as it began, by the rules it was begun with."""
    _refuse_missing(sheet)
    return hindmost.new_game(
        sheet.game,
        len(sheet.seats),
        tuple(sheet.chronicles),
        int(sheet.seed),
        dict(sheet.options),
        sheet.automa,
        version=sheet.rules,
        corrected=sheet.corrected,
        chance=sheet.chance,
        keyed=sheet.keyed,
        origin=None if sheet.laid_from is None else json.loads(sheet.laid_from),
    )


def _refuse_missing(sheet: Sheet) -> None:
    """A chronicle that a package brought is gone with the package; the table waits for it."""
    there = next((info.chronicles for info in hindmost.games() if info.id == sheet.game), ())
    for number in sheet.chronicles:
        if number not in there:
            raise Damaged("chronicle-missing", args={"n": number})


def _play(game: Game, journal: Journal, rows: list[ActionRow], uses: list[StandingUse]) -> Game:
    """The game after what was stored of it; another one where it has gone over to other rules."""
    waiting = deque(uses)
    for row in rows:
        while waiting and waiting[0].n <= row.n:
            note_use(journal, game, waiting.popleft())
        if row.kind == "play":
            game.play(row.seat, row.body)
        else:
            note_events(journal, game, [row])
            if row.kind == GONE_OVER:
                game = gone_over(game)
    for use in waiting:
        note_use(journal, game, use)
    return game


def gone_over(game: Game) -> Game:
    """The same position by the rules that follow. What is stored cannot be taken back."""
    game.mark_barrier()
    try:
        return followed(game)
    except HindmostError as error:
        raise Damaged("damaged", detail=str(error)) from error


def _with_position(sheet: Sheet, position: Row, game: Game, journal: Journal, head: str) -> Loaded:
    draft = None
    if position["draft_seat"] is not None:
        steps, redo = json.loads(position["draft_steps"]), json.loads(position["draft_redo"])
        try:
            draft = resumed(game, position["draft_seat"], steps, redo)
        except HindmostError:  # rules have changed: the turn begins anew
            note_lost(journal, game, position["draft_seat"])
    asked = [int(seat) for seat in position["asked"].split(",") if seat]
    running = tuple(seat for seat in asked if sheet.plays(seat, "human"))
    timing = Timing(position["since"], tuple(json.loads(position["banks"])), running)
    version, revision = position["version"], position["revision"]
    sealed = read(position["sealed"])
    return Loaded(sheet, version, revision, position["count"], head, game, journal, draft, timing, sealed)


async def rows_since(store: Store, before: Loaded) -> Loaded | None:
    """What others have stored since; `before` itself if nothing."""
    facts = await _facts(store, before.sheet.id)
    if facts is None:
        return None
    sheet, position = facts
    if position is None or before.game is None:
        if position is not None:
            return await load(store, sheet.id)
        return before if sheet == before.sheet else Loaded(sheet, 0, 0, 0, "", None, before.journal, None, None)
    if (position["version"], position["revision"]) == (before.version, before.revision):
        if sheet == before.sheet:
            return before
        return _with_position(sheet, position, before.game, before.journal, before.head)
    rows = await action_rows(store, sheet.id, before.count, position["count"])
    head = before.head
    for row in rows:
        if chain.link(head, row.n, row.kind, row.seat, row.body, row.at).hash != row.hash:
            raise Damaged("damaged", detail="Its actions do not follow each other.")
        head = row.hash
    if head != position["head"]:
        raise Damaged("damaged", detail="Its actions are not all there.")
    uses = await _uses(store, position, before.mark)
    game = before.game.clone()
    game = _play(game, before.journal, rows, uses)
    game.mark_barrier()  # what the host has confirmed could be taken back otherwise
    return _with_position(sheet, position, game, before.journal, head)
