"""Finished games as files, and files as tables again. A record is never believed: it is replayed.

A record of a table is the engine's record (seed, choices, scores) with the table's own part under `table`: the
commitment given at the start, every action with its hash, and a signature. Without that part it is still a record.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import deque
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
from sqlalchemy import insert

import hindmost
from hindmost import Game
from hindmost.catalogue.problems import CatalogueError
from hindmost.kernel.errors import HindmostError
from hindmost.server.limits import Limits
from hindmost.server.live.room import Room
from hindmost.server.lobby.making import Tables, brought
from hindmost.server.people.identity import Signer
from hindmost.server.printed.checking import TOLD, checked
from hindmost.server.printed.kept import mark_of
from hindmost.server.state import chain, clocks, origin
from hindmost.server.state.loaded import GONE_OVER
from hindmost.server.state.loading import action_rows
from hindmost.server.state.writing import asked_kind, asked_text, snapshot_row
from hindmost.server.store import ActionRow, Store
from hindmost.server.store.layout import actions, positions, snapshots
from hindmost.server.wire.errors import Clash, Refused, TooLarge
from hindmost.server.wire.models import Clock, NewTable, SeatWish

FORMAT = "hindmost-table/1"


class BadRecord(Refused):
    """The record is not one, or not what it says."""

    status = 422
    code = "bad-record"


class Records:
    def __init__(self, store: Store, tables: Tables, signer: Signer, limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._signer = signer
        self._limits = limits

    async def export(self, room: Room) -> dict[str, Any]:
        """The record, once the game has ended: until then the seed is nobody's business."""
        if room.sheet.status not in ("over", "abandoned") or room.game is None:
            raise Clash("record-later", "not-over")
        rows = await action_rows(self._store, room.id, 0, room.loaded.count)
        record: dict[str, Any] = room.game.record()
        head = chain.verify(room.sheet.header, rows)
        record["table"] = {
            "format": FORMAT,
            "id": room.id,
            "names": [seat.name for seat in room.sheet.seats],
            "commitment": room.sheet.commitment,
            "actions": [[row.kind, row.seat, row.body, row.at, row.hash] for row in rows],
            "head": head,
        }
        record["table"]["signature"] = self._signer.sign("record", _signed_text(record))
        return record

    async def take(self, person: str, data: bytes, base_url: str) -> tuple[Room, Game, bool]:
        """A table from a record: over if the game was, else to be played on by whoever brought it."""
        record = read(data, self._limits.record_choices)
        game, signed = await asyncio.to_thread(self.proved, record)
        asked = () if game.over else tuple(question.seat for question in game.questions)
        seats = game.setup.seats
        wish = NewTable(
            game=record["game"],
            seats=[SeatWish("mine") for _ in range(seats)],
            chronicles=list(game.setup.modules),
            automa=game.setup.automa or None,
            options=dict(game.setup.options),
            clock=Clock(),
        )
        status = "over" if game.over else "playing"
        row = self._tables.imported_row(person, wish, game, record["seed"], status, base_url)
        at = round(row["created"], 6)
        rows: list[ActionRow] = []
        head = chain.first(_header(game, game.setup.options, row["commitment"]))
        for kind, seat, body in _told(game):
            rows.append(chain.link(head, len(rows), kind, seat, body, at))
            head = rows[-1].hash
        timing = clocks.begin(wish.clock, seats, (), self._tables.clock())
        position = {
            "table_id": row["id"],
            "version": 1,
            "revision": 0,
            "count": len(rows),
            "head": head,
            "asked": asked_text(asked),
            "asks": asked_kind(game),
            "since": timing.since,
            "banks": json.dumps(timing.banks),
            "deadline": None,
        }
        more: list[Any] = [
            insert(positions).values(position),
            insert(snapshots).values(snapshot_row(row["id"], len(rows), head, game)),
            *origin.rows_of(row["id"], game),
        ]
        for start in range(0, len(rows), 500):
            part = rows[start : start + 500]
            more.append(insert(actions).values([{"table_id": row["id"], **_as_dict(link)} for link in part]))
        room = await self._tables.adopt(person, wish, row, more, brought(game))
        return room, game, signed

    def proved(self, record: dict[str, Any]) -> tuple[Game, bool]:
        """The game, replayed; and whether this server wrote the record. BadRecord if anything does not fit."""
        try:
            game = self._replayed(record)
        except HindmostError as error:
            raise BadRecord("record-damaged", detail=str(error)) from error
        if game.position.nature.chance not in (hindmost.DRAWN, hindmost.TOLD) and not game.over:
            raise BadRecord("record-told")  # somebody would be asked what lies face down
        if game.setup.companion:
            raise BadRecord("record-companion")  # a table here has everybody's game on it
        if record.get("over") is not None and record["over"] is not game.over:
            raise BadRecord("record-end")
        if game.can_undo:
            # What is in the middle of a turn goes on as a draft would; the record knows only what stands.
            game.mark_barrier()
        table = record.get("table")
        if table is None:
            return game, False
        _check_table(record, table, game)
        return game, self._signer.check("record", _signed_text(record), str(table.get("signature", "")))

    def _replayed(self, record: dict[str, Any]) -> Game:
        corrected = record.get("catalogue")
        if not isinstance(corrected, str):
            return hindmost.replay(record)
        try:
            checked(corrected, "catalogue", self._limits.catalogue)
        except CatalogueError as error:
            raise BadRecord("record-catalogue", detail=str(error)[:TOLD]) from error
        try:
            return hindmost.replay(record)
        except (
            ArithmeticError,
            AssertionError,
            LookupError,
            TypeError,
        ) as error:  # values that are right one by one, and lead nowhere together
            raise BadRecord("record-catalogue", detail=str(error)) from error


