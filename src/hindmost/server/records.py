"""Finished games as files, and files as tables again. A record is never believed: it is replayed.

A record of a table is the engine's record (seed, choices, scores) with the table's own part under `table`: the
commitment given at the start, every action with its hash, and a signature. Without that part it is still a record.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import insert

import hindmost
from hindmost import Game
from hindmost.kernel.errors import DamagedRecord, HindmostError
from hindmost.server import chain, clocks
from hindmost.server.errors import Clash, Refused, TooLarge
from hindmost.server.identity import Signer
from hindmost.server.limits import Limits
from hindmost.server.loading import action_rows
from hindmost.server.models import Clock, NewTable, SeatWish
from hindmost.server.room import Room
from hindmost.server.store import ActionRow, Store
from hindmost.server.store.tables import actions, positions, snapshots
from hindmost.server.tables import Tables
from hindmost.server.writing import asked_text, snapshot_text

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
            raise Clash("The record holds the seed, so there is one only when the game has ended.", "not-over")
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
            options=dict(record["options"]),
            clock=Clock(),
        )
        status = "over" if game.over else "playing"
        row = self._tables.imported_row(person, wish, game.setup.rules.version, record["seed"], status, base_url)
        header = {
            "game": wish.game,
            "rules": row["rules"],
            "seats": seats,
            "chronicles": sorted(set(wish.chronicles)),
            "options": wish.options,
            "commitment": row["commitment"],
        }
        at = round(row["created"], 6)
        rows: list[ActionRow] = []
        head = chain.first(header)
        for n, choice in enumerate(game.choices):
            link = chain.link(head, n, "play", choice.seat, choice.option_id, at)
            head = link.hash
            rows.append(link)
        timing = clocks.begin(wish.clock, seats, asked, at)
        position = {
            "table_id": row["id"],
            "version": 1,
            "revision": 0,
            "count": len(rows),
            "head": head,
            "asked": asked_text(asked),
            "since": timing.since,
            "banks": json.dumps(timing.banks),
            "deadline": None,
        }
        more: list[Any] = [
            insert(positions).values(position),
            insert(snapshots).values(table_id=row["id"], count=len(rows), data=snapshot_text(game)),
        ]
        for start in range(0, len(rows), 500):
            part = rows[start : start + 500]
            more.append(insert(actions).values([{"table_id": row["id"], **_as_dict(link)} for link in part]))
        room = await self._tables.adopt(person, wish, row, more)
        return room, game, signed

    def proved(self, record: dict[str, Any]) -> tuple[Game, bool]:
        """The game, replayed; and whether this server wrote the record. BadRecord if anything does not fit."""
        if record.get("catalogue") is not None:
            raise BadRecord("It was played with a changed catalogue, and this server plays with its own.")
        try:
            game = hindmost.replay(record)
        except DamagedRecord as error:
            raise BadRecord(str(error)) from error
        except HindmostError as error:
            raise BadRecord(str(error)) from error
        if record.get("over") is not None and record["over"] is not game.over:
            raise BadRecord("The record says that the game is over, and its choices do not, or the other way round.")
        if game.can_undo:
            # What is in the middle of a turn goes on as a draft would; the record knows only what stands.
            game.mark_barrier()
        table = record.get("table")
        if table is None:
            return game, False
        _check_table(record, table, game)
        return game, self._signer.check("record", _signed_text(record), str(table.get("signature", "")))


def read(data: bytes, most: int) -> dict[str, Any]:
    try:
        record = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadRecord("This is not a record: it is not JSON.") from error
    if not isinstance(record, dict):
        raise BadRecord("This is not a record: it is not a JSON object.")
    choices = record.get("choices")
    if isinstance(choices, list) and len(choices) > most:
        raise TooLarge(f"The record has more than {most} choices.")
    return record


def _check_table(record: dict[str, Any], table: Any, game: Game) -> None:
    """The table's part must agree with the game: commitment, actions, chain."""
    if not isinstance(table, dict) or table.get("format") != FORMAT:
        raise BadRecord("The record's part about its table cannot be read.")
    if chain.commitment(str(record["seed"])) != table.get("commitment"):
        raise BadRecord("The seed is not the one that was committed to at the start.")
    header = {
        "game": record["game"],
        "rules": record["rules"],
        "seats": record["seats"],
        "chronicles": record["chronicles"],
        "options": record["options"],
        "commitment": table["commitment"],
    }
    try:
        rows = [
            ActionRow(n, str(kind), int(seat), str(body), float(at), str(digest))
            for n, (kind, seat, body, at, digest) in enumerate(table["actions"])
        ]
        head = chain.verify(header, rows)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("The record's actions cannot be read.") from error
    except chain.BrokenChain as error:
        raise BadRecord(str(error)) from error
    if head != table.get("head"):
        raise BadRecord("The chain of hashes does not end where it should: actions are missing.")
    if [f"{row.seat} {row.body}" for row in rows if row.kind == "play"] != [str(choice) for choice in game.choices]:
        raise BadRecord("The record's actions and choices are not the same.")


def _signed_text(record: dict[str, Any]) -> str:
    """All of it but the signature."""
    bare = {**record, "table": {name: value for name, value in record["table"].items() if name != "signature"}}
    return json.dumps(bare, sort_keys=True, separators=(",", ":"))


def _as_dict(link: ActionRow) -> dict[str, Any]:
    return {"n": link.n, "kind": link.kind, "seat": link.seat, "body": link.body, "at": link.at, "hash": link.hash}