def read(data: bytes, most: int) -> dict[str, Any]:
    try:
        record = json.loads(data, parse_float=_finite, parse_constant=_finite)
        # A lone half of a character can be written in JSON, and nowhere else.
        json.dumps(record, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-none", detail="It is not JSON.") from error
    if not isinstance(record, dict):
        raise BadRecord("record-none", detail="It is not a JSON object.")
    choices = record.get("choices")
    if isinstance(choices, list) and len(choices) > most:
        raise TooLarge("record-long", args={"most": most})
    return record


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is not a number that can be reckoned with")
    return number


def _check_table(record: dict[str, Any], table: Any, game: Game) -> None:
    """The table's part must agree with the game: commitment, actions, chain."""
    if not isinstance(table, dict) or table.get("format") != FORMAT:
        raise BadRecord("record-table")
    if chain.commitment(str(record["seed"])) != table.get("commitment"):
        raise BadRecord("record-seed")
    try:
        rows = [ActionRow(n, *_action(action)) for n, action in enumerate(table["actions"])]
    except (KeyError, TypeError, OverflowError, msgspec.ValidationError) as error:
        raise BadRecord("record-table") from error
    if _head(game, table["commitment"], rows) != table.get("head"):
        raise BadRecord("record-chain")
    told = [(choice.seat, choice.option_id) for choice in game.choices]
    if [(row.seat, row.body) for row in rows if row.kind == "play"] != told:
        raise BadRecord("record-choices")


def _action(action: Any) -> tuple[str, int, str, float, str]:
    return msgspec.convert(action, tuple[str, int, str, float, str])


def _head(game: Game, commitment: str, rows: list[ActionRow]) -> str:
    """The last hash. The chain begins with all options, or, as at tables of earlier versions, with those named."""
    broken = BadRecord("record-table")
    for options in _namings(game):
        try:
            return chain.verify(_header(game, options, commitment), rows)
        except chain.BrokenChain as error:
            broken = BadRecord("record-chain", detail=str(error))
    raise broken


def _namings(game: Game) -> Iterator[dict[str, Any]]:
    """All options; then those that are left if some that have their usual value were not named."""
    options = game.setup.options
    usual = [spec.name for spec in game.setup.rules.options if options[spec.name] == spec.values[0]]
    for number in range(len(usual) + 1):
        for unnamed in combinations(usual, number):
            yield {name: value for name, value in options.items() if name not in unnamed}


def _header(game: Game, options: dict[str, Any], commitment: str) -> dict[str, Any]:
    setup, rules = game.setup, game.setup.rules
    mark = None if setup.catalogue is None else mark_of(setup.catalogue)
    nature = game.position.nature
    agreed = setup.modules, options, commitment, mark, setup.automa or None, nature.chance, nature.keyed
    return chain.header(rules.id, game.begun_by, setup.seats, *agreed, origin.mark_of(game))


def _told(game: Game) -> Iterator[tuple[str, int, str]]:
    """What a table of the game has among its actions: every answer, and where it went over to other rules."""
    changes = deque(game.gone_over)
    for n in range(len(game.choices) + 1):
        while changes and changes[0].after == n:
            change = changes.popleft()
            yield GONE_OVER, -1, f"{change.was} {change.to}"
        if n < len(game.choices):
            yield "play", game.choices[n].seat, game.choices[n].option_id


def _signed_text(record: dict[str, Any]) -> str:
    """All of it but the signature."""
    bare = {**record, "table": {name: value for name, value in record["table"].items() if name != "signature"}}
    return json.dumps(bare, sort_keys=True, separators=(",", ":"))


def _as_dict(link: ActionRow) -> dict[str, Any]:
    return {"n": link.n, "kind": link.kind, "seat": link.seat, "body": link.body, "at": link.at, "hash": link.hash}
